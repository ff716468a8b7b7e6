import type { BlockOf } from '#blocks/kinds.ts'
import { Heading } from '#web/blocks/Heading.tsx'
import { NonBreaking } from '#web/parts/NonBreaking.tsx'
import { FigureList } from './FigureList.tsx'

/** Figures below their heading, if they have one. */
export const Figures = ({ title, ...list }: Omit<BlockOf<'figures'>, 'type'>) => (
  <>
    {title && <Heading>{title}</Heading>}
    <FigureList {...list} say={(text) => <NonBreaking text={text} />} />
  </>
)
