/** What systems and programs leave in a folder: hidden files, lists of thumbnails, locks and copies made while a file is saved. */
const stray = /^(\.|~\$|#.*#$|(thumbs\.db|desktop\.ini|__macosx)$)|(~|\.sw[a-p]|\.tmp|\.bak)$/i
/** What systems add to the name of a copy, in front of its ending; old Chinese ones begin it so. */
const copied =
  /(\s?\(\d+\)|（\d+）|\s-\s(copy|副本|复制)(\s?[(（]\d+[)）])?|\s(copy|副本)(\s\d+)?|\s?[(（](.*\s)?(copy|副本|复件|.*冲突副本.*|conflicted copy.*)[)）])(?=(\.\w+){0,2}$)|^复件\s/i

/** Whether a file or folder of this name is no content, whatever it holds. */
export const isStray = (name: string) => stray.test(name)
/** Whether one of this name was copied from another by mistake. */
export const isCopy = (name: string) => copied.test(name)

/** The first part of a path (`/` as separator) that is a copy, with all that is above it: `news - 副本` of `news - 副本/a.yaml`. */
export function copyIn(path: string): string | undefined {
  const parts = path.split('/')
  const at = parts.findIndex(isCopy)
  return at < 0 ? undefined : parts.slice(0, at + 1).join('/')
}
