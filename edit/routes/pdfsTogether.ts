import { fileOfPdf } from '../content/editions.ts'
import type { Repository } from '../repository/repository.ts'

type Saved = Pick<Repository, 'read' | 'unpublished'>

/**
 * Of files that wait and that others need, those that go `along` when `chosen` is published; and files `apart`, which have to be chosen
 * too. A PDF comes with the item that names its bytes, and with nothing else that links to it.
 */
export async function publishedApart(repository: Saved, chosen: readonly string[], needed: readonly string[]) {
  const states = await repository.unpublished()
  const [along, apart] = [new Set<string>(), new Set<string>()]
  for (const path of chosen) {
    const file = fileOfPdf(path)
    if (file && states.has(path) && states.has(file) && !chosen.includes(file)) apart.add(file)
  }
  for (const path of needed) {
    const file = fileOfPdf(path)
    const isFree = !file || chosen.includes(file) || !(states.has(file) || (await repository.read(file)))
    if (isFree) along.add(path)
    else if (states.get(path) === 'new' && !chosen.includes(path)) apart.add(file) // the link would lead to nothing
  }
  return { along: [...along], apart: [...apart] }
}

/** What has to be discarded with `chosen`: an item and its PDFs, whose bytes it names. */
export async function discardedApart(repository: Saved, chosen: readonly string[]): Promise<string[]> {
  const waiting = [...(await repository.unpublished()).keys()]
  const pairs = waiting.flatMap((pdf) => {
    const file = fileOfPdf(pdf)
    return file && waiting.includes(file) ? [[pdf, file] as const] : []
  })
  const apart = pairs.filter(([pdf, file]) => chosen.includes(pdf) !== chosen.includes(file))
  return [...new Set(apart.map(([pdf, file]) => (chosen.includes(pdf) ? file : pdf)))]
}
