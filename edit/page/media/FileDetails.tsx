import { useMutation, useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useRef, useState } from 'react'
import type { MediaDetails } from '#contract/edit/media.ts'
import { sizeOf } from '#web/words/size.ts'
import { api } from '../api.ts'
import { Dialog, DialogFoot } from '../Dialog.tsx'
import { Failure, Loading } from '../Failure.tsx'
import { useItemTitle } from '../item/itemTitle.ts'
import { useLanguage } from '../language.tsx'
import { addressOf } from '../route.ts'
import controls from './Controls.module.css'
import { Descriptions } from './Descriptions.tsx'
import detailStyles from './Details.module.css'
import { nameOf } from './MediaGrid.tsx'
import { addressOfFile, fetchFile, thumbnailOf, upload } from './mediaApi.ts'
import { PickerDialog } from './PickerDialog.tsx'
import type { Announce } from './UploadList.tsx'

interface FileDetailsProps {
  path: string
  onChanged(): void
  onAnnounce: Announce
  onClose(): void
}

/** One file: how it looks, what uses it, how it is described, and what replaces it. */
export function FileDetails(props: FileDetailsProps) {
  const { path, onClose } = props
  const { media } = useLanguage()
  const file = useQuery({ queryKey: ['media', 'file', path], queryFn: () => api.mediaDetails({ path }), retry: false })
  return (
    <aside className={detailStyles.details} aria-label={nameOf(path)}>
      <header className={detailStyles.detailsHead}>
        <h2 className={detailStyles.detailsTitle}>{nameOf(path)}</h2>
        <button
          type="button"
          className={controls.sign}
          aria-label={media.file.close}
          title={media.file.close}
          onClick={onClose}
        >
          <X aria-hidden size={18} />
        </button>
      </header>
      {file.error && <Failure error={file.error} missing={media.file.missing} />}
      {file.isPending && <Loading />}
      {file.data && (
        <>
          <Look file={file.data} />
          <UsedIn file={file.data} />
          <Descriptions key={file.data.stamp} file={file.data} onSaved={props.onChanged} />
          <Changes {...props} file={file.data} />
        </>
      )}
    </aside>
  )
}

function Look({ file: { path, group, bytes, width, height, stamp } }: { file: MediaDetails }) {
  const { media } = useLanguage()
  const isPicture = group === 'picture'
  return (
    <figure className={detailStyles.look}>
      {isPicture && <img src={`${thumbnailOf(path, { width: '1200' })}&of=${stamp}`} alt="" />}
      {/* biome-ignore lint/a11y/useMediaCaption: its captions are files of their own, which editors see beside it */}
      {group === 'film' && <video controls preload="metadata" src={addressOfFile(path)} />}
      <figcaption>
        {[sizeOf(bytes), width && height ? media.file.details(width, height) : ''].filter(Boolean).join(' · ')}{' '}
        <a href={addressOfFile(path)} target={isPicture ? '_blank' : undefined} rel="noreferrer" download={!isPicture}>
          {isPicture ? media.file.whole : media.file.download}
        </a>
      </figcaption>
    </figure>
  )
}

function UsedIn({ file: { items } }: { file: MediaDetails }) {
  const { media, kinds } = useLanguage()
  const titleOf = useItemTitle()
  return (
    <section>
      <h3>{media.file.usedIn}</h3>
      {items.length === 0 ? (
        <p>{media.file.unused}</p>
      ) : (
        <ul className={detailStyles.usedIn}>
          {items.map(({ kind, id, title }) => (
            <li key={`${kind}/${id}`}>
              <a href={addressOf({ kind, id })}>{titleOf({ kind, id, title })}</a>{' '}
              <span className={controls.hint}>{kinds[kind]}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** New bytes under the same name, another file in all places, or nothing at all. */
function Changes({ file, onChanged, onAnnounce }: FileDetailsProps & { file: MediaDetails }) {
  const { media } = useLanguage()
  const [asked, setAsked] = useState<'mentions' | 'remove'>()
  const [done, setDone] = useState('')
  const act = useMutation({
    mutationFn: (work: () => Promise<string>) => work(),
    onSuccess: (sentence) => {
      setDone(sentence)
      setAsked(undefined)
      onChanged()
    },
  })
  const { path, version, uses, isAlone } = file
  return (
    <section className={detailStyles.changes}>
      {isAlone && (
        <AnnounceHint onAnnounce={() => void fetchFile(path).then((given) => onAnnounce(given, { path, version }))} />
      )}
      <h3>{media.file.replaceTitle}</h3>
      <ReplaceBytes
        onChosen={(given) => act.mutate(() => upload(given, path, { version }).then(() => media.file.replacedBytes))}
      />
      {uses > 0 ? (
        <button type="button" className={controls.button} onClick={() => setAsked('mentions')}>
          {media.file.replaceMentions}
        </button>
      ) : (
        <button type="button" className={controls.button} onClick={() => setAsked('remove')}>
          {media.file.remove}
        </button>
      )}
      <p role="status">{act.isPending ? media.upload.checking : done}</p>
      {act.error && <Failure error={act.error} />}
      {asked === 'mentions' && (
        <PickerDialog
          fits={(name) => name !== nameOf(path)}
          folder={nameOf(path).replace(/\/?[^/]*$/, '')}
          onClose={() => setAsked(undefined)}
          onChosen={(name) =>
            act.mutate(() =>
              api.replaceMedia({ from: path, to: `media/${name}` }).then(({ items }) => media.file.replaced(items)),
            )
          }
        />
      )}
      {asked === 'remove' && (
        <RemoveQuestion
          onRemove={() => act.mutate(() => api.removeMedia({ path, version }).then(() => media.file.removed))}
          onClose={() => setAsked(undefined)}
        />
      )}
    </section>
  )
}

/** A button that lets a file be chosen for the same name. */
function ReplaceBytes({ onChosen }: { onChosen(file: File): void }) {
  const { media } = useLanguage()
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <button type="button" className={controls.button} onClick={() => input.current?.click()}>
        {media.file.replaceBytes}
      </button>
      <input
        ref={input}
        hidden
        type="file"
        aria-label={media.file.replaceBytes}
        onChange={({ target }) => {
          const [given] = target.files ?? []
          if (given) onChosen(given)
          target.value = ''
        }}
      />
    </>
  )
}

function RemoveQuestion({ onRemove, onClose }: { onRemove(): void; onClose(): void }) {
  const { media } = useLanguage()
  return (
    <Dialog title={media.file.remove} onClose={onClose}>
      <p>{media.file.removeAsk}</p>
      <DialogFoot>
        <button type="button" className={controls.danger} onClick={onRemove}>
          {media.file.remove}
        </button>
        <button type="button" className={controls.button} onClick={onClose}>
          {media.file.cancel}
        </button>
      </DialogFoot>
    </Dialog>
  )
}

/** A PDF that stands in no announcement can become one. */
function AnnounceHint({ onAnnounce }: { onAnnounce(): void }) {
  const { media } = useLanguage()
  return (
    <p>
      {media.file.alone}{' '}
      <button type="button" className={controls.link} onClick={onAnnounce}>
        {media.file.announce}
      </button>
    </p>
  )
}
