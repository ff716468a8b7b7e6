import type { ReactNode } from 'react'
import type { Page } from '#contract/page.ts'
import { OnThisPage } from '../blocks/OnThisPage.tsx'
import type { Section } from '../blocks/sections.ts'
import { useCall } from '../data/api.ts'
import { bannersQuery, pageQuery } from '../data/routeQueries.ts'
import { useSite } from '../data/site.tsx'
import { Banner } from '../parts/Banner.tsx'
import { Breadcrumb, type Crumb } from '../parts/Breadcrumb.tsx'
import { Failure } from '../parts/Failure.tsx'
import { FlagList } from '../parts/FlagList.tsx'
import { RelatedPages } from '../parts/RelatedPages.tsx'
import { Skeleton } from '../parts/Skeleton.tsx'
import { TabBar } from '../parts/TabBar.tsx'
import { placeInNavigation } from '../routing/navigation.ts'
import { useLocation } from '../routing/routerContext.ts'
import { nextInSection, tabsOf } from '../routing/siblings.ts'
import { LazyNotFound } from './LazyNotFound.tsx'
import { missingOf, missingTitle } from './missing.ts'
import styles from './PageFrame.module.css'
import { useDescription, useTitle } from './useTitle.ts'

interface Props {
  /** Its parts, where they are many enough for a list. */
  contents: (page: Page) => Section[]
  children: (page: Page) => ReactNode
}

/** Banner, tabs, contents and breadcrumb of a page, then what it shows, then two ways onward. */
export function PageFrame({ contents, children }: Props) {
  const { navigation, lang, words, titles } = useSite()
  const path = useLocation().pathname
  const banners = useCall(...bannersQuery(path, { navigation }))
  const page = useCall(...pageQuery(path))
  const place = placeInNavigation(navigation, path)
  const missing = missingOf(page.error)
  useTitle(missing ? missingTitle(missing, words) : titles[path])
  useDescription(page.data?.description)

  if (missing) return <LazyNotFound {...missing} />
  const next = place && nextInSection(place, lang)
  const sections = page.data ? contents(page.data) : []
  const crumbs: Crumb[] = place
    ? [
        { title: words.home, link: '/' },
        // The pages about the site itself stand below the home page.
        ...(place.section.link === '/'
          ? []
          : [{ title: place.section.title, link: place.section.type ? undefined : place.section.link }]),
        { title: titles[path] ?? place.item.title },
      ]
    : []

  return (
    <>
      <PageBanner path={path} banners={banners.data} pending={banners.isPending} />
      {banners.data?.[0]?.flags && <FlagList flags={banners.data[0].flags} />}
      <div className={styles.rows} data-stays={sections.length > 0 || undefined}>
        {place && <TabBar items={tabsOf(place, lang)} current={path} label={words.tabs} />}
        {sections.length > 0 && <OnThisPage sections={sections} title={words.onThisPage} />}
      </div>
      {crumbs.length > 0 && <Breadcrumb crumbs={crumbs} label={words.breadcrumb} />}
      <div className={styles.content}>
        {page.data && children(page.data)}
        {page.isPending && (
          <div className="column">
            <Skeleton lines={8} />
          </div>
        )}
        {page.isError && (
          <div className="column">
            <Failure message={page.error.message} onRetry={() => page.refetch()} words={words.state} />
          </div>
        )}
      </div>
      {page.data && <RelatedPages next={next} related={page.data.related} />}
    </>
  )
}

/** The banner with the page's heading; an empty block of its size while it is on its way, and the heading even without one. */
function PageBanner({
  path,
  banners,
  pending,
}: {
  path: string
  banners: Parameters<typeof Banner>[0]['banners'] | undefined
  pending: boolean
}) {
  const { words, titles } = useSite()
  if (banners && banners.length > 0) return <Banner banners={banners} words={words} heading />
  return (
    <div className={styles.bare} data-pending={pending || undefined}>
      <h1>{titles[path]}</h1>
    </div>
  )
}
