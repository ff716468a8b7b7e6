import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** Height of the running heads and of the page numbers, in points: they say nothing of the page. */
const margin = 64

/** The pages, from `from` up to but not including `to`, whose text has each of the terms. */
export async function pagesOfTerms(
  printed: Uint8Array,
  terms: readonly string[],
  from: number,
  to: number,
): Promise<Map<string, number[]>> {
  const found = new Map(terms.map((term): [string, number[]] => [term, []]))
  if (terms.length === 0) return found
  const task = getDocument({ data: new Uint8Array(printed), verbosity: VerbosityLevel.ERRORS })
  const pdf = await task.promise
  for (let number = from; number < Math.min(to, pdf.numPages + 1); number++) {
    const page = await pdf.getPage(number)
    const text = await textOf(page)
    for (const [term, pages] of found) if (text.includes(squeezed(term))) pages.push(number)
  }
  await task.destroy()
  return found
}

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof getDocument>['promise']>['getPage']>>

async function textOf(page: Page): Promise<string> {
  const { height } = page.getViewport({ scale: 1 })
  const { items } = await page.getTextContent()
  const lines = items.flatMap((item) => {
    if (!('str' in item)) return []
    const y: number = item.transform[5]
    return y > margin && y < height - margin ? [item.str] : []
  })
  return squeezed(lines.join(' '))
}

/** Without spaces, where lines break, and in one case. */
const squeezed = (text: string) => text.replace(/\s+/g, '').toLowerCase()
