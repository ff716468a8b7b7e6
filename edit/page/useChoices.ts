import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { isData } from '#edit/content/options.ts'
import { api } from './api.ts'
import type { Choices, FigureChoice } from './form/context.ts'
import { useLanguage } from './language.tsx'

const kept = { staleTime: 60_000 }

/** Pages, shared figures and the categories of a kind, to choose from. */
export function useChoices(kind: string): Choices {
  const { lang } = useLanguage()
  const pages = useQuery({
    queryKey: ['items', 'pages'],
    queryFn: () => api.items({ kind: 'page', count: 1_000 }),
    ...kept,
  })
  const figures = useQuery({
    queryKey: ['item', 'figures'],
    queryFn: () => api.item({ kind: 'figures', id: 'figures' }),
    ...kept,
  })
  const categories = useQuery({
    queryKey: ['item', 'categories'],
    queryFn: () => api.item({ kind: 'categories', id: 'categories' }),
    ...kept,
  })
  return useMemo(
    () => ({
      pages: (pages.data?.items ?? []).map(({ id, title }) => ({
        value: `/${id}`,
        label: title[lang] || title.zh || id,
      })),
      figures: listIn(figures.data?.data, 'items').map(figureChoice),
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

function figureChoice(figure: Record<string, unknown>): FigureChoice {
  const scope = isData(figure.scope) ? figure.scope : {}
  return {
    id: String(figure.id),
    scope: { zh: String(scope.zh ?? ''), en: String(scope.en ?? '') },
    parts: { zh: partsOf(figure.zh, ''), en: partsOf(figure.en, ' ') },
  }
}

function partsOf(side: unknown, gap: string): Record<string, string> {
  const { value = '', unit = '', text } = isData(side) ? side : {}
  return { value: String(value), unit: String(unit), text: String(text ?? `${value}${gap}${unit}`) }
}
