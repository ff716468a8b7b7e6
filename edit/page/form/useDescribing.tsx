import { useState } from 'react'
import type { Path } from '#contract/edit/items.ts'
import type { MediaDetails } from '#contract/edit/media.ts'
import type { Lang } from '#contract/paths.ts'
import { kindOf } from '#edit/content/kinds.ts'
import { descriptionPlaces } from '#edit/media/descriptionPlaces.ts'
import { api } from '../api.ts'
import { Button } from '../Button.tsx'
import { useLanguage } from '../language.tsx'
import { type Side, useForm } from './context.ts'
import styles from './Form.module.css'

interface Place {
  lang: Lang
  path: Path
}

/**
 * A description belongs to its picture: another picture in its place brings the description that it has elsewhere, or is asked for one. What
 * stood there can be taken back.
 */
export function useDescribing(sides: readonly Side[]) {
  const { media } = useLanguage()
  const { valueAt, set } = useForm()
  const placesOf = usePlaces()
  const [before, setBefore] = useState<{ texts: readonly (Place & { text: unknown })[]; isKnown: boolean }>()
  const take = async (chosen: readonly Side[], name: string) => {
    if (chosen.every(({ value }) => value === name)) return
    // The point that stays in sight was one of the other picture.
    for (const { path } of chosen) {
      const focus = path.with(-1, 'focus')
      if (path.at(-1) === 'picture' && valueAt(focus) !== undefined) set([focus], undefined)
    }
    const places = chosen.flatMap(({ path }) => placesOf(path))
    if (places.length === 0) return
    const wasEmpty = chosen.every(({ value }) => value === undefined || value === '')
    const texts = places.map((place) => ({ ...place, text: valueAt(place.path) }))
    const known = await api.mediaDetails({ path: `media/${name}` }).then(descriptionsOf, () => new Map<Lang, string>())
    // Who described a picture before it was there, or does so already, means this one.
    const changed = texts
      .filter(({ lang, text }) => text !== known.get(lang) && !(wasEmpty && text))
      .filter(({ path, text }) => valueAt(path) === text)
    for (const { lang, path } of changed) set([path], known.get(lang))
    setBefore(changed.length > 0 ? { texts: changed, isKnown: known.size > 0 } : undefined)
  }
  const restore = () => {
    for (const { path, text } of before?.texts ?? []) set([path], text)
    setBefore(undefined)
  }
  const hint = before && sides.some(({ value }) => value) && (
    <p className={styles.warning} role="status">
      {before.isKnown ? media.field.described : media.field.describe}{' '}
      {before.texts.some(({ text }) => text) && (
        <Button look="link" onClick={restore}>
          {media.field.describedBefore}
        </Button>
      )}
    </p>
  )
  return { take, hint }
}

/** Where the description of a picture at a path of the item stands. */
function usePlaces() {
  const { kind: id, valueAt } = useForm()
  const kind = kindOf(id)
  return (path: Path): Place[] => {
    const [first, ...rest] = path
    if (!kind || path.at(-1) !== 'picture') return []
    if (kind.form === 'bilingual') return descriptionPlaces(kind, valueAt([]), path, undefined)
    const lang = first as Lang // the data of twins begins with it
    return descriptionPlaces(kind, valueAt([lang]), rest, lang).map((place) => ({ lang, path: [lang, ...place.path] }))
  }
}

/** The first description in each language that an item has of a picture. */
const descriptionsOf = ({ items }: MediaDetails) =>
  new Map(
    items
      .flatMap(({ descriptions }) => descriptions)
      .filter(({ text }) => text !== '')
      .reverse()
      .map(({ lang, text }) => [lang, text]),
  )
