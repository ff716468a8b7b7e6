import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { MediaDetails } from '#contract/edit/media.ts'
import { mediaKind } from '#edit/content/kinds.ts'
import { mediaName } from '#edit/media/fileName.ts'
import { api } from '../api.ts'
import { Button, FileButton } from '../Button.tsx'
import { Question } from '../Dialog.tsx'
import { Failure } from '../Failure.tsx'
import { useLanguage } from '../language.tsx'
import { addressOf } from '../route.ts'
import styles from './Details.module.css'
import { fetchFile, upload } from './mediaApi.ts'
import { PickerDialog } from './PickerDialog.tsx'
import type { Announce } from './UploadList.tsx'

interface FileChangesProps {
  file: MediaDetails
  go(address: string): void
  onChanged(): void
  onAnnounce: Announce
}

/** New bytes under the same name, another name, another file in all places, or nothing at all. */
export function FileChanges({ file, go, onChanged, onAnnounce }: FileChangesProps) {
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
  const { path, version, uses, isAlone, group } = file
  const canMove = group === 'picture' || group === 'pdf' || (group === 'captions' && uses === 0)
  const move = async (to: string) => {
    const { isMoved } = await api.moveMedia({ from: path, to: `media/${to}`, version })
    if (isMoved) go(addressOf({ kind: mediaKind, id: `media/${to}` }))
    return isMoved ? '' : media.file.copied(to)
  }
  return (
    <section className={styles.changes}>
      {isAlone && (
        <AnnounceHint onAnnounce={() => void fetchFile(path).then((given) => onAnnounce(given, { path, version }))} />
      )}
      <h3>{media.file.replaceTitle}</h3>
      <FileButton
        say={media.file.replaceBytes}
        onFiles={([given]) =>
          given && act.mutate(() => upload(given, path, { version }).then(() => media.file.replacedBytes))
        }
      />
      <Button onClick={() => setAsked(uses > 0 ? 'mentions' : 'remove')}>
        {uses > 0 ? media.file.replaceMentions : media.file.remove}
      </Button>
      {canMove && <Move path={path} onMove={(to) => act.mutate(() => move(to))} />}
      <p role="status">{act.isPending ? media.upload.checking : done}</p>
      <Failure error={act.error} />
      {asked === 'mentions' && (
        <OtherFile path={path} onAct={(work) => act.mutate(work)} onClose={() => setAsked(undefined)} />
      )}
      {asked === 'remove' && (
        <Question
          title={media.file.remove}
          onYes={() => act.mutate(() => api.removeMedia({ path, version }).then(() => media.file.removed))}
          onClose={() => setAsked(undefined)}
        >
          <p>{media.file.removeAsk}</p>
        </Question>
      )}
    </section>
  )
}

interface OtherFileProps {
  path: string
  onAct(work: () => Promise<string>): void
  onClose(): void
}

/** Chooses the file that takes the place of this one wherever it is used. */
function OtherFile({ path, onAct, onClose }: OtherFileProps) {
  const { media } = useLanguage()
  return (
    <PickerDialog
      fits={(name) => name !== mediaName(path)}
      folder={mediaName(path).replace(/\/?[^/]*$/, '')}
      onClose={onClose}
      onChosen={(name) =>
        onAct(() =>
          api.replaceMedia({ from: path, to: `media/${name}` }).then(({ items }) => media.file.replaced(items)),
        )
      }
    />
  )
}

/** Another folder, another name, or both. */
function Move({ path, onMove }: { path: string; onMove(to: string): void }) {
  const { media } = useLanguage()
  const id = useId()
  const [name, setName] = useState(mediaName(path))
  return (
    <form
      className={styles.move}
      onSubmit={(event) => {
        event.preventDefault()
        if (name !== mediaName(path)) onMove(name)
      }}
    >
      <label htmlFor={id}>{media.file.move}</label>
      <input id={id} type="text" spellCheck={false} value={name} onChange={({ target }) => setName(target.value)} />
      <Button type="submit" isOff={name === mediaName(path)}>
        {media.file.moveNow}
      </Button>
    </form>
  )
}

/** A PDF that stands in no announcement can become one. */
function AnnounceHint({ onAnnounce }: { onAnnounce(): void }) {
  const { media } = useLanguage()
  return (
    <p>
      {media.file.alone}{' '}
      <Button look="link" onClick={onAnnounce}>
        {media.file.announce}
      </Button>
    </p>
  )
}
