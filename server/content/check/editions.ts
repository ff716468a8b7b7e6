import type { Lang } from '#contract/paths.ts'
import { printedItemsOf } from '../pdfFiles.ts'
import type { Problem } from '../problems.ts'
import type { Files } from '../readFiles.ts'
import type { Edition } from '../shapes/editions.ts'

/**
 * What was published stays: the PDFs that readers have are those whose hashes their items name, and one that changed is an edition of
 * its own with day and reason. `hashOf` gives the hash of a file below `media/`.
 */
export function checkEditions(files: Files, hashOf: (name: string) => string | undefined): Problem[] {
  return printedItemsOf(files).flatMap(({ file, pdfs, editions = [] }) => [
    ...checkOrder(file, editions),
    ...pdfs.flatMap(({ lang, name }) => checkPdf(file, editions, lang, name, hashOf(name))),
  ])
}

function checkPdf(
  file: string,
  editions: readonly Edition[],
  lang: Lang,
  name: string,
  hash: string | undefined,
): Problem[] {
  if (hash === undefined) return [] // told as missing
  const at = editions.findLastIndex(({ pdf }) => pdf?.[lang] !== undefined)
  if (at < 0) return [{ file, field: 'editions', reason: { is: 'pdfUnrecorded', name, lang, hash }, elsewhere: true }]
  const isSame = editions[at]?.pdf?.[lang] === hash
  return isSame
    ? []
    : [{ file, field: `editions.${at}`, reason: { is: 'pdfChanged', name, lang, hash }, elsewhere: true }]
}

/** Every edition but the first says why there is one, and came after the one before. */
function checkOrder(file: string, editions: readonly Edition[]): Problem[] {
  return editions.flatMap(({ date, pdf = {}, reason }, at): Problem[] => {
    const field = `editions.${at}`
    const before = editions[at - 1]?.date
    if (before && !reason)
      return [{ file, field: `${field}.reason`, reason: { is: 'editionWithoutReason', date }, elsewhere: true }]
    if (before && date < before)
      return [{ file, field: `${field}.date`, reason: { is: 'editionOrder', date, before }, elsewhere: true }]
    if (Object.keys(pdf).length === 0)
      return [{ file, field, reason: { is: 'editionWithoutPdf', date }, elsewhere: true }]
    return []
  })
}
