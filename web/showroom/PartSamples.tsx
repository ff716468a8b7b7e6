import type { HomePage } from '#contract/page.ts'
import type { Banner as BannerData } from '#contract/picture.ts'
import { Heading } from '../blocks/Heading.tsx'
import { useSite } from '../data/site.tsx'
import { Banner } from '../parts/Banner.tsx'
import { Breadcrumb } from '../parts/Breadcrumb.tsx'
import { Empty } from '../parts/Empty.tsx'
import { Failure } from '../parts/Failure.tsx'
import { ListSkeleton, Skeleton } from '../parts/Skeleton.tsx'
import { TabBar } from '../parts/TabBar.tsx'
import { ControlSamples } from './ControlSamples.tsx'
import { Part } from './Part.tsx'
import { PictureSamples } from './PictureSamples.tsx'
import type { Texts } from './texts.ts'

interface Samples {
  t: Texts
  home: HomePage
  banners: BannerData[]
  /** Banners of a page without a picture. */
  drawn: BannerData[]
}

/** Every part that stands in pages, with what it is like empty, long and chosen. */
export function PartSamples({ t, home, banners, drawn }: Samples) {
  const { words, navigation } = useSite()
  const [first] = banners
  const tabs = navigation[1]?.children.flatMap(({ children }) => children) ?? []
  return (
    <>
      <div className="column">
        <Heading>{t.parts}</Heading>
        <ControlSamples t={t} />
        <PictureSamples chain={home.chain} />
        <Part name="Empty">
          <Empty text={words.state.empty}>
            <p>{words.list.emptyHelp}</p>
          </Empty>
        </Part>
        <Part name="Failure">
          <Failure message={words.state.unreachable} onRetry={() => {}} words={words.state} />
        </Part>
        <Part name="Skeleton, ListSkeleton">
          <Skeleton />
          <ListSkeleton rows={2} />
        </Part>
        <Part name="TabBar, Breadcrumb, Banner">{null}</Part>
      </div>
      <TabBar items={tabs.slice(0, 2)} current={tabs[0]?.link ?? ''} label={`${words.tabs} 2`} />
      <TabBar items={tabs} current={tabs[2]?.link ?? ''} label={words.tabs} />
      <Breadcrumb
        label={words.breadcrumb}
        crumbs={[{ title: words.home, link: '/' }, { title: t.item(0) }, { title: t.long }]}
      />
      <Banner banners={banners} words={words} />
      {first && <Banner banners={[{ ...first, linkUrl: undefined }]} words={words} />}
      {first && <Banner banners={[first]} words={words} heading />}
      <Banner banners={drawn} words={words} heading />
      <Banner banners={[]} words={words} />
    </>
  )
}
