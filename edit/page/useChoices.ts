import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { shownFigures } from '#edit/content/asRead.ts'
import { isData } from '#edit/content/options.ts'
import { siteLanguages } from '#server/content/shapes/fields.ts'
import { api } from './api.ts'
import type { Choices } from './form/context.ts'
import { useLanguage } from './language.tsx'

const kept = { staleTime: 60_000 }

/** The file of shared figures as it is saved. */
export const savedFigures = {
  queryKey: ['item', 'figures'],
  queryFn: () => api.item({ kind: 'figures', id: 'figures' }),
  ...kept,
}

/** Pages, shared figures and the categories of a kind, to choose from. */
export function useChoices(kind: string): Choices {
  const { lang } = useLanguage()
  const pages = useQuery({
    queryKey: ['items', 'pages'],
    queryFn: () => api.items({ kind: 'page', count: 1_000 }),
    ...kept,
  })
  const figures = useQuery(savedFigures)
  const categories = useQuery({
    queryKey: ['item', 'categories'],
    queryFn: () => api.item({ kind: 'categories', id: 'categories' }),
    ...kept,
  })
  return useMemo(
    () => ({
      pages: (pages.data?.items ?? []).map(({ id, title }) => ({
        value: `/${id}`,
        label: title[lang] || title[siteLanguages()[0] ?? lang] || id,
      })),
      figures: shownFigures(figures.data?.data),
      categories: listIn(categories.data?.data, kind === 'reportPolicy' ? 'report' : kind).map((category) => ({
        value: String(category.code),
        label: String(category[lang]),
      })),
    }),
    [pages.data, figures.data, categories.data, kind, lang],
  )
}

const listIn = (data: unknown, name: string): Record<string, unknown>[] => {
  const list = isData(data) ? data[name] : undefined
  return Array.isArray(list) ? list.filter(isData) : []
}
