import type { Words } from '../words/zh.ts'
import { ChoiceLinks } from './ChoiceLinks.tsx'

interface Props {
  years: number[]
  year: string
  to: (year: string) => string
  words: Pick<Words['list'], 'year' | 'allYears'>
}

/** The years of a list as links, in the place of the list to choose from: drawn on the server alone. */
export const YearLinks = ({ years, year, to, words }: Props) => (
  <ChoiceLinks
    legend={words.year}
    choices={[
      { value: '', label: words.allYears },
      ...years.map((entry) => ({ value: String(entry), label: String(entry) })),
    ]}
    chosen={year}
    to={to}
  />
)
