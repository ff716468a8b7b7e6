import { Eye } from 'lucide-react'
import { type ReactNode, useDeferredValue } from 'react'
import type { ItemName } from '#contract/edit/items.ts'
import { Button } from '../Button.tsx'
import { useDataTitle } from '../item/itemTitle.ts'
import { useLanguage } from '../language.tsx'
import styles from './Preview.module.css'
import { PreviewPane } from './PreviewPane.tsx'
import { usePreviewChoice } from './previewChoice.ts'

interface PreviewBesideProps {
  name: ItemName
  data: unknown
  /** The form, with the button that opens the preview. */
  children(button: ReactNode): ReactNode
}

/** A form, and beside it the page that it makes. */
export function PreviewBeside({ name, data, children }: PreviewBesideProps) {
  const { preview } = useLanguage()
  const titleOf = useDataTitle()
  const [choice, change] = usePreviewChoice()
  const typed = useDeferredValue(data)
  const isOpen = choice.place !== 'closed'
  const button = (
    <Button
      look="tool"
      Icon={Eye}
      aria-pressed={isOpen}
      onClick={() => change({ place: isOpen ? 'closed' : 'beside' })}
    >
      {preview.open}
    </Button>
  )
  return (
    <div className={styles.work} data-preview={isOpen ? choice.place : undefined}>
      {children(button)}
      {isOpen && (
        <PreviewPane name={name} title={titleOf(name, typed)} data={typed} choice={choice} onChoice={change} />
      )}
    </div>
  )
}
