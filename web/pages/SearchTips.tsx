import { Prose, Text } from '#blocks/prose/Prose.tsx'
import * as routes from '#contract/routes.ts'
import { useCall } from '../data/api.ts'
import { pageQuery } from '../data/routeQueries.ts'
import typography from '../styles/typography.module.css'
import styles from './SearchTips.module.css'

/** How search works, and what it cannot find: from the search page's content. A reader who cannot have it can search all the same. */
export function SearchTips() {
  const page = useCall(...pageQuery(routes.search))
  const tips = page.data?.blocks.find((block) => block.type === 'faq')
  const beyond = page.data?.blocks.find((block) => block.type === 'prose')
  if (!tips) return null
  return (
    <section className={styles.all}>
      <div>
        <h2 className={typography.heading}>{tips.title}</h2>
        <ul className={styles.tips}>
          {tips.items.map(({ question, answer }) => (
            <li key={question} className={`${typography.quiet} ${styles.tip}`}>
              <h3 className={styles.question}>{question}</h3>
              <Text html={answer} />
            </li>
          ))}
        </ul>
      </div>
      {beyond && <Prose {...beyond} />}
    </section>
  )
}
