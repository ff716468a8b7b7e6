import type { z } from 'zod'
import { isWanted } from '../shapes/fields.ts'

type Shape = z.core.$ZodType

/** The names that may stand in the group at `path` of `data`: of several kinds of it, those of the kind that was chosen. */
export function knownKeys(shape: Shape, path: readonly PropertyKey[], data: unknown): string[] {
  let shapes = plain(shape, data)
  let value = data
  for (const step of path) {
    value = (value as Record<PropertyKey, unknown> | undefined)?.[step] // an issue's path leads through what is there
    shapes = shapes.flatMap((outer) => {
      const inner = within(outer, step)
      return inner ? plain(inner, value) : []
    })
  }
  return [...new Set(shapes.flatMap((found) => Object.keys(fieldsOf(found) ?? {})))].filter(isWanted)
}

const definitionOf = (shape: Shape) => (shape as z.core.$ZodTypes)._zod.def // every shape is one of these

const fieldsOf = (shape: Shape) => {
  const definition = definitionOf(shape)
  return definition.type === 'object' ? definition.shape : undefined
}

function within(shape: Shape, step: PropertyKey): Shape | undefined {
  const definition = definitionOf(shape)
  return definition.type === 'array' ? definition.element : fieldsOf(shape)?.[String(step)]
}

/** What stands behind an optional shape or one with a default; of a choice what fits `value`, or everything. */
function plain(shape: Shape, value: unknown): Shape[] {
  const definition = definitionOf(shape)
  if (definition.type === 'union') return chosen(definition, value).flatMap((option) => plain(option, value))
  return 'innerType' in definition ? plain(definition.innerType, value) : [shape]
}

function chosen(definition: z.core.$ZodUnionDef, value: unknown): readonly Shape[] {
  if (!('discriminator' in definition) || typeof value !== 'object' || value === null) return definition.options
  const key = String(definition.discriminator)
  const choice = (value as Record<string, z.core.util.Primitive>)[key]
  return definition.options.filter((option) => option._zod.propValues?.[key]?.has(choice))
}
