import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { ItemSummary } from '#contract/edit/items.ts'
import type { Lang } from '#contract/paths.ts'
import { timeOf } from '#server/content/schedule.ts'
import { api } from '../api.ts'
import { Button } from '../Button.tsx'
import { useItemTitle } from '../item/itemTitle.ts'
import { useLanguage } from '../language.tsx'
import { shownTime } from '../shownTime.ts'
import { addressIn, idIn, linkTo } from './linkAddress.ts'
import styles from './Markdown.module.css'

interface LinkRowProps {
  /** Of the text that the link is written into. */
  lang: Lang
  /** `words` are those of the link where none are selected. */
  onLink(address: string, words: string): void
  onDone(): void
}

/** Asks for where a link leads: pages, articles and reports by their titles, or an address. What is none is not taken. */
export function LinkRow({ lang, onLink, onDone }: LinkRowProps) {
  const { words } = useLanguage()
  const id = useId()
  const [typed, setTyped] = useState('')
  const [said, setSaid] = useState('')
  const [warned, setWarned] = useState<string>()
  const found = useFound(typed)
  const link = (address: string, text: string) => {
    onLink(address, text)
    onDone()
  }
  const insert = async () => {
    if (typed.trim() === '') return
    const address = addressIn(typed)
    if (address === undefined) return setSaid(words.markdown.noAddress(typed.trim()))
    // What the program does not know is said once; it may be there all the same, as a file is.
    if (address.startsWith('/') && address !== warned && !(await isThere(address))) {
      setWarned(address)
      return setSaid(words.markdown.noPage(address))
    }
    link(address, address)
  }
  return (
    <div className={styles.linkRow} data-tools>
      <label>
        {words.markdown.linkTo}{' '}
        <input
          // biome-ignore lint/a11y/noAutofocus: the button that opened it asks for the address
          autoFocus
          placeholder={words.markdown.linkHint}
          aria-describedby={`${id}-said`}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value)
            setSaid('')
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
              event.preventDefault()
              void insert()
            } else if (event.key === 'Escape') onDone()
          }}
        />
      </label>
      <Button look="link" onClick={() => void insert()}>
        {words.markdown.insert}
      </Button>
      <Button look="link" onClick={onDone}>
        {words.markdown.cancel}
      </Button>
      <p id={`${id}-said`} role="alert" className={styles.linkSaid}>
        {said}
      </p>
      <Proposals items={found} lang={lang} onChoose={link} />
    </div>
  )
}

interface ProposalsProps {
  items: readonly ItemSummary[]
  lang: Lang
  onChoose(address: string, words: string): void
}

function Proposals({ items, lang, onChoose }: ProposalsProps) {
  const { words, kinds } = useLanguage()
  const titleOf = useItemTitle()
  const notYet = useNotYet()
  if (items.length === 0) return null
  return (
    <ul className={styles.proposals} aria-label={words.markdown.linkFound}>
      {items.map((item) => {
        const own = titleOf(item)
        const more = [kinds[item.kind] ?? '', item.date ?? '', notYet(item)].filter(Boolean)
        return (
          <li key={`${item.kind} ${item.id}`}>
            <Button look="link" onClick={() => onChoose(linkTo(item) ?? '', item.title[lang] || own)}>
              {own}
            </Button>{' '}
            <small>{more.join(' · ')}</small>
          </li>
        )
      })}
    </ul>
  )
}

/** What readers do not have now, and from when they do. */
function useNotYet() {
  const { words, lang } = useLanguage()
  const { states } = words.list
  return ({ state, publishAt, until }: ItemSummary): string => {
    if (state === 'draft') return states.draft
    if (publishAt !== undefined && timeOf(publishAt) > Date.now())
      return words.markdown.linkFrom(shownTime(publishAt, lang))
    if (until !== undefined && timeOf(until) <= Date.now()) return states.over
    return state === 'new' ? states.new : ''
  }
}

const [asked, most] = [100, 8]

/** The first of those that can be linked to, by a title in either language or by their address. */
function useFound(typed: string): readonly ItemSummary[] {
  const find = typed.trim().startsWith('/') ? idIn(typed.trim()) : typed.trim().slice(0, 200)
  const { data } = useQuery({
    queryKey: ['items', 'to link to', find],
    queryFn: () => api.items({ find, count: asked }),
    enabled: find !== '',
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  })
  if (find === '') return []
  const parts = find.toLowerCase().split(/\s+/)
  const isMeant = ({ id, title }: ItemSummary) => {
    const names = [id, ...Object.values(title)].join('\n').toLowerCase()
    return parts.every((part) => names.includes(part))
  }
  return (data?.items ?? []).filter((item) => linkTo(item) !== undefined && isMeant(item)).slice(0, most)
}

/** Whether an item is known at a route of the site; the home page always is. */
async function isThere(route: string): Promise<boolean> {
  const id = idIn(route)
  if (id === '') return true
  const { pathname, search } = new URL(route, 'http://site')
  const { items } = await api.items({ find: id, count: asked }).catch(() => ({ items: [] }))
  return items.some((item) => [pathname, pathname + search].includes(linkTo(item) ?? ''))
}
