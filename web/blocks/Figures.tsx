import type { BlockOf } from '#contract/blocks.ts'
import { NonBreaking } from '../parts/NonBreaking.tsx'
import { FigureList } from './FigureList.tsx'
import { Heading } from './Heading.tsx'

/** Figures below their heading, if they have one. */
export const Figures = ({ title, ...list }: Omit<BlockOf<'figures'>, 'type'>) => (
  <>
    {title && <Heading>{title}</Heading>}
    <FigureList {...list} say={(text) => <NonBreaking text={text} />} />
  </>
)
