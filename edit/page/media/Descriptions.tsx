import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { Description, MediaDetails, Use } from '#contract/edit/media.ts'
import { api } from '../api.ts'
import { Button } from '../Button.tsx'
import { Failure } from '../Failure.tsx'
import { useItemTitle } from '../item/itemTitle.ts'
import { useLanguage } from '../language.tsx'
import page from '../Page.module.css'
import styles from './Details.module.css'

const keyOf = ({ file, path }: Description) => `${file} ${path.join('.')}`

/** What each item says of a picture, both languages beside each other, in one save. */
export function Descriptions({ file, onSaved }: { file: MediaDetails; onSaved(): void }) {
  const { media } = useLanguage()
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>({})
  const all = file.items.flatMap(({ descriptions }) => descriptions)
  const changed = all
    .map((place) => ({ ...place, text: texts[keyOf(place)] ?? place.text }))
    .filter((place, index) => place.text !== all[index]?.text)
  const save = useMutation({
    mutationFn: () => api.describeMedia({ path: file.path, texts: changed, versions: file.versions }),
    onSuccess: onSaved,
  })
  if (all.length === 0) return null
  const canSave = changed.length > 0 && !save.isPending
  return (
    <form
      className={styles.descriptions}
      onSubmit={(event) => {
        event.preventDefault()
        if (canSave) save.mutate()
      }}
    >
      <h3>{media.file.descriptions}</h3>
      <p className={page.hint}>{media.file.descriptionsHint}</p>
      {file.items.map((item) => (
        <div key={`${item.kind}/${item.id}`} className={styles.described}>
          {item.descriptions.map((place) => (
            <Text
              key={keyOf(place)}
              item={item}
              place={place}
              text={texts[keyOf(place)] ?? place.text}
              onChange={(text) => setTexts({ ...texts, [keyOf(place)]: text })}
            />
          ))}
        </div>
      ))}
      <Button type="submit" look="primary" isOff={!canSave}>
        {media.file.saveDescriptions}
      </Button>
      <p role="status">{save.isSuccess && changed.length === 0 ? media.file.saved : ''}</p>
      <Failure error={save.error} />
    </form>
  )
}

interface TextProps {
  item: Use
  place: Description
  text: string
  onChange(text: string): void
}

function Text({ item, place, text, onChange }: TextProps) {
  const { media, words } = useLanguage()
  const id = useId()
  const title = useItemTitle()(item)
  return (
    <div className={styles.description}>
      <label htmlFor={id}>{media.file.description(title, words.languages[place.lang])}</label>
      <textarea id={id} lang={place.lang} rows={2} value={text} onChange={(event) => onChange(event.target.value)} />
    </div>
  )
}
