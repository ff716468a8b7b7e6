import { useLoaderData } from 'react-router'
import { contentOf } from '../../../content.ts'
import { pages } from '../../../pages.ts'
import { Banners } from '../../../parts/Banners.tsx'
import { List } from '../../../parts/List.tsx'
import { Trail } from '../../../parts/Trail.tsx'
import { Blocks } from '../Blocks.tsx'
import { useShell } from '../useShell.ts'

export { meta } from '../meta.ts'

export const loader = () => contentOf(pages.list)

export default function ListPage() {
  const { path, answers } = useLoaderData<typeof loader>()
  const { site, words } = useShell()
  const [lead, ...rest] = answers.page?.blocks ?? []
  return (
    <>
      <Banners banners={answers.banners ?? []} isHeading />
      <Trail site={site} path={path} title={answers.page?.title ?? ''} />
      {lead && <Blocks blocks={[lead]} />}
      <section>{answers.newsList && <List list={answers.newsList} path={path} words={words.list} />}</section>
      <Blocks blocks={rest} />
    </>
  )
}
