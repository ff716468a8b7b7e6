import { ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import type { HomePage as HomeData } from '#contract/page.ts'
import { Figures } from '../blocks/Figures.tsx'
import { useCall } from '../data/api.ts'
import { homeQueries } from '../data/routeQueries.ts'
import { useSite } from '../data/site.tsx'
import { ArrowLink } from '../parts/ArrowLink.tsx'
import { Banner } from '../parts/Banner.tsx'
import { Failure } from '../parts/Failure.tsx'
import { Picture } from '../parts/Picture.tsx'
import { Skeleton } from '../parts/Skeleton.tsx'
import typography from '../styles/typography.module.css'
import { HomeNews } from './HomeNews.tsx'
import styles from './HomePage.module.css'
import { HomeSecurities } from './HomeSecurities.tsx'
import { useDescription, useTitle } from './useTitle.ts'
import { ValueChain } from './ValueChain.tsx'

/** Home: carousel, what the company is, the seven value-chain panels, news, securities, sustainability, integrity. */
export function Page() {
  const { words, lang, shortName, slogan, titles } = useSite()
  const banners = useCall(...homeQueries.banners)
  const home = useCall(...homeQueries.page)
  // What the sections ask for themselves is asked at once; they appear together, so that none moves another.
  const news = useCall(...homeQueries.news)
  const quotes = useCall(...homeQueries.quotes)
  const latest = useCall(...homeQueries.notice(lang))
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

function Sections({ home }: { home: HomeData }) {
  return (
    <>
      <section className={styles.section}>
        <div className={`column ${styles.about}`}>
          <div>
            <h2 className={typography.xxl}>{home.about.title}</h2>
            <p className={styles.lead}>{home.about.text}</p>
            <ArrowLink to={home.about.link.to}>{home.about.link.text}</ArrowLink>
          </div>
          <Figures items={home.about.figures} />
        </div>
      </section>
      <section className={styles.section} data-ground="quiet">
        <div className="column">
          <h2 className={typography.xxl}>{home.chain.title}</h2>
          <p className={`${typography.muted} ${styles.text}`}>{home.chain.text}</p>
        </div>
        <ValueChain items={home.chain.items} />
      </section>
      <section className={styles.section}>
        <div className="column">
          <h2 className={typography.xxl}>{home.news.title}</h2>
          <HomeNews />
        </div>
      </section>
      <section className={styles.section} data-ground="quiet">
        <div className="column">
          <HomeSecurities {...home.securities} />
        </div>
      </section>
      <section className={styles.section} data-ground="dark">
        <div className={`column ${styles.sustainability}`}>
          <div>
            <h2 className={typography.xxl}>{home.sustainability.title}</h2>
            <p className={`${typography.muted} ${styles.text}`}>{home.sustainability.text}</p>
            <ArrowLink to={home.sustainability.link.to}>{home.sustainability.link.text}</ArrowLink>
          </div>
          <Picture
            picture={home.sustainability.picture}
            sizes="(min-width: 64em) 74rem, 100vw"
            className={styles.picture}
          />
          <Figures items={home.sustainability.figures} />
        </div>
      </section>
      <section className={styles.strip}>
        <div className={`column ${styles.integrity}`}>
          <ShieldCheck aria-hidden="true" size={36} />
          <div>
            <h2 className={typography.lg}>{home.integrity.title}</h2>
            <p>{home.integrity.text}</p>
          </div>
          <ArrowLink to={home.integrity.link.to}>{home.integrity.link.text}</ArrowLink>
        </div>
      </section>
    </>
  )
}
