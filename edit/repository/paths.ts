import { EditError } from '../editError.ts'

/** Endings of files that the content has. */
const endings = 'yaml csv webp jpg jpeg png avif tif tiff svg pdf mp4 vtt ics zip'
const shape = new RegExp(`^(?:[\\w-]+/)*[\\w-][\\w.-]*\\.(?:${endings.replaceAll(' ', '|')})$`)
/** Pictures and files keep the names that people gave them, in letters of any script; ids of items are addresses. */
const mediaShape = new RegExp(shape.source.replaceAll('\\w', '\\p{L}\\p{N}_').replace('^', '^media/'), 'u')

/** Whether an editor may make a file of this name. Folders have no dots, so that no folder takes the place of a file. */
const isContentPath = (path: string) =>
  path.length <= 200 && (shape.test(path) || mediaShape.test(path)) && isBelow(path)

/** Whether a path stays below the content folder and is nobody else's: hand-made files may have any other name. */
export const isBelow = (path: string) =>
  path.length > 0 &&
  !/[\p{Cc}\\]/u.test(path) &&
  !/^keys(\/|$)/i.test(path) &&
  path.split('/').every((part) => part !== '' && !part.startsWith('.') && !/^git~\d+$/i.test(part))

/** @throws EditError `badPath` for a file that no editor may make. */
export function assertContentPath(path: string): void {
  if (!isContentPath(path)) throw new EditError('badPath', [path])
}

/** @throws EditError `badPath` for what cannot be a file of the content. */
export function assertBelow(paths: readonly string[]): void {
  const wrong = paths.filter((path) => !isBelow(path))
  if (wrong.length > 0) throw new EditError('badPath', wrong)
}
