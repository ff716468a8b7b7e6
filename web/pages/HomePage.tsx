import { ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { FigureList } from '#blocks/figures/FigureList.tsx'
import type { HomePage as HomeData } from '#contract/page.ts'
import { useCall } from '../data/api.ts'
import { homeQueries, homeSectionQueries } from '../data/routeQueries.ts'
import { useSite } from '../data/site.tsx'
import { ArrowLink } from '../parts/ArrowLink.tsx'
import { Banner } from '../parts/Banner.tsx'
import { Failure } from '../parts/Failure.tsx'
import { LaterSection } from '../parts/LaterSection.tsx'
import { Picture } from '../parts/Picture.tsx'
import { Skeleton } from '../parts/Skeleton.tsx'
import typography from '../styles/typography.module.css'
import { HomeNews } from './HomeNews.tsx'
import styles from './HomePage.module.css'
import { HomeSecurities } from './HomeSecurities.tsx'
import { useDescription, useTitle } from './useTitle.ts'
import { ValueChain } from './ValueChain.tsx'

/** Home: carousel, what the company is, and those of value chain, news, securities, sustainability and integrity that it has. */
export function Page() {
  const site = useSite()
  const { words, shortName, slogan, titles } = site
  const banners = useCall(...homeQueries.banners)
  const home = useCall(...homeQueries.page)
  // What the sections ask for themselves is asked at once; they appear together, so that none moves another.
  const asked = homeSectionQueries(site)
  const news = useCall(...asked.news)
  const quotes = useCall(...asked.quotes)
  const latest = useCall(...asked.notice)
  const settled = [home, news, quotes, latest].every(({ isLoading }) => !isLoading)
  const [shown, setShown] = useState(settled)
  if (settled && !shown) setShown(true) // a later attempt of one part leaves the others where they are
  useTitle(titles['/'], true)
  useDescription(home.data?.description)

  return (
    <>
      <h1 className="visually-hidden">{`${shortName} – ${slogan}`}</h1>
      {banners.data ? <Banner banners={banners.data} words={words} /> : <div className={styles.waiting} />}
      {home.data && shown && <Sections home={home.data} />}
      {(home.isPending || !shown) && (
        <div className={`column ${styles.pending}`}>
          <Skeleton lines={10} />
        </div>
      )}
      {home.isError && (
        <div className="column">
          <Failure message={home.error.message} onRetry={() => home.refetch()} words={words.state} />
        </div>
      )}
    </>
  )
}

function Sections({ home: { about, chain, news, securities, sustainability, integrity } }: { home: HomeData }) {
  return (
    <>
      <section className={styles.section}>
        <div className={`column ${styles.about}`}>
          <div>
            <h2 className={typography.xxl}>{about.title}</h2>
            <p className={styles.lead}>{about.text}</p>
            <ArrowLink to={about.link.to}>{about.link.text}</ArrowLink>
          </div>
          <FigureList items={about.figures} />
        </div>
      </section>
      {chain && (
        <LaterSection className={`${styles.section} band`}>
          <div className="column">
            <h2 className={typography.xxl}>{chain.title}</h2>
            <p className={`${typography.muted} ${styles.text}`}>{chain.text}</p>
          </div>
          <ValueChain items={chain.items} />
        </LaterSection>
      )}
      {news && (
        <LaterSection className={styles.section}>
          <div className="column">
            <h2 className={typography.xxl}>{news.title}</h2>
            <HomeNews />
          </div>
        </LaterSection>
      )}
      {securities && (
        <LaterSection className={`${styles.section} band`}>
          <div className="column">
            <HomeSecurities {...securities} />
          </div>
        </LaterSection>
      )}
      {sustainability && <Sustainability {...sustainability} />}
      {integrity && (
        <section className={styles.strip}>
          <div className={`column ${styles.integrity}`}>
            <ShieldCheck aria-hidden="true" size={36} />
            <div>
              <h2 className={typography.lg}>{integrity.title}</h2>
              <p>{integrity.text}</p>
            </div>
            <ArrowLink to={integrity.link.to}>{integrity.link.text}</ArrowLink>
          </div>
        </section>
      )}
    </>
  )
}

const Sustainability = ({ title, text, link, picture, figures }: NonNullable<HomeData['sustainability']>) => (
  <LaterSection className={`${styles.section} band`} data-ground="dark">
    <div className="column">
      <h2 className={typography.xxl}>{title}</h2>
      <p className={`${typography.muted} ${styles.text}`}>{text}</p>
      <ArrowLink to={link.to}>{link.text}</ArrowLink>
    </div>
    {picture && <Picture picture={picture} sizes="100vw" className={styles.picture} />}
    <div className="column">
      <FigureList items={figures} />
    </div>
  </LaterSection>
)
