import { type ComponentType, Fragment, type ReactElement, type ReactNode } from 'react'
import type { Block } from '#blocks/kinds.ts'
import { LeadSection } from '#blocks/lead/LeadSection.tsx'
import { views } from '#blocks/views.tsx'
import { Empty } from '../parts/Empty.tsx'
import { Fold } from '../parts/Fold.tsx'
import { LaterSection } from '../parts/LaterSection.tsx'
import { useLocation } from '../routing/routerContext.ts'
import type { Words } from '../words/zh.ts'
import styles from './Blocks.module.css'
import { Heading } from './Heading.tsx'
import { type Section, sectionsOf, titledParts, titleOf } from './sections.ts'

/** So many stand in the first view: they are laid out and hydrated first, the others one by one. */
const first = 2

/** From this number of rows on nobody can guess a height: End and the scroll bar would lie until the section is laid out. */
const long = 12

/** From this number of titled blocks on phones show a page's reference parts as a list of titles that open. */
const manyToFold = 9

/** So many titled blocks of such a page are open all the same. */
const open = 2

/** A page whose own list leads has little else to read in a row: from so many titled parts on they all fold. */
const manyBehindList = 5

/** What is looked up and not read in a row. */
const references: ReadonlySet<Block['type']> = new Set(['contacts', 'downloads', 'faq', 'prose', 'table', 'timeline'])

/** What stands on a ground of its own. */
const bands: ReadonlySet<Block['type']> = new Set(['figures', 'steps'])

interface Props {
  blocks: Block[]
  words: Words
  /** Stands after the first block, the lead, or after the one at `insertedAfter`. */
  inserted?: ReactNode
  insertedAfter?: number
  /** Its titled parts. */
  insertedSections?: Section[]
  /** Stands in the lead's place where no script runs. */
  withoutScript?: ReactNode
}

/** What a page is made of, in the order of its content file. */
export function Blocks({ blocks, words, inserted, insertedAfter = 0, insertedSections = [], withoutScript }: Props) {
  const sections = sectionsOf(blocks, useLocation().pathname)
  const titled = titledParts(sections, insertedSections, insertedAfter)
  const leads = inserted !== undefined && insertedAfter === 0
  const folding =
    titled.length >= (leads ? manyBehindList : manyToFold) ? new Set(titled.slice(leads ? 0 : open)) : undefined
  const figures = leads ? undefined : figuresAfterLead(blocks)
  return blocks.map((block, at) => {
    const own = sections[at]
    const folds = own && references.has(block.type) && folding?.has(own)
    const view = emptyOf(block, words) ?? show(block, words)
    const Section = at < first || entriesOf(block).length >= long ? 'section' : LaterSection
    const section = (
      <Section
        id={own?.id}
        className={`${styles.block} ${bands.has(block.type) ? 'band' : ''}`}
        data-type={block.type}
        data-folds={folds || undefined}
      >
        <div className="column">
          {block.type === 'lead' && at === 0 ? (
            <LeadSection lead={block} figures={figures} figuresId={sections[1]?.id} withoutScript={withoutScript} />
          ) : folds ? (
            <Fold className={styles.fold} title={<Heading>{own.title}</Heading>}>
              {view}
            </Fold>
          ) : (
            view
          )}
        </div>
      </Section>
    )
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a page never change their order
      <Fragment key={at}>
        {block !== figures && section}
        {at === insertedAfter && inserted}
      </Fragment>
    )
  })
}

/** Figures right after the lead are part of the opening. */
function figuresAfterLead([first, second]: Block[]) {
  return first?.type === 'lead' && second?.type === 'figures' ? second : undefined
}

/** Rows of a table, items of a list. */
const entriesOf = (block: Block): unknown[] => ('rows' in block ? block.rows : 'items' in block ? block.items : [])

/** A block that draws on a list in which there is nothing says so. */
function emptyOf(block: Block, { state }: Words): ReactElement | undefined {
  if (!('rows' in block || 'items' in block) || entriesOf(block).length > 0) return undefined
  return (
    <>
      <Heading>{titleOf(block)}</Heading>
      <Empty text={state.empty} />
    </>
  )
}

function show(block: Block, words: Words): ReactElement {
  const View = views[block.type] as ComponentType<Block & { words: Words }> // it draws its own type, which this is
  return <View {...block} words={words} />
}
