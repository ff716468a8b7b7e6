import { type DragEvent, useEffect, useEffectEvent, useState } from 'react'

/** What an element needs so that files can be dropped on it, and whether some are held over it. */
export function useDrop(onFiles: (files: File[]) => void) {
  const [isOver, setOver] = useState(false)
  const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files')
  return {
    isOver,
    onDragOver(event: DragEvent) {
      if (!hasFiles(event)) return
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: () => setOver(false),
    onDrop(event: DragEvent) {
      if (!hasFiles(event)) return
      event.preventDefault()
      event.stopPropagation()
      setOver(false)
      onFiles([...event.dataTransfer.files])
    },
  }
}

/** Files that are pasted anywhere on the page, while it is there. */
export function usePaste(onFiles: (files: File[]) => void) {
  const take = useEffectEvent(onFiles)
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])]
      if (files.length === 0) return
      event.preventDefault()
      take(files)
    }
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  }, [])
}
