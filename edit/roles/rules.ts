import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { lang } from '#contract/edit/items.ts'
import { kinds, mediaKind } from '../content/kinds.ts'
import { readYaml } from '../content/yamlFile.ts'

/** A folder of the content, or a file without its ending; a kind stands for its own. */
const place = z
  .string()
  .transform((text) => placeOf(text.replace(/^\/+|\/+$/g, '')))
  .refine(isKnown, { error: ({ input }) => `“${input}” is no kind, folder or page of the content` })

/** What people may do. Somebody of several rules may do what any of them says. */
const rule = z.strictObject({
  /** Mails, groups of the sign-in, or `*` for whom no other rule names. */
  who: z.array(z.string().trim().min(1)).min(1),
  /** Where: everywhere if left out. */
  places: z.array(place).min(1).optional(),
  /** Texts of these languages alone, and nothing that all languages share. */
  languages: z.array(lang).min(1).optional(),
  /** Whether a publisher publishes there. */
  publishes: z.boolean().default(true),
  /** Whether a colleague publishes what they changed there. */
  secondEyes: z.boolean().default(false),
})
export type Rule = z.infer<typeof rule>

/** The rules of a file that is named, for settings; none where none is. */
export const rules = z.string().transform((file, context): readonly Rule[] => {
  if (file === '') return []
  const add = (message: string) => void context.addIssue({ code: 'custom', message: `${file}: ${message}` })
  try {
    const { data, faults } = readYaml(readFileSync(file))
    for (const { line, code } of faults) add(`line ${line}: ${code}`)
    const read = z.array(rule).min(1).safeParse(data)
    for (const { path, message } of faults.length > 0 ? [] : (read.error?.issues ?? []))
      add(`${path.join('.')}: ${message}`)
    return read.data ?? []
  } catch (error) {
    add((error as Error).message) // the disk throws errors
    return []
  }
})

/** Groups whose members the rules know. */
export const groupsIn = (rules: readonly Rule[]): readonly string[] => [...new Set(rules.flatMap(({ who }) => who))]

function placeOf(text: string): string {
  const kind = kinds.find(({ id }) => id === text)
  return text === mediaKind ? 'media' : kind ? stemOf(kind) : text
}

const stemOf = ({ folder, file }: { folder?: string; file?: string }) => folder ?? (file ?? '').replace(/\.yaml$/, '')

function isKnown(place: string): boolean {
  const isWithin = (path: string, other: string) => path === other || path.startsWith(`${other}/`)
  return (
    ['media', 'quotes', ...kinds.map(stemOf)].some((stem) => isWithin(stem, place)) ||
    ['media', ...kinds.flatMap(({ folder }) => folder ?? [])].some((folder) => isWithin(place, folder))
  )
}
