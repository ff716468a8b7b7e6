import { useCall } from '../api.ts'
import { Blocks } from '../blocks/Blocks.tsx'
import { Heading } from '../blocks/Heading.tsx'
import { CardList } from '../parts/CardList.tsx'
import { Link } from '../router.tsx'
import { useSite } from '../site.tsx'
import styles from './IntroductionPage.module.css'
import { PageFrame } from './PageFrame.tsx'

/** Company introduction: its blocks, and the value chain as pictures that open in the viewer. */
export function Page() {
  const { words } = useSite()
  return (
    <PageFrame>
      {(page) => (
        <>
          <Blocks blocks={page.blocks} words={words} />
          <Chain />
        </>
      )}
    </PageFrame>
  )
}

function Chain() {
  const { words } = useSite()
  const home = useCall('homePage', {})
  if (!home.data) return <div className={styles.waiting} />
  const { title, items } = home.data.chain
  return (
    <section className={`column ${styles.chain}`}>
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
              <h3 className={styles.title}>
                <Link to={item.link}>{item.title}</Link>
              </h3>
              <p className={styles.text}>{item.text}</p>
            </>
          ),
        }))}
      />
    </section>
  )
}
