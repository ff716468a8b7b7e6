import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ItemName } from '#contract/edit/items.ts'
import type { WaitingItem } from '#contract/edit/overviews.ts'
import { isSame } from '#edit/content/same.ts'
import { navigationFile } from '#server/content/shapes/site.ts'
import { api } from '../api.ts'
import { useLanguage } from '../language.tsx'
import styles from '../Page.module.css'
import { addressOf } from '../route.ts'
import { menu } from './MenuPlace.tsx'
import { entriesIn } from './menuSpots.ts'

/**
 * Of a page whose entry in the menu is saved and not published: whether that goes along, and a note that asks or says so. The menu is
 * one file, which goes as it is saved.
 */
export function useMenuAlong({ kind, id }: ItemName, waiting: readonly WaitingItem[], canPublish: boolean) {
  const [isWanted, setWanted] = useState(true)
  const isAsked = canPublish && kind === 'page' && waiting.some((item) => item.kind === menu.kind)
  const read = useQuery({ queryKey: ['waiting', 'menu', id], queryFn: () => readEntry(id), enabled: isAsked })
  const { isChanged = false, mayGo = false } = (isAsked && read.data) || {}
  const canGo = isChanged && mayGo && waiting.some((item) => item.kind === kind && item.id === id)
  const isAlong = canGo && isWanted
  return {
    along: isAlong ? [menu] : [],
    note: isChanged && <Note {...{ canGo, isAlong, setWanted }} />,
  }
}

/** Whether the menu leads to a page otherwise than readers have it, and may be published by whoever asks. */
async function readEntry(id: string) {
  const [{ data, limits }, { revisions }] = await Promise.all([api.item(menu), api.history(menu)])
  const published = revisions.find(({ published }) => published)
  const before = published && (await api.itemAt({ ...menu, revision: published.revision })).data
  const entryIn = (tree: unknown) =>
    entriesIn(navigationFile.safeParse(tree).data ?? []).find(({ link }) => link === `/${id}`)
  const entry = entryIn(data)
  return { isChanged: entry !== undefined && !isSame(entry, entryIn(before)), mayGo: limits?.canPublish !== false }
}

interface NoteProps {
  canGo: boolean
  isAlong: boolean
  setWanted(isWanted: boolean): void
}

function Note({ canGo, isAlong, setWanted }: NoteProps) {
  const { menuPlace } = useLanguage().actions
  return (
    <div className={styles.marked}>
      {canGo && (
        <label>
          <input type="checkbox" checked={isAlong} onChange={({ target }) => setWanted(target.checked)} />{' '}
          {menuPlace.along}
        </label>
      )}
      <p role="status">
        {!isAlong && (
          <>
            {menuPlace.stays} <a href={addressOf({ kind: 'waiting' })}>{menuPlace.waiting}</a>
          </>
        )}
      </p>
    </div>
  )
}
