import type { BlockOf } from '#blocks/kinds.ts'
import { SideHeading } from '#web/blocks/SideHeading.tsx'
import { Choices } from '#web/parts/Choices.tsx'
import { DateMark } from '#web/parts/DateMark.tsx'
import { Empty } from '#web/parts/Empty.tsx'
import { Fold } from '#web/parts/Fold.tsx'
import { NonBreaking } from '#web/parts/NonBreaking.tsx'
import { useRouteQuery } from '#web/routing/useRouteQuery.ts'
import typography from '#web/styles/typography.module.css'
import type { Words } from '#web/words/zh.ts'
import { Text } from '../prose/Prose.tsx'
import styles from './Faq.module.css'

type Block = BlockOf<'faq'>

/** Questions that open to their answers; where they have categories, those of the one that the address names. */
export function Faq({ title, items, categories, note, words }: Block & { words: Words }) {
  const { category = '' } = useRouteQuery().read('category')
  const shown = categories && category !== '' ? items.filter((item) => item.category === category) : items
  return (
    <SideHeading title={title}>
      {categories && (
        <CategoryFilter categories={categories} chosen={category} count={shown.length} words={words.list} />
      )}
      {shown.length === 0 && <Empty text={words.state.empty} />}
      {shown.map(({ question, answer, about, date }) => (
        <Fold
          key={question}
          className={styles.entry}
          title={
            <span>
              {question}
              {about && (
                <span className={`${typography.quiet} ${styles.about}`}>
                  {about}
                  {date && ' · '}
                  {date && <DateMark date={date} />}
                </span>
              )}
            </span>
          }
        >
          <div className={styles.answer}>
            <Text html={answer} />
          </div>
        </Fold>
      ))}
      {note && (
        <p className={`${typography.note} ${styles.note}`}>
          <NonBreaking text={note} />
        </p>
      )}
    </SideHeading>
  )
}

interface FilterProps {
  categories: NonNullable<Block['categories']>
  chosen: string
  count: number
  words: Words['list']
}

function CategoryFilter({ categories, chosen, count, words }: FilterProps) {
  const { action, change } = useRouteQuery()
  return (
    <form action={action} className={styles.filter}>
      <Choices
        legend={words.category}
        name="category"
        choices={categories.map(({ typeName, typeCode }) => ({ value: typeCode, label: typeName }))}
        chosen={chosen}
        onChoose={(category) => change({ category })}
      />
      <p role="status" className={typography.quiet}>
        {words.total(count)}
      </p>
    </form>
  )
}
