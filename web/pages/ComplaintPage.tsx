import { ComplaintFlow } from '../complaint/ComplaintFlow.tsx'
import { prepareWords } from '../complaint/complaintWords.ts'
import { useSite } from '../data/site.tsx'
import { FramedBlocks } from './FramedBlocks.tsx'
import { OtherChannels } from './OtherChannels.tsx'

export { prepareWords as prepare }

const formId = 'honest-report-form'

/** The misconduct report: the form among the words on how it works. */
export function Page() {
  const { words } = useSite()
  return (
    <FramedBlocks
      sections={[{ id: formId, title: words.complaintForm, needsScript: true }]}
      withoutScript={<OtherChannels instead="report" />}
    >
      <section id={formId} data-needs-script>
        <ComplaintFlow />
      </section>
    </FramedBlocks>
  )
}
