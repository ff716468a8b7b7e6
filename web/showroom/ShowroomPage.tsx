import { wholeLangOf } from '#contract/wholeLangs.ts'
import { Blocks } from '../blocks/Blocks.tsx'
import { scrollToSection } from '../blocks/scrollToSection.ts'
import { useCall } from '../data/api.ts'
import { useSite } from '../data/site.tsx'
import { useTitle } from '../pages/useTitle.ts'
import { blockSamples } from './blockSamples.ts'
import { PartSamples } from './PartSamples.tsx'
import { Scales } from './Scales.tsx'
import styles from './ShowroomPage.module.css'
import { texts } from './texts.ts'

/** Every part and every block in all their shapes, for those who build the site. The pictures are the home page's. */
export function Page() {
  const { lang, words } = useSite()
  const t = texts[wholeLangOf(lang)]
  const home = useCall('homePage', {})
  const banners = useCall('homeBanners', {})
  const drawn = useCall('banners', { moduleId: 'search' })
  useTitle(t.page)
  if (!home.data || !banners.data) return <div aria-busy="true" />

  const wide = banners.data.map(({ picture }) => picture)
  const pictures = { tall: home.data.chain?.items.map(({ picture }) => picture) ?? wide, wide }
  const groups = blockSamples(lang, pictures)
  const names = ['scales', 'parts', ...groups.map(({ name }) => name)]
  return (
    <>
      <div className="column">
        <h1 className={styles.title}>{t.page}</h1>
      </div>
      <nav className={styles.index} aria-label={t.index}>
        <ul className={`column ${styles.names}`}>
          {names.map((name) => (
            <li key={name}>
              <button type="button" onClick={() => scrollToSection(`group-${name}`)}>
                {name}
              </button>
            </li>
          ))}
        </ul>
      </nav>
      <section id="group-scales" className="column">
        <Scales t={t} />
      </section>
      <section id="group-parts">
        <PartSamples t={t} home={home.data} banners={banners.data} drawn={drawn.data ?? []} />
      </section>
      {groups.map(({ name, blocks }) => (
        <section key={name} id={`group-${name}`}>
          <div className="column">
            <h2 className={styles.group}>{name}</h2>
          </div>
          <Blocks blocks={blocks} words={words} />
        </section>
      ))}
    </>
  )
}
