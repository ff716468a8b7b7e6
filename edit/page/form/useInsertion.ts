import type { EditorView } from 'codemirror'
import { type RefObject, useState } from 'react'
import { cleanFileName, freePath } from '#edit/media/fileName.ts'
import { api } from '../api.ts'
import { useLanguage } from '../language.tsx'
import { upload } from '../media/mediaApi.ts'
import { uploadFolder } from '../media/uploadFolder.ts'
import { useMediaRefresh } from '../media/useUploads.ts'
import { useForm } from './context.ts'
import { isFormatted, type PastedText, pastedText } from './pastedText.ts'
import { isWordFile, readWordFile } from './wordFile.ts'

/** Texts that come from elsewhere into an editor of Markdown: pasted, or as a Word file; and what is said of it. */
export function useInsertion(editor: RefObject<EditorView | null>) {
  const { form, comma } = useLanguage().words
  const { kind } = useForm()
  const refresh = useMediaRefresh()
  const [said, setSaid] = useState('')
  const insert = ({ markdown, leftOut }: PastedText, kept: readonly string[] = []) => {
    const view = editor.current
    if (!view) return
    const { from, to } = view.state.selection.main
    const { doc } = view.state
    const before = from > 0 && doc.sliceString(from - 1, from) !== '\n' ? '\n\n' : ''
    const after = to < doc.length && doc.sliceString(to, to + 1) !== '\n' ? '\n\n' : ''
    const isInline = !markdown.includes('\n') && !/^(#|-|\d+\.|\|)/.test(markdown)
    const text = isInline ? markdown : before + markdown + after
    view.dispatch({
      changes: { from, to, insert: text },
      selection: { anchor: from + text.length },
      userEvent: 'input.paste',
    })
    setSaid(
      [form.leftOut(leftOut), kept.length > 0 ? form.keptPictures(kept.join(comma)) : ''].filter(Boolean).join(' '),
    )
  }
  const readWord = async (file: File) => {
    setSaid(form.readingWord(file.name))
    try {
      const { html, pictures } = await readWordFile(file)
      const { markdown, leftOut } = pastedText(html)
      const kept = await keep(pictures, kind)
      if (kept.length > 0) refresh()
      insert({ markdown, leftOut: kept.length === pictures.length ? { ...leftOut, pictures: 0 } : leftOut }, kept)
    } catch {
      setSaid(form.noWordFile(file.name))
    }
  }
  /** A text holds no pictures: those that are pasted are kept where they are chosen from. */
  const keepPictures = async (pictures: readonly File[]) => {
    setSaid(form.keepingPicture)
    const kept = await keep(pictures, kind).catch(() => [])
    if (kept.length > 0) refresh()
    setSaid(kept.length < pictures.length ? form.noPictureHere : form.keptPicture(kept.join(comma)))
  }
  return {
    said,
    readWord,
    /** Takes what is no plain text; returns whether it did. */
    take(event: Event, data: DataTransfer | null): boolean {
      const files = [...(data?.files ?? [])]
      const file = files.find(isWordFile)
      const html = data?.getData('text/html') ?? ''
      const pictures = data?.getData('text/plain') ? [] : files.filter(({ type }) => type.startsWith('image/'))
      if (!file && !isFormatted(html) && pictures.length === 0) return false
      event.preventDefault()
      if (file) void readWord(file)
      else if (isFormatted(html)) insert(pastedText(html))
      else void keepPictures(pictures)
      return true
    },
  }
}

/**
 * Puts pictures into the library, where what is there already stays one file. Returns the names of those that were taken: a drawing of Word
 * is none that the site can show.
 */
async function keep(pictures: readonly File[], kind: string): Promise<string[]> {
  if (pictures.length === 0) return []
  const { names } = await api.mediaList({ count: 1 })
  const kept: string[] = []
  for (const file of pictures) {
    const folder = uploadFolder(kind)
    const name = freePath(`${folder}/${cleanFileName(file.name, folder)}`, [...names, ...kept])
    const done = await upload(file, `media/${name}`).catch(() => undefined)
    if (done) kept.push(done.path.slice('media/'.length))
  }
  return kept
}
