/** What somebody gave the page: files, and the names of folders, which cannot be read as they are. */
export interface Picked {
  files: readonly File[]
  folders: readonly string[]
}

/** What was dropped or pasted. Has to be asked before the event is over. */
export function filesOf({ items, files }: DataTransfer): Picked {
  const entries = Array.from(items)
    .filter(({ kind }) => kind === 'file')
    .map((item) => item.webkitGetAsEntry?.())
  const folders = entries.flatMap((entry) => (entry?.isDirectory ? [entry.name] : []))
  return { files: Array.from(files).filter((_, at) => !entries[at]?.isDirectory), folders }
}

/** Whether files come along that nobody meant: office programs add a picture of the text that was copied. */
export const isText = ({ types }: DataTransfer) => types.includes('text/plain') && types.includes('text/html')
