import type { Path } from '#contract/edit/items.ts'
import { useLanguage } from '../language.tsx'

/** What a place of an item is called: “English › Blocks › 3 › Title”. */
export function useFieldLabel(): (path: Path) => string {
  const { words, fields } = useLanguage()
  const languages: Record<string, string> = words.languages
  return (path) =>
    path.map((step) => (typeof step === 'number' ? step + 1 : (languages[step] ?? fields[step] ?? step))).join(' › ')
}
