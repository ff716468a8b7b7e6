import { useEffect, useRef, useState } from 'react'
import type { ComplaintWords } from '../words/complaint.zh.ts'
import { type Attachment, pick, type Refused } from './attachments.ts'
import { filesOf, isText, type Picked } from './pickedFiles.ts'

export type Change = (before: readonly Attachment[]) => readonly Attachment[]

interface Options {
  attachments: readonly Attachment[]
  onChange: (change: Change) => void
  /** Told while files are read: a report that is sent meanwhile would go without them. */
  onReading: (isReading: boolean) => void
  words: ComplaintWords['files']
}

/** Takes files from the picker, the clipboard and whatever is dropped on the page, one lot after the other. */
export function useFilePicker({ attachments, onChange, onReading, words }: Options) {
  const [refused, setRefused] = useState<readonly Refused[]>([])
  const [isReading, setReading] = useState(false)
  const [isOver, setOver] = useState(false)
  // What the list is now, known before it is drawn: two lots at once must not pass the limits together.
  const now = useRef(attachments)
  now.current = attachments
  const lots = useRef(0)
  const last = useRef(Promise.resolve())
  const left = useRef(false)

  const change = (change: Change) => {
    now.current = change(now.current)
    onChange(change)
  }
  const tell = (isReading: boolean) => {
    setReading(isReading)
    onReading(isReading)
  }
  const add = (picked: Picked) => {
    if (picked.files.length + picked.folders.length === 0) return
    if (lots.current++ === 0) {
      setRefused([])
      tell(true)
    }
    last.current = last.current.then(async () => {
      const { added, refused } = await pick(picked, { there: () => now.current, words })
      lots.current--
      if (left.current) return
      setRefused((before) => [...before, ...refused])
      if (added.length > 0) change((before) => [...before, ...added])
      if (lots.current === 0) tell(false)
    })
  }
  const latest = useRef(add)
  latest.current = add

  useEffect(() => {
    left.current = false
    const paste = ({ clipboardData }: ClipboardEvent) => {
      if (clipboardData && !isText(clipboardData)) latest.current(filesOf(clipboardData))
    }
    // Anywhere on the page: a file dropped beside the box would be opened by the browser in place of the page.
    const drag = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      setOver(event.type === 'dragover')
      if (event.type === 'drop') latest.current(filesOf(event.dataTransfer))
    }
    addEventListener('paste', paste)
    for (const name of ['dragover', 'dragleave', 'drop'] as const) addEventListener(name, drag)
    return () => {
      left.current = true
      removeEventListener('paste', paste)
      for (const name of ['dragover', 'dragleave', 'drop'] as const) removeEventListener(name, drag)
    }
  }, [])
  return { refused, isReading, isOver, add, change }
}
