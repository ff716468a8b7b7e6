import { Report } from '../complaint/Report.tsx'
import { prepareWords } from '../complaint/words.ts'
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
      sections={[{ id: formId, title: words.reportForm, needsScript: true }]}
      withoutScript={<OtherChannels instead="report" />}
    >
      <section id={formId} data-needs-script>
        <Report />
      </section>
    </FramedBlocks>
  )
}
