import { Crop } from 'lucide-react'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { isData } from '#edit/content/options.ts'
import { Button } from '../Button.tsx'
import { type Side, useForm } from '../form/context.ts'
import { useLanguage } from '../language.tsx'
import page from '../Page.module.css'
import styles from './Crop.module.css'
import { CropDialog } from './CropDialog.tsx'
import type { Focus } from './crops.ts'

interface FocusFieldProps {
  sides: readonly Side[]
  /** The pictures that these are the points of. */
  pictures: readonly Side[]
}

/** The point of a picture that every crop shows, once for the same picture in both languages. */
export function FocusField({ sides, pictures }: FocusFieldProps) {
  const { kind, set } = useForm()
  const { media, words } = useLanguage()
  const [openedAt, setOpenedAt] = useState<number>() // sides are others after each change
  const isOne = pictures.every(({ value }) => value === pictures[0]?.value)
  const groups = isOne ? [sides] : sides.map((side) => [side])
  const pictureOf = (at: number) => pictures[at]?.value
  const opened = openedAt === undefined ? undefined : groups[openedAt]
  const name = openedAt === undefined ? undefined : pictureOf(openedAt)
  return (
    <div className={styles.focus}>
      {groups.map((group, at) => {
        const [first] = group
        const focus = focusIn(first?.value)
        const lang = isOne ? undefined : first?.lang
        const canCrop = isRaster(pictureOf(at))
        return (
          <p key={lang ?? ''} className={styles.focusLine}>
            <Button Icon={Crop} isOff={!canCrop} onClick={() => setOpenedAt(at)}>
              {media.crop.open}
              {lang && <span className="visually-hidden"> {words.languages[lang]}</span>}
            </Button>
            <span className={page.hint}>
              {lang && `${words.languages[lang]} `}
              {canCrop ? (focus ? media.crop.percent(focus.x, focus.y) : media.crop.automatic) : media.crop.noPicture}
            </span>
          </p>
        )
      })}
      {opened?.[0] &&
        typeof name === 'string' &&
        createPortal(
          <CropDialog
            name={name}
            kind={kind}
            path={opened[0].path}
            focus={focusIn(opened[0].value)}
            onClose={() => setOpenedAt(undefined)}
            onChosen={(focus) => {
              set(
                opened.map(({ path }) => path),
                focus,
              )
              setOpenedAt(undefined)
            }}
          />,
          document.body, // not within the form, which Enter would save
        )}
    </div>
  )
}

const isRaster = (name: unknown) => typeof name === 'string' && name !== '' && !/\.svg$/i.test(name)

function focusIn(value: unknown): Focus | undefined {
  if (!isData(value)) return undefined
  const part = (given: unknown) => (typeof given === 'number' ? given : 50)
  return { x: part(value.x), y: part(value.y) }
}
