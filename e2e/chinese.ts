import type { Page } from '@playwright/test'

/** The name of the other language, and the second line of the logo of each company. */
const meant = ['中文', '青穗牧业', '朔禾乳业']

const isChinese = (text: string) => /\p{Script=Han}/u.test(text) && !meant.includes(text.trim())

/** Chinese between the tags of an English document, hidden or not, beside what is meant to be. */
export const chineseInDocument = (html: string) =>
  html
    .replaceAll(/<(script|style)\b.*?<\/\1>/gs, '')
    .split(/<[^>]*>/)
    .filter(isChinese)

/** Chinese that an English page shows or names, beside what is meant to be. */
export const chineseIn = async (page: Page) => {
  const found = await page.evaluate(() => {
    const lines = document.body.innerText.split('\n')
    const named = [...document.querySelectorAll('[aria-label], [alt], [placeholder], [title]')]
      .filter((part) => part.checkVisibility())
      .flatMap((part) => ['aria-label', 'alt', 'placeholder', 'title'].map((name) => part.getAttribute(name) ?? ''))
    return [...lines, ...named, document.title]
  })
  return found.filter(isChinese)
}
