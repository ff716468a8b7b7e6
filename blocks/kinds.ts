import { z } from 'zod'
import { callout } from './callout/kind.ts'
import { cards } from './cards/kind.ts'
import { chart } from './chart/kind.ts'
import { contacts } from './contacts/kind.ts'
import { downloads } from './downloads/kind.ts'
import { faq } from './faq/kind.ts'
import { figures } from './figures/kind.ts'
import { flow } from './flow/kind.ts'
import { dataBlock } from './from/dataBlock.ts'
import { gallery } from './gallery/kind.ts'
import type { Kind } from './kind.ts'
import { layers } from './layers/kind.ts'
import { lead } from './lead/kind.ts'
import { map } from './map/kind.ts'
import { model } from './model/kind.ts'
import { multiples } from './multiples/kind.ts'
import { ownKinds } from './own/kinds.ts'
import { prose } from './prose/kind.ts'
import { quote } from './quote/kind.ts'
import { quoteTimeline } from './quoteTimeline/kind.ts'
import { split } from './split/kind.ts'
import { steps } from './steps/kind.ts'
import { table } from './table/kind.ts'
import { targets } from './targets/kind.ts'
import { timeline } from './timeline/kind.ts'

/*
 * What pages are made of. All who deal with blocks read this registry, but for those who draw them: the browser takes of it
 * nothing but types, as zod stays on the server, and has `views.tsx`.
 */
export const kinds = {
  lead,
  prose,
  figures,
  steps,
  timeline,
  quote,
  quoteTimeline,
  callout,
  contacts,
  flow,
  layers,
  map,
  multiples,
  targets,
  cards,
  table,
  faq,
  split,
  model,
  gallery,
  downloads,
  chart,
  ...ownKinds,
}

type Kinds = typeof kinds
type Shape = Kinds[keyof Kinds]['shape']
type WrittenShape = {
  [T in keyof Kinds]: Kinds[T] extends { contentShape: infer S } ? S : Kinds[T]['shape']
}[keyof Kinds]

const every = Object.values(kinds)

/** A block as the browser gets it. The texts that editors write in Markdown are safe HTML. */
export const block = z.discriminatedUnion('type', unionOf<Shape>(every.map(({ shape }) => shape)))
export type Block = z.output<Shape>
export type BlockOf<T extends Block['type']> = Extract<Block, { type: T }>

/** A block as an editor writes it: pictures and downloads are named by their files, quotes by the share or the bond. */
export const blockFile = z.discriminatedUnion('type', [
  ...unionOf<WrittenShape>(every.map((kind) => ('contentShape' in kind ? kind.contentShape : kind.shape))),
  dataBlock,
])
export type BlockFile = z.output<WrittenShape | typeof dataBlock>

/** The kind of a block. That it takes blocks of its own type alone, TypeScript cannot follow through the registry. */
export const kindOf = ({ type }: { type: Block['type'] }) => kinds[type] as unknown as Kind<Shape, WrittenShape>

/** Kinds of blocks that have a form on paper. */
export const printedTypes = Object.entries(kinds).flatMap(([type, { print }]) => (print === 'none' ? [] : [type]))

/** What zod asks a union for: at least one. */
function unionOf<S>(shapes: S[]): [S, ...S[]] {
  const [first, ...others] = shapes
  if (!first) throw new Error('there are no kinds of blocks')
  return [first, ...others]
}
