import type { ReactNode } from 'react'
import type { Words } from '#web/words/zh.ts'
import { Callout } from './callout/Callout.tsx'
import { Cards } from './cards/Cards.tsx'
import { Chart } from './chart/Chart.tsx'
import { Contacts } from './contacts/Contacts.tsx'
import { Downloads } from './downloads/Downloads.tsx'
import { Faq } from './faq/Faq.tsx'
import { Figures } from './figures/Figures.tsx'
import { Flow } from './flow/Flow.tsx'
import { Gallery } from './gallery/Gallery.tsx'
import type { Block, BlockOf } from './kinds.ts'
import { Layers } from './layers/Layers.tsx'
import { ProvinceMap } from './map/ProvinceMap.tsx'
import { Model } from './model/Model.tsx'
import { Multiples } from './multiples/Multiples.tsx'
import { ownViews } from './own/views.tsx'
import { Lead, Prose } from './prose/Prose.tsx'
import { Quote } from './quote/Quote.tsx'
import { QuoteTimeline } from './quoteTimeline/QuoteTimeline.tsx'
import { Split } from './split/Split.tsx'
import { Steps } from './steps/Steps.tsx'
import { Table } from './table/Table.tsx'
import { Targets } from './targets/Targets.tsx'
import { Timeline } from './timeline/Timeline.tsx'

/** What draws each kind of block in the browser. */
export const views = {
  lead: Lead,
  prose: Prose,
  figures: Figures,
  cards: Cards,
  steps: Steps,
  table: ({ words, ...block }) => <Table {...block} words={words.table} />,
  timeline: Timeline,
  gallery: Gallery,
  split: Split,
  quote: Quote,
  quoteTimeline: QuoteTimeline,
  downloads: Downloads,
  callout: Callout,
  faq: Faq,
  contacts: ({ words, ...block }) => <Contacts {...block} words={words.contact} />,
  flow: Flow,
  model: Model,
  layers: Layers,
  targets: Targets,
  map: ProvinceMap,
  multiples: ({ words, ...block }) => <Multiples block={block} words={words} />,
  chart: ({ words, ...chart }) => <Chart chart={chart} words={words} />,
  ...ownViews,
} satisfies { [T in Block['type']]: (props: BlockOf<T> & { words: Words }) => ReactNode }
