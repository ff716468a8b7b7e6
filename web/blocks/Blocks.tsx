import { Fragment, type ReactElement, type ReactNode } from 'react'
import { Callout } from '#blocks/callout/Callout.tsx'
import { Cards } from '#blocks/cards/Cards.tsx'
import { Chart } from '#blocks/chart/Chart.tsx'
import { Contacts } from '#blocks/contacts/Contacts.tsx'
import { Downloads } from '#blocks/downloads/Downloads.tsx'
import { Faq } from '#blocks/faq/Faq.tsx'
import { Figures } from '#blocks/figures/Figures.tsx'
import { Flow } from '#blocks/flow/Flow.tsx'
import { Gallery } from '#blocks/gallery/Gallery.tsx'
import type { Block } from '#blocks/kinds.ts'
import { Layers } from '#blocks/layers/Layers.tsx'
import { LeadSection } from '#blocks/lead/LeadSection.tsx'
import { ProvinceMap } from '#blocks/map/ProvinceMap.tsx'
import { Model } from '#blocks/model/Model.tsx'
import { Multiples } from '#blocks/multiples/Multiples.tsx'
import { Lead, Prose } from '#blocks/prose/Prose.tsx'
import { Quote } from '#blocks/quote/Quote.tsx'
import { Split } from '#blocks/split/Split.tsx'
import { Steps } from '#blocks/steps/Steps.tsx'
import { Table } from '#blocks/table/Table.tsx'
import { Targets } from '#blocks/targets/Targets.tsx'
import { Timeline } from '#blocks/timeline/Timeline.tsx'
import { Empty } from '../parts/Empty.tsx'
import { useLocation } from '../routing/routerContext.ts'
import type { Words } from '../words/zh.ts'
import styles from './Blocks.module.css'
import { Heading } from './Heading.tsx'
import { OnThisPage } from './OnThisPage.tsx'
import { type Section, sectionsOf } from './sections.ts'

/** From this number of titled blocks on the page begins with a list of them. */
const many = 5

/** What stands on a ground of its own. */
const bands: ReadonlySet<Block['type']> = new Set(['figures', 'steps'])

interface Props {
  blocks: Block[]
  words: Words
  /** Stands after the first block, the lead, or after the one at `insertedAfter`. */
  inserted?: ReactNode
  insertedAfter?: number
  /** What of it the list of contents names. */
  insertedSections?: Section[]
  /** Stands in the lead's place where no script runs. */
  withoutScript?: ReactNode
}

/** What a page is made of, in the order of its content file. */
export function Blocks({ blocks, words, inserted, insertedAfter = 0, insertedSections = [], withoutScript }: Props) {
  const sections = sectionsOf(blocks, useLocation().pathname)
  const titled = [
    ...sections.slice(0, insertedAfter + 1),
    ...insertedSections,
    ...sections.slice(insertedAfter + 1),
  ].filter((section) => section !== undefined)
  const contents = titled.length >= many ? titled : []
  const figures = inserted && insertedAfter === 0 ? undefined : figuresAfterLead(blocks)
  return blocks.map((block, at) => {
    const section = (
      <section
        id={sections[at]?.id}
        className={`${styles.block} ${bands.has(block.type) ? 'band' : ''}`}
        data-type={block.type}
      >
        <div className="column">
          {block.type === 'lead' && at === 0 ? (
            <LeadSection lead={block} figures={figures} figuresId={sections[1]?.id} withoutScript={withoutScript} />
          ) : (
            (emptyOf(block, words) ?? show(block, words))
          )}
        </div>
      </section>
    )
    const isLedger = figures?.leading === true
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a page never change their order
      <Fragment key={at}>
        {at === 0 && block.type === 'lead' && contents.length > 0 ? (
          <div className={styles.opening} data-across={isLedger || undefined}>
            {section}
            <OnThisPage sections={contents} title={words.onThisPage} isAcross={isLedger} />
          </div>
        ) : (
          block !== figures && section
        )}
        {at === insertedAfter && inserted}
      </Fragment>
    )
  })
}

/** Figures right after the lead are part of the opening. */
function figuresAfterLead([first, second]: Block[]) {
  return first?.type === 'lead' && second?.type === 'figures' ? second : undefined
}

/** A block that draws on a list in which there is nothing says so. */
function emptyOf(block: Block, { state }: Words): ReactElement | undefined {
  const [title, count] =
    block.type === 'table'
      ? [block.caption, block.rows.length]
      : block.type === 'cards' || block.type === 'faq'
        ? [block.title, block.items.length]
        : []
  if (count !== 0) return undefined
  return (
    <>
      <Heading>{title}</Heading>
      <Empty text={state.empty} />
    </>
  )
}

/** Exhaustive: a type of block that is missing here does not compile. */
function show(block: Block, words: Words): ReactElement | null {
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
    case 'timeline':
      return <Timeline {...block} />
    case 'gallery':
      return <Gallery {...block} words={words} />
    case 'split':
      return <Split {...block} />
    case 'quote':
      return <Quote {...block} />
    case 'downloads':
      return <Downloads {...block} />
    case 'callout':
      return <Callout {...block} />
    case 'faq':
      return <Faq {...block} words={words} />
    case 'contacts':
      return <Contacts {...block} words={words.contact} />
    case 'flow':
      return <Flow {...block} />
    case 'model':
      return <Model {...block} />
    case 'layers':
      return <Layers {...block} />
    case 'targets':
      return <Targets {...block} words={words} />
    case 'map':
      return <ProvinceMap {...block} />
    case 'multiples':
      return <Multiples block={block} words={words} />
    case 'chart':
      return <Chart chart={block} words={words} />
  }
}
