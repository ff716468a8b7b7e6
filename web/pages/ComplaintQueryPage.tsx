import { CaseLookUp } from '../complaint/CaseLookUp.tsx'
import { prepareWords } from '../complaint/complaintWords.ts'
import { FramedBlocks } from './FramedBlocks.tsx'
import { OtherChannels } from './OtherChannels.tsx'

export { prepareWords as prepare }

/** What became of a report: for whoever holds its query code. */
export function Page() {
  return (
    <FramedBlocks withoutScript={<OtherChannels instead="query" />}>
      <div data-needs-script>
        <CaseLookUp />
      </div>
    </FramedBlocks>
  )
}
