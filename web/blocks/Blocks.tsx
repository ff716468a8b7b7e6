import type { Block } from '#contract/blocks.ts'
import type { Words } from '../words/zh.ts'
import styles from './Blocks.module.css'
import { Callout } from './Callout.tsx'
import { Cards } from './Cards.tsx'
import { Contacts } from './Contacts.tsx'
import { Faq } from './Faq.tsx'
import { Figures } from './Figures.tsx'
import { Lead, Prose } from './Prose.tsx'
import { Steps } from './Steps.tsx'
import { Table } from './Table.tsx'

/** What a page is made of, in the order of its content file. */
export function Blocks({ blocks, words }: { blocks: Block[]; words: Words }) {
  return blocks.map((block, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a page never change their order
    <section key={at} className={styles.block} data-type={block.type}>
      <div className="column">{show(block, words)}</div>
    </section>
  ))
}

function show(block: Block, words: Words) {
  switch (block.type) {
    case 'lead':
      return <Lead {...block} />
    case 'prose':
      return <Prose {...block} />
    case 'figures':
      return <Figures {...block} />
    case 'cards':
      return <Cards {...block} />
    case 'steps':
      return <Steps {...block} />
    case 'table':
      return <Table {...block} words={words.table} />
    case 'callout':
      return <Callout {...block} />
    case 'faq':
      return <Faq {...block} />
    case 'contacts':
      return <Contacts {...block} words={words.contact} />
  }
}
