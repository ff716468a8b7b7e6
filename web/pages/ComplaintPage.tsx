import { ComplaintFlow } from '../complaint/ComplaintFlow.tsx'
import { prepareWords } from '../complaint/complaintWords.ts'
import { Trust } from '../complaint/Trust.tsx'
import { OtherChannels } from './OtherChannels.tsx'
import { TaskFrame } from './TaskFrame.tsx'

export { prepareWords as prepare }

/** The misconduct report: the form at once, and below its first step how it works. */
export const Page = () => (
  <TaskFrame aside={<Trust />} withoutScript={<OtherChannels instead="report" />}>
    {(onBegin) => <ComplaintFlow onBegin={onBegin} />}
  </TaskFrame>
)
