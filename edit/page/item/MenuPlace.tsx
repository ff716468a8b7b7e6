import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Lang } from '#contract/paths.ts'
import { isData } from '#edit/content/options.ts'
import { siteLanguages } from '#server/content/shapes/fields.ts'
import { type NavigationFile, navigationFile } from '#server/content/shapes/site.ts'
import { api } from '../api.ts'
import { Button } from '../Button.tsx'
import { Failure } from '../Failure.tsx'
import { useLanguage } from '../language.tsx'
import styles from '../Page.module.css'
import { useAction } from '../useAction.ts'
import { entriesIn, type MenuSpot, menuSpots, withEntry } from './menuSpots.ts'

export const menu = { kind: 'navigation', id: 'navigation' }
const queryKey = ['item', 'navigation']

/** Of a page that no menu leads to: says so, and puts it there. What it does is saved, and published with the page. */
export function MenuPlace({ id, data }: { id: string; data: unknown }) {
  const { actions } = useLanguage()
  const [isAsking, setAsking] = useState(false)
  const [isAdded, setAdded] = useState(false)
  const read = useQuery({ queryKey, queryFn: () => api.item(menu) })
  const tree = navigationFile.safeParse(read.data?.data).data
  if (!tree) return null
  if (isAdded)
    return (
      <p className={styles.marked} role="status">
        {actions.menuPlace.added}
      </p>
    )
  if (entriesIn(tree).some(({ link }) => link === `/${id}`)) return null
  return (
    <div className={styles.marked}>
      <p>
        {actions.menuPlace.missing}{' '}
        {!isAsking && (
          <Button look="link" onClick={() => setAsking(true)}>
            {actions.menuPlace.add}
          </Button>
        )}
      </p>
      {isAsking && (
        <PlaceForm
          id={id}
          data={data}
          written={read.data?.data}
          tree={tree}
          versions={read.data?.versions ?? {}}
          onDone={() => setAdded(true)}
        />
      )}
    </div>
  )
}

interface PlaceFormProps {
  id: string
  data: unknown
  /** The file of the menu as it is written, and as it is read. */
  written: unknown
  tree: NavigationFile
  versions: Record<string, string | null>
  onDone(): void
}

/** Behind which entry, and by which names. */
function PlaceForm({ id, data, written, tree, versions, onDone }: PlaceFormProps) {
  const { actions, lang } = useLanguage()
  const [spot, setSpot] = useState(0)
  const [names, setNames] = useState(() => titlesOf(data))
  const client = useQueryClient()
  const spots = menuSpots(tree, lang)
  const add = useAction(
    (at: MenuSpot) => api.save({ ...menu, versions, data: withEntry(written, tree, at, { route: `/${id}`, names }) }),
    () => {
      void client.invalidateQueries({ queryKey })
      onDone()
    },
  )
  const submit = (event: Pick<Event, 'preventDefault'>) => {
    event.preventDefault()
    const at = spots[spot]
    if (at && !add.isPending) add.mutate(at)
  }
  return (
    <div className={styles.stack}>
      <label className={styles.ask}>
        {actions.menuPlace.place}
        <select value={spot} onChange={({ target }) => setSpot(Number(target.value))}>
          {spots.map(({ name, path }, index) => (
            <option key={path.join('.')} value={index}>
              {name}
            </option>
          ))}
        </select>
      </label>
      {siteLanguages().map((of) => (
        <label key={of} className={styles.ask}>
          {actions.menuPlace.names[of]}
          <input
            required
            value={names[of] ?? ''}
            onChange={({ target }) => setNames({ ...names, [of]: target.value })}
            onKeyDown={(event) => event.key === 'Enter' && submit(event)}
          />
        </label>
      ))}
      <Failure error={add.error} />
      <div>
        <Button look="primary" isOff={add.isPending || siteLanguages().some((of) => !names[of])} onClick={submit}>
          {actions.menuPlace.add}
        </Button>
      </div>
    </div>
  )
}

/** The names that are proposed: the titles of the page. */
function titlesOf(data: unknown): Partial<Record<Lang, string>> {
  const titles = siteLanguages().map((lang) => [
    lang,
    isData(data) && isData(data[lang]) ? data[lang].title : undefined,
  ])
  return Object.fromEntries(titles.filter(([, title]) => typeof title === 'string'))
}
