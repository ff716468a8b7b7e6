import { useLoaderData } from 'react-router'
import { contentOf } from '../../../content.ts'
import { pages } from '../../../pages.ts'
import { ReportForm } from '../../../parts/ReportForm.tsx'
import { Trust } from '../../../parts/Trust.tsx'
import { Blocks } from '../Blocks.tsx'
import { useShell } from '../useShell.ts'

export { meta } from '../meta.ts'

export const loader = () => contentOf(pages.report)

export default function ReportPage() {
  const { answers, channels } = useLoaderData<typeof loader>()
  const { words } = useShell()
  const [lead, ...rest] = answers.page?.blocks ?? []
  const departments = answers.departments?.map(({ label }) => label) ?? []
  return (
    <>
      <section>
        <h1>{answers.page?.title}</h1>
        {lead && <Blocks blocks={[lead]} />}
        <ReportForm words={words.report} channels={channels} departments={departments} />
        <Trust words={words.trust} />
      </section>
      <Blocks blocks={rest} />
    </>
  )
}
