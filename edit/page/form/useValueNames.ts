import type { Path } from '#contract/edit/items.ts'
import { isData } from '#edit/content/options.ts'
import { siteLanguages } from '#server/content/shapes/fields.ts'
import { useLanguage } from '../language.tsx'
import { type FormApi, useForm } from './context.ts'

/** What each value of a list is of, where the same item says so; empty where nothing does. */
export function useValueNames(path: Path): readonly string[] {
  const form = useForm()
  const { lang } = useLanguage()
  const [main = lang] = siteLanguages()
  const named = namesAt(form, path)
  return (Array.isArray(named) ? named : []).map((name) => String(isData(name) ? (name[lang] ?? name[main]) : name))
}

/** Years of figures, names of prices, facts of a station. */
function namesAt({ kind, valueAt }: FormApi, path: Path): unknown {
  const field = `${kind}.${path.findLast((step) => typeof step === 'string')}`
  if (field === 'esg.values') return valueAt(['years'])
  if (field === 'pigSale.prices') return valueAt(['priceNames'])
  if (field !== 'lots.values') return undefined
  const stages = valueAt(['stages'])
  const stage = valueAt([...path.slice(0, -1), 'stage'])
  return Array.isArray(stages) ? stages.find((one) => isData(one) && one.id === stage)?.facts : undefined
}
