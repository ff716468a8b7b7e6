import type { WholeLang } from '../../contract/wholeLangs.ts'
import { escapeHtml } from '../../server/escapeHtml.ts'
import { pageMark, termMark } from './printDocument.ts'
import { words } from './words.ts'

interface Outlined {
  title: string
  sections: { title: string }[]
}

/** A report with this many parts has its contents on a page of their own, and a page begins with every chapter. */
const manyParts = 12

export const isLong = (chapters: readonly Outlined[]) =>
  chapters.reduce((sum, { sections }) => sum + sections.length, 0) >= manyParts

/** Contents: chapters with their pages, and their parts; those of a long report have their pages too. */
export function contentsHtml(chapters: readonly Outlined[], hasIndex: boolean, lang: WholeLang): string {
  const isNumbered = isLong(chapters)
  const chapterHtml = ({ title, sections }: Outlined, at: number) => {
    const parts = isNumbered
      ? `<ol>${sections
          .map(
            (section, place) =>
              `<li><a href="#part-${at + 1}-${place + 1}"><span>${escapeHtml(section.title)}</span><i>${pageMark(`part-${at + 1}-${place + 1}`)}</i></a></li>`,
          )
          .join('')}</ol>`
      : `<p>${sections.map((section) => escapeHtml(section.title)).join(lang === 'en' ? ' · ' : '　·　')}</p>`
    return `<li><a href="#chapter-${at + 1}"><span class="number">${at + 1}</span><b>${escapeHtml(title)}</b><i>${pageMark(`chapter-${at + 1}`)}</i></a>${sections.length > 0 ? parts : ''}</li>`
  }
  const index = hasIndex
    ? `<li><a href="#index"><span class="number"></span><b>${words[lang].index}</b><i>${pageMark('index')}</i></a></li>`
    : ''
  return `<nav aria-labelledby="contents"${isNumbered ? ' data-long' : ''}>
    <p id="contents" class="label">${words[lang].contents}</p>
    <ol>${chapters.map(chapterHtml).join('')}${index}</ol>
  </nav>`
}

/** The index: its words in the order of the language, each with the pages on which it stands. */
export function indexHtml(terms: readonly string[], lang: WholeLang): string {
  const { compare } = new Intl.Collator(lang === 'en' ? 'en' : 'zh-CN-u-co-pinyin')
  return `<section class="chapter index"><header><h1 id="index">${words[lang].index}</h1></header>
  <ul>${[...terms]
    .sort(compare)
    .map((term) => `<li><span>${escapeHtml(term)}</span><i>${termMark(term)}</i></li>`)
    .join('')}</ul></section>`
}
