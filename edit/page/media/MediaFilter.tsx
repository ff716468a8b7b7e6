import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import type { MediaQuery } from '#contract/edit/media.ts'
import { api } from '../api.ts'
import { Button } from '../Button.tsx'
import { useLanguage } from '../language.tsx'
import { SearchInput } from '../SearchInput.tsx'
import styles from './Media.module.css'

/** The files that a search finds, kept as they were while the next one runs. */
export function useMedia(begin: MediaQuery = {}) {
  const [query, setQuery] = useState<MediaQuery>(begin)
  const asked = useDeferredValue(query)
  const list = useQuery({
    queryKey: ['media', 'list', asked],
    queryFn: () => api.mediaList({ ...asked, find: asked.find?.trim() }),
    placeholderData: (before) => before,
  })
  const shown = list.data?.files.length ?? 0
  return {
    query,
    list,
    change: (change: MediaQuery) => setQuery(({ count: _, ...before }) => ({ ...before, ...change })),
    /** How many more there are, and how they are shown. */
    rest: (list.data?.total ?? 0) - shown,
    showMore: () => setQuery((before) => ({ ...before, count: shown + pieces })),
  }
}

/** Files that are shown at a time. */
const pieces = 400

/** Shows the next of a long list. */
export function MoreFiles({ rest, onMore }: { rest: number; onMore(): void }) {
  const { words } = useLanguage()
  if (rest <= 0) return null
  return (
    <p>
      <Button onClick={onMore}>{words.list.more(Math.min(rest, pieces), rest)}</Button>
    </p>
  )
}

interface FilterProps {
  query: MediaQuery
  folders: readonly string[]
  /** Without it one cannot choose a kind. */
  withGroups?: boolean
  onChange(change: MediaQuery): void
}

/** Search, folder and kind. */
export function MediaFilter({ query, folders, withGroups = false, onChange }: FilterProps) {
  const { media } = useLanguage()
  return (
    <search className={styles.filter}>
      <SearchInput say={media.find} value={query.find ?? ''} onChange={(find) => onChange({ find })} />
      <select
        aria-label={media.folder}
        value={query.folder ?? ''}
        onChange={(event) => onChange({ folder: event.target.value })}
      >
        <option value="">{media.allFolders}</option>
        {folders.map((folder) => (
          <option key={folder}>{folder}</option>
        ))}
      </select>
      {withGroups && (
        <select
          aria-label={media.group}
          value={query.group ?? ''}
          onChange={(event) => onChange({ group: event.target.value })}
        >
          {Object.entries(media.groups).map(([group, title]) => (
            <option key={group} value={group}>
              {title}
            </option>
          ))}
        </select>
      )}
    </search>
  )
}
