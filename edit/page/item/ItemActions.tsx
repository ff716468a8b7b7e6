import {
  Copy,
  ExternalLink,
  Eye,
  EyeOff,
  History as HistoryIcon,
  Link2,
  MessageSquare,
  Save,
  Send,
  Trash2,
  Undo2,
  UserCheck,
} from 'lucide-react'
import { useState } from 'react'
import { rootPath } from '#contract/paths.ts'
import { isData } from '#edit/content/options.ts'
import { siteLanguages } from '#server/content/shapes/fields.ts'
import { api } from '../api.ts'
import buttons from '../Button.module.css'
import { Button } from '../Button.tsx'
import { Question } from '../Dialog.tsx'
import { Failure } from '../Failure.tsx'
import { useLanguage } from '../language.tsx'
import { PreviewLinks } from '../preview/PreviewLinks.tsx'
import { useReview } from '../review/useReview.tsx'
import { addressOf } from '../route.ts'
import { useAction } from '../useAction.ts'
import styles from './Bar.module.css'
import { HistoryDialog } from './HistoryDialog.tsx'
import type { ItemBarProps } from './itemProps.ts'
import { isTakenDown, withoutEnd } from './itemState.ts'
import { TakeDownDialog } from './TakeDownDialog.tsx'

type ActionsProps = ItemBarProps & {
  title: string
  /** Readers see it. */
  isPublic: boolean
}

/** Preview, history, copy; of what readers see, taking it down, and else removing it. */
export function ItemTools({ title, isPublic, ...props }: ActionsProps) {
  const { name, kind, item, fresh, preview, canPublish, go, onDuplicate, reopen } = props
  const { words, actions, preview: say } = useLanguage()
  const [isAsking, setAsking] = useState(false)
  const [isLinking, setLinking] = useState(false)
  const [isReading, setReading] = useState(false)
  const remove = useAction(
    () => api.remove({ ...name, versions: item.versions }),
    () => {
      item.giveUp()
      go(addressOf({ kind: kind.id }))
    },
  )
  const isThere = fresh === undefined
  const isOne = kind.folder !== undefined
  const canTakeDown = isPublic && canPublish
  return (
    <div className={styles.tools}>
      {preview}
      {isThere && (
        <Button look="tool" Icon={Link2} onClick={() => setLinking(true)}>
          {say.links.button}
        </Button>
      )}
      {isThere && (
        <Button look="tool" Icon={HistoryIcon} onClick={() => setReading(true)}>
          {words.item.history}
        </Button>
      )}
      {isThere && <ReviewTools />}
      {isOne && (
        <Button look="tool" Icon={Copy} onClick={() => onDuplicate(item.data, title)}>
          {words.item.duplicate}
        </Button>
      )}
      {isPublic && item.page && props.site !== '' && <SiteLink page={item.page} data={item.base} site={props.site} />}
      {isOne && isThere && (
        <Button look="tool" Icon={canTakeDown ? EyeOff : Trash2} onClick={() => setAsking(true)}>
          {canTakeDown ? actions.takeDown.button : words.item.remove}
        </Button>
      )}
      {isThere && isTakenDown(kind, item.data) && (
        <Button look="tool" Icon={Eye} onClick={() => item.replace(withoutEnd(kind, item.data))}>
          {actions.takeDown.back}
        </Button>
      )}
      {isLinking && <PreviewLinks name={name} isDirty={item.isDirty} onClose={() => setLinking(false)} />}
      {isReading && <HistoryDialog {...{ name, item }} onClose={() => setReading(false)} onUndone={reopen} />}
      {isAsking && canTakeDown && (
        <TakeDownDialog {...{ name, kind, item }} onDone={reopen} onClose={() => setAsking(false)} />
      )}
      {isAsking && !canTakeDown && (
        <Question title={words.item.remove} onYes={() => remove.mutate(undefined)} onClose={() => setAsking(false)}>
          <p>{words.item.removeAsk}</p>
          <Failure error={remove.error} />
        </Question>
      )}
    </div>
  )
}

/** What is said of an item, and who is asked to look at it. */
function ReviewTools() {
  const { review: say } = useLanguage().lists
  const { begin } = useReview()
  return (
    <>
      <Button look="tool" Icon={MessageSquare} onClick={() => begin('comment')}>
        {say.comment}
      </Button>
      <Button look="tool" Icon={UserCheck} onClick={() => begin('ask')}>
        {say.ask}
      </Button>
    </>
  )
}

/** The page on which readers see an item, in the language of the program where it has that. */
function SiteLink({ page, data, site }: { page: string; data: unknown; site: string }) {
  const { actions, lang: own } = useLanguage()
  const languages = siteLanguages()
  const spoken = languages.filter((lang) => !isData(data) || !languages.some((of) => of in data) || lang in data)
  const lang = spoken.find((lang) => lang === own) ?? spoken[0] ?? own
  const address = site + rootPath(lang, languages).slice(0, -1) + page
  return (
    <a className={buttons.tool} href={address} target="_blank" rel="noreferrer">
      <ExternalLink aria-hidden size={18} /> {actions.onSite}
    </a>
  )
}

interface MainProps extends ItemBarProps {
  isReady: boolean
  onPublish(): void
}

/** Discard, save, publish, in the order in which they are used; what comes next is green. */
export function ItemActions({ item, canPublish, isReady, onPublish, onDiscard }: MainProps) {
  const { words, actions } = useLanguage()
  const { isDirty } = item
  return (
    <div className={styles.main}>
      <Button look="tool" Icon={Undo2} disabled={!isDirty} onClick={onDiscard}>
        {actions.discard}
      </Button>
      <Button
        type="submit"
        look={isDirty ? 'primary' : 'quiet'}
        Icon={Save}
        isOff={!isDirty || item.save.isPending}
        aria-keyshortcuts="Control+S"
      >
        {words.item.save}
      </Button>
      {canPublish && (
        <Button look={isDirty ? 'quiet' : 'primary'} Icon={Send} isOff={!isReady} onClick={onPublish}>
          {words.item.publish}
        </Button>
      )}
    </div>
  )
}
