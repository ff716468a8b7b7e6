import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import type { ItemName } from '#contract/edit/items.ts'
import type { PreviewLink } from '#contract/edit/previewLinks.ts'
import { api } from '../api.ts'
import { Button } from '../Button.tsx'
import { Dialog, DialogFoot } from '../Dialog.tsx'
import { Failure, Loading, Pending } from '../Failure.tsx'
import { useLanguage } from '../language.tsx'
import styles from '../Page.module.css'
import { shownTime } from '../shownTime.ts'
import { useAction } from '../useAction.ts'

interface PreviewLinksProps {
  name: ItemName
  /** What is typed and not saved is not shown. */
  isDirty: boolean
  onClose(): void
}

/** Links by which people without an account see an item as it is saved: makes them, copies them, ends them. */
export function PreviewLinks({ name: { kind, id }, isDirty, onClose }: PreviewLinksProps) {
  const { words, preview } = useLanguage()
  const { links: say } = preview
  const queryKey = ['previewLinks', kind, id]
  const client = useQueryClient()
  const found = useQuery({ queryKey, queryFn: () => api.previewLinks({ kind, id }) })
  const again = () => client.invalidateQueries({ queryKey })
  const make = useAction(() => api.makePreviewLink({ kind, id }), again)
  const end = useAction((link: string) => api.endPreviewLink({ link }), again)
  const links = found.data?.links ?? []
  return createPortal(
    <Dialog title={say.title} onClose={onClose}>
      <div className={styles.stack}>
        <p>{say.does}</p>
        {found.data?.isLocal && <p className={styles.marked}>{say.onlyHere}</p>}
        {isDirty && <p className={styles.marked}>{say.unsaved}</p>}
        <Pending of={found} />
        <ul className={styles.cards}>
          {links.map((link) => (
            <LinkRow key={link.link} link={link} isEnding={end.isPending} onEnd={() => end.mutate(link.link)} />
          ))}
        </ul>
        <p role="status">{end.isSuccess ? say.ended : make.isSuccess ? say.made : ''}</p>
        {make.isPending && <Loading say={say.making} />}
        <Failure error={make.error ?? end.error} />
        <DialogFoot>
          <Button look="primary" isOff={make.isPending} onClick={() => make.mutate(undefined)}>
            {say.make}
          </Button>
          <Button onClick={onClose}>{words.history.close}</Button>
        </DialogFoot>
      </div>
    </Dialog>,
    document.body, // not within the form of the item
  )
}

interface LinkRowProps {
  link: PreviewLink
  isEnding: boolean
  onEnd(): void
}

function LinkRow({ link: { address, by, until, canEnd }, isEnding, onEnd }: LinkRowProps) {
  const { preview, lang } = useLanguage()
  const { links: say } = preview
  const [isCopied, setCopied] = useState(false)
  const about = say.about(by, shownTime(until, lang))
  return (
    <li className={styles.card}>
      <p>{about}</p>
      <input
        readOnly
        value={address}
        aria-label={`${say.address}: ${about}`}
        onFocus={({ target }) => target.select()}
      />
      <div className={styles.actions}>
        <Button
          onClick={() =>
            void navigator.clipboard.writeText(address).then(
              () => setCopied(true),
              () => setCopied(false),
            )
          }
        >
          {isCopied ? say.copied : say.copy}
        </Button>
        {canEnd && (
          <Button look="danger" isOff={isEnding} onClick={onEnd}>
            {say.end}
          </Button>
        )}
      </div>
    </li>
  )
}
