import { useLoaderData } from 'react-router'
import { contentOf } from '../../../content.ts'
import { pages } from '../../../pages.ts'
import { Banners } from '../../../parts/Banners.tsx'
import { Home } from '../../../parts/Home.tsx'
import { NewsTabs } from '../../../parts/NewsTabs.tsx'
import { useShell } from '../useShell.ts'

export { meta } from '../meta.ts'

export const loader = () => contentOf(pages.home)

export default function HomePage() {
  const { answers } = useLoaderData<typeof loader>()
  const { site, words } = useShell()
  return (
    <>
      <h1 hidden>{site.shortName}</h1>
      <Banners banners={answers.homeBanners ?? []} isHeading={false} />
      <Home answers={answers} words={words} news={<NewsTabs news={answers.homeNews ?? []} words={words} />} />
    </>
  )
}
