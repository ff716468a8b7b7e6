import { calls, type Data } from '#contract/api.ts'
import type { Categories } from './categories.ts'
import { revisionOf } from './revisions.ts'
import type { Source } from './source.ts'

const nameIn = (categories: Categories, code: string) =>
  categories.report.find(({ typeCode }) => typeCode === code)?.typeName ?? ''

/** Annual and ESG reports with their PDFs, newest first. */
export function composeReports(
  { files, lang, media, local, picture }: Source,
  categories: Categories,
): Data<'reports'>['items'] {
  const reports = files.reports.toSorted((a, b) => b.data.date.localeCompare(a.data.date) || a.id.localeCompare(b.id))
  return local(
    calls.reports.data.shape.items,
    reports.map(({ id, data: { picture: cover, large = false, ...data } }) => ({
      id,
      kind: nameIn(categories, data.category),
      categoryName: nameIn(categories, data.category),
      file: media.findPdf('reports', id, lang),
      revised: revisionOf(data.editions),
      large,
      // The cover is for the eye: what it says stands beside it.
      picture: large ? picture(cover, '') : undefined,
      ...data,
    })),
  )
}

/** The policy on reports of sustainability, with its documents as HTML. */
export function composeReportPolicy({ files, html, local }: Source, categories: Categories): Data<'reportPolicy'> {
  const { policies, ...policy } = local(calls.reportPolicy.data, {
    ...files.reportPolicy,
    categories: categories.report.map((entry) => ({ ...entry, check: entry.typeCode === '' })),
    policies: files.reportPolicy.policies.map((entry) => ({
      ...entry,
      categoryName: nameIn(categories, entry.category),
    })),
  })
  return { ...policy, policies: policies.map((entry) => ({ ...entry, body: html(entry.body) })) }
}
