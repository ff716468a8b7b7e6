import { type PointerEvent, useId, useState } from 'react'
import type { Path } from '#contract/edit/items.ts'
import type { MediaDetails } from '#contract/edit/media.ts'
import { Button } from '../Button.tsx'
import { Dialog, DialogFoot } from '../Dialog.tsx'
import { Failure, Loading } from '../Failure.tsx'
import { useLanguage } from '../language.tsx'
import page from '../Page.module.css'
import styles from './Crop.module.css'
import { type Focus, frameOf, type Place, placesOf } from './crops.ts'
import { thumbnailOf } from './mediaApi.ts'
import { useMediaFile } from './useUploads.ts'

interface CropDialogProps {
  /** Below the media folder. */
  name: string
  kind: string
  path: Path
  focus: Focus | undefined
  onChosen(focus: Focus | undefined): void
  onClose(): void
}

/** Shows which part of a picture each place of the website shows, and takes the point that stays in sight. */
export function CropDialog(props: CropDialogProps) {
  const { media } = useLanguage()
  const file = useMediaFile(`media/${props.name}`)
  return (
    <Dialog title={media.crop.title} onClose={props.onClose}>
      <Failure error={file.error} missing={media.field.missing} />
      {file.isPending && <Loading />}
      {file.data && <Crop {...props} file={file.data} />}
    </Dialog>
  )
}

function Crop({ kind, path, focus: given, file, onChosen, onClose }: CropDialogProps & { file: MediaDetails }) {
  const { media, words } = useLanguage()
  const [focus, setFocus] = useState(given)
  const size = { width: file.width ?? 1, height: file.height ?? 1 }
  const places = placesOf(kind, path, size)
  const middle = places[0]?.middle ?? { x: 50, y: 50 }
  const point = focus ?? middle
  return (
    <>
      <p className={page.hint}>{media.crop.hint}</p>
      <div className={styles.crop}>
        <div className={styles.cropWhole}>
          <PointPicker path={file.path} size={size} point={point} onPoint={setFocus} />
          <Slider label={media.crop.across} value={point.x} onChange={(x) => setFocus({ ...point, x })} />
          <Slider label={media.crop.down} value={point.y} onChange={(y) => setFocus({ ...point, y })} />
          <p role="status">{focus ? media.crop.percent(focus.x, focus.y) : media.crop.automatic}</p>
        </div>
        <section className={styles.cropPlaces} aria-label={media.crop.preview}>
          {places.map((place) => (
            <CropPreview key={place.name} place={place} path={file.path} size={size} focus={focus} />
          ))}
        </section>
      </div>
      <DialogFoot>
        <Button look="primary" onClick={() => onChosen(focus)}>
          {media.crop.use}
        </Button>
        <Button onClick={() => setFocus(undefined)}>{media.crop.reset}</Button>
        <Button onClick={onClose}>{words.create.cancel}</Button>
      </DialogFoot>
    </>
  )
}

interface PointPickerProps {
  path: string
  size: { width: number; height: number }
  point: Focus
  onPoint(point: Focus): void
}

/** By pointer; the sliders beside it do the same by keyboard. */
function PointPicker({ path, size, point, onPoint }: PointPickerProps) {
  const take = (event: PointerEvent<HTMLDivElement>) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    const percent = (part: number) => Math.min(100, Math.max(0, Math.round(part * 100)))
    onPoint({ x: percent((event.clientX - left) / width), y: percent((event.clientY - top) / height) })
  }
  return (
    <div
      className={styles.cropPicture}
      style={{ aspectRatio: `${size.width} / ${size.height}` }}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        take(event)
      }}
      onPointerMove={(event) => event.buttons > 0 && take(event)}
    >
      <img src={thumbnailOf(path, { width: '1200' })} alt="" draggable={false} />
      <span className={styles.cropPoint} style={{ left: `${point.x}%`, top: `${point.y}%` }} />
    </div>
  )
}

function Slider({ label, value, onChange }: { label: string; value: number; onChange(value: number): void }) {
  const id = useId()
  return (
    <div className={styles.slider}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="range"
        min={0}
        max={100}
        value={value}
        onChange={(event) => onChange(Number(event.target.value))}
      />
    </div>
  )
}

interface PreviewProps {
  place: Place
  path: string
  size: { width: number; height: number }
  focus: Focus | undefined
}

function CropPreview({ place, path, size, focus }: PreviewProps) {
  const { media } = useLanguage()
  const frame = frameOf(place, size, focus)
  const name = media.crop.places[place.name]
  return (
    <figure className={styles.cropPlace} data-frame={frame && [frame.left, frame.top].map(Math.round).join(' ')}>
      {frame ? (
        <svg
          role="img"
          aria-label={name}
          viewBox={`${frame.left} ${frame.top} ${frame.width} ${frame.height}`}
          style={{ aspectRatio: place.ratio }}
        >
          <image
            href={thumbnailOf(path, { width: '1200' })}
            width={size.width}
            height={size.height}
            preserveAspectRatio="none"
          />
        </svg>
      ) : (
        <img
          src={thumbnailOf(path, place.cut ? { width: '1200', crop: place.cut } : { width: '1200' })}
          alt={name}
          style={{ aspectRatio: place.ratio }}
        />
      )}
      <figcaption>
        {name}
        {!frame && <span className={page.hint}> {media.crop.eye}</span>}
      </figcaption>
    </figure>
  )
}
