import { Heading } from '../blocks/Heading.tsx'
import { useCall } from '../data/api.ts'
import { ownQueries } from '../data/routeQueries.ts'
import { useSite } from '../data/site.tsx'
import { CardList } from '../parts/CardList.tsx'
import { Link } from '../routing/Link.tsx'
import typography from '../styles/typography.module.css'
import { FramedBlocks } from './FramedBlocks.tsx'
import styles from './IntroductionPage.module.css'

/** Company introduction: its blocks, and the value chain as pictures that open in the viewer. */
export function Page() {
  return (
    <FramedBlocks after="all">
      <Chain />
    </FramedBlocks>
  )
}

function Chain() {
  const { words } = useSite()
  const home = useCall(...ownQueries['/introduction'])
  if (!home.data) return <div className={styles.waiting} />
  if (!home.data.chain) return null
  const { title, items } = home.data.chain
  return (
    <section className={styles.chain}>
      <Heading>{title}</Heading>
      <CardList
        label={title}
        words={words}
        cards={items.map((item) => ({
          id: item.id,
          img: item.picture,
          preview: true,
          text: (
            <>
              <h3 className={typography.base}>
                <Link to={item.link}>{item.title}</Link>
              </h3>
              <p className={typography.quiet}>{item.text}</p>
            </>
          ),
        }))}
      />
    </section>
  )
}
