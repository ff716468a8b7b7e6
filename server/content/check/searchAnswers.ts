import { phoneNumber } from '#contract/phone.ts'
import type { Problem } from '../problems.ts'
import { type Files, fileOf } from '../readFiles.ts'

/** Answers of search words that no page gives, and telephone numbers in them that do not stand on their page. */
export function checkSearchAnswers({ searchWords, pages, site }: Files): Problem[] {
  return searchWords.items.flatMap(({ link, answer = {} }, at) =>
    site.languages.flatMap((lang): Problem[] => {
      const text = answer[lang]
      const place = { file: fileOf.searchWords, field: `items.${at}.answer.${lang}` }
      if (text === undefined) return []
      if (link === undefined) return [{ ...place, reason: { is: 'answerWithoutPage' } }]
      const page = JSON.stringify(pages.find((entry) => entry.path === link && lang === entry.lang)?.data ?? '')
      const wrong = text.split(phoneNumber).filter((part, place) => place % 2 === 1 && !page.includes(part))
      return wrong.map((number) => ({ ...place, reason: { is: 'answerElsewhere', number, link }, quote: number }))
    }),
  )
}
