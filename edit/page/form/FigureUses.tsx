import { useQuery } from '@tanstack/react-query'
import type { Lang } from '#contract/paths.ts'
import { isData } from '#edit/content/options.ts'
import { siteLanguages } from '#server/content/shapes/fields.ts'
import {
  type FigureWords,
  figure,
  figureReference,
  figuresFile,
  wordsOfFigure,
} from '#server/content/shapes/figures.ts'
import { api } from '../api.ts'
import { Failure, Loading } from '../Failure.tsx'
import { ItemLink } from '../ItemLink.tsx'
import { useLanguage } from '../language.tsx'
import page from '../Page.module.css'
import { savedFigures } from '../useChoices.ts'
import { useForm } from './context.ts'
import styles from './FigureUses.module.css'

/** Where a shared figure stands, and how each sentence reads with what is typed here; `value` is its entry in the form. */
export function FigureUses({ value }: { value: unknown }) {
  const { actions, kinds } = useLanguage()
  const id = isData(value) && typeof value.id === 'string' ? value.id : ''
  const uses = useQuery({
    queryKey: ['figureUses', id],
    queryFn: () => api.figureUses({ id }),
    enabled: id !== '',
  })
  const written = useWritten(value)
  if (id === '') return null
  if (!uses.data) return uses.error ? <Failure error={uses.error} /> : <Loading />
  const count = uses.data.uses.reduce((sum, { sentences }) => sum + sentences.length, 0)
  return (
    <section className={styles.uses}>
      <h3 className={styles.title}>{actions.figureUses(count)}</h3>
      <ul className={styles.items}>
        {uses.data.uses.map((item) => (
          <li key={`${item.kind}/${item.id}`}>
            <ItemLink item={item} /> <span className={page.hint}>{kinds[item.kind]}</span>
            <ul className={styles.sentences}>
              {item.sentences.map(({ lang, path, text }) => (
                <li key={`${path.join('.')} ${text}`} lang={lang}>
                  <Sentence text={text} written={written(lang)} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What stands in the place of a reference, saved and as it is typed. */
type Written = (id: string, part: 'value' | 'unit' | 'text') => { saved: string; typed: string; isOwn: boolean }

function Sentence({ text, written }: { text: string; written: Written }) {
  const parts = []
  let end = 0
  for (const found of text.matchAll(figureReference)) {
    const [whole, id = '', part = 'text'] = found
    const { saved, typed, isOwn } = written(id, part as 'value' | 'unit' | 'text') // as the pattern has them
    parts.push(text.slice(end, found.index))
    if (!isOwn) parts.push(typed)
    else if (saved === typed) parts.push(<mark key={found.index}>{typed}</mark>)
    else parts.push(<del key={`${found.index} del`}>{saved}</del>, ' ', <ins key={`${found.index} ins`}>{typed}</ins>)
    end = found.index + whole.length
  }
  return [...parts, text.slice(end)]
}

function useWritten(value: unknown): (lang: Lang | undefined) => Written {
  const { figures } = useForm().choices
  const saved = useQuery(savedFigures)
  const units = figuresFile.safeParse(saved.data?.data).data?.units ?? []
  const own = figure.safeParse(value).data
  const typed = own && wordsOfFigure(own, units)
  return (lang = siteLanguages()[0] ?? 'zh') =>
    (id, part) => {
      const words: FigureWords | undefined = figures.find((known) => known.id === id)?.parts[lang]
      const isOwn = isData(value) && id === value.id
      const before = words?.[part] ?? `$(${id})`
      return { saved: before, typed: isOwn ? (typed?.[lang][part] ?? before) : before, isOwn }
    }
}
