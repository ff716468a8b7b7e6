import { CaseLookUp } from '../complaint/CaseLookUp.tsx'
import { prepareWords } from '../complaint/complaintWords.ts'
import { Trust } from '../complaint/Trust.tsx'
import { OtherChannels } from './OtherChannels.tsx'
import { TaskFrame } from './TaskFrame.tsx'

export { prepareWords as prepare }

/** What became of a report: for whoever holds its query code. */
export const Page = () => (
  <TaskFrame aside={<Trust />} withoutScript={<OtherChannels instead="query" />}>
    {(onBegin) => <CaseLookUp onBegin={onBegin} />}
  </TaskFrame>
)
