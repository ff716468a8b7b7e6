import { ChevronDown } from 'lucide-react'
import type { BlockOf } from '#contract/blocks.ts'
import { Choices } from '../parts/Choices.tsx'
import { DateMark } from '../parts/DateMark.tsx'
import { Empty } from '../parts/Empty.tsx'
import { useAddress } from '../routing/useAddress.ts'
import type { Words } from '../words/zh.ts'
import { SideHeading } from './SideHeading.tsx'
import styles from './Faq.module.css'
import { Text } from './Prose.tsx'

type Block = BlockOf<'faq'>

/** Questions that open to their answers; where they have categories, those of the one that the address names. */
export function Faq({ title, items, categories, note, words }: Block & { words: Words }) {
  const { category = '' } = useAddress().read('category')
  const shown = categories && category !== '' ? items.filter((item) => item.category === category) : items
  return (
    <SideHeading title={title}>
      {categories && (
        <CategoryFilter categories={categories} chosen={category} count={shown.length} words={words.list} />
      )}
      {shown.length === 0 && <Empty text={words.state.empty} />}
      {shown.map(({ question, answer, about, date }) => (
        <details key={question} className={styles.entry}>
          <summary className={styles.question}>
            <span>
              {question}
              {about && (
                <span className={styles.about}>
                  {about}
                  {date && ' · '}
                  {date && <DateMark date={date} />}
                </span>
              )}
            </span>
            <ChevronDown aria-hidden="true" size={20} />
          </summary>
          <div className={styles.answer}>
            <Text html={answer} />
          </div>
        </details>
      ))}
      {note && <p className={styles.note}>{note}</p>}
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
  const { action, change } = useAddress()
  return (
    <form action={action} className={styles.filter}>
      <Choices
        legend={words.category}
        name="category"
        choices={categories.map(({ typeName, typeCode }) => ({ value: typeCode, label: typeName }))}
        chosen={chosen}
        onChoose={(category) => change({ category })}
      />
      <p role="status" className={styles.count}>
        {words.total(count)}
      </p>
    </form>
  )
}
