import type { z } from 'zod'
import type { Comparison, Prices, Share, Slope, TradingDay } from '#contract/charts.ts'
import type { Focus, Picture } from '#contract/picture.ts'
import type { WholeLang } from '#contract/wholeLangs.ts'
import type { Reason } from '#server/content/words/index.ts'
import type { Texts } from '#web/showroom/texts.ts'

/** What a block is composed with. */
interface Composer {
  /** Safe HTML of a Markdown text. */
  html(markdown: string): string
  picture(name: string, alt: string, focus?: Focus): Picture
  /** Bytes of a file below `media/`. */
  sizeOf(file: string): number
  /** Trading days of the share or the bond, the oldest first; none where there are no quotes. */
  daysOf(quotes: 'stock' | 'bond'): TradingDay[]
  /** The target of an ESG indicator, if it is behind, and the address of its row. */
  missed(indicator: string): { label: string; to: string } | undefined
}

/** What is wrong with a block, at a field of it such as `rows.3`. */
export interface Finding {
  key: string
  reason: Reason
}
/** The known name that was probably meant. */
export type Nearest = (typed: string, known: Iterable<string>) => string | undefined

/** What a block is set on paper with: the sheets of printed reports. */
export interface Paper {
  lang: WholeLang
  /** A day as its language writes it. */
  day(date: string): string
  /** HTML of a Markdown text, without the sentences that only send a reader to another page. */
  prose(markdown: string): string
  /** A title in the margin, what it is about beside it. */
  beside(title: string, html: string): string
  /** A title, what is to be seen, what is drawn, and a note. */
  drawing(words: { title: string; summary?: string; note?: string | undefined }, html: string): string
  /** Stations side by side, with what is measured there. */
  stations(stations: { title: string; text: string; measures: PrintedMeasure[] }[]): string
  table(table: { caption: string; columns: string[]; rows: string[][]; note?: string | undefined }): string
  chart(chart: Comparison | Share | Slope): string
}
interface PrintedMeasure {
  label: string
  value: string
  unit?: string | undefined
}

/** What samples of blocks are made of. */
export interface SampleSource {
  t: Texts
  pictures: { tall: Picture[]; wide: Picture[] }
  charts: (Comparison | Prices | Share | Slope)[]
  /** Title and text of an entry. */
  entry(at: number): { title: string; text: string }
  /** The numbers from 0 on, so many of them. */
  range(count: number): number[]
  /** Each count with its numbers. */
  counts(...sizes: number[]): { count: number; numbers: number[] }[]
}

/** What the editors' form calls a kind, says of it, and calls those of its fields and values that no other content has. */
export interface FormWords {
  name: string
  about: string
  fields?: Record<string, string>
  values?: Record<string, string>
}

export interface Kind<Answer extends z.ZodType, Written extends z.ZodType> {
  /** As the browser gets it. */
  shape: Answer
  /** As editors write it, where that is otherwise: they name pictures and files, or have more to keep to. */
  contentShape?: Written
  compose?(block: z.output<Written>, composer: Composer): z.output<Answer>
  /** What the shape of a written block cannot say. */
  check?(block: z.output<Written>, nearest: Nearest): Finding[]
  /** All that a block says, for search. `plain` takes the tags out of HTML. */
  searchTexts(block: z.output<Answer>, plain: (html: string) => string): (string | undefined)[]
  /** What it calls its drawings: they are found by it, and it says nothing to whoever reads a result. */
  searchCaptions?(block: z.output<Answer>): string[]
  /** HTML of the block in a printed report, or that it has no form on paper. */
  print: 'none' | ((block: z.output<Written>, paper: Paper) => string)
  words: Record<WholeLang, FormWords>
  /** Blocks in every shape that content can give them, for the showroom. */
  samples(source: SampleSource): z.output<Answer>[]
}
/** A kind of block that editors write in the shape in which the browser gets it. */
export type PlainKind<Shape extends z.ZodType> = Omit<Kind<Shape, Shape>, 'contentShape'>
export type ComposedKind<Answer extends z.ZodType, Written extends z.ZodType> = Kind<Answer, Written> &
  Required<Pick<Kind<Answer, Written>, 'contentShape' | 'compose'>>
