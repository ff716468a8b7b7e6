import { join } from 'node:path'
import type { Lang } from '../../contract/paths.ts'
import type { Files } from '../../server/content/readFiles.ts'
import { escapeHtml } from '../../server/escapeHtml.ts'
import { blockHtml } from './blocks.ts'
import { documentOf, markOf, type PrintDocument, pageMark, paperHtml, withoutReferrals } from './printDocument.ts'
import { sectionsOf } from './reportChapters.ts'
import { longDay, words } from './words.ts'

type Report = Files['reports'][number]

/** A responsibility report in both languages: cover, contents, what the report covers, and its chapters. */
export const reportDocuments = (report: Report, files: Files, content: string): PrintDocument[] =>
  (['zh', 'en'] as const).map((lang) => documentIn(report, files, content, lang))

function documentIn({ id, data }: Report, files: Files, content: string, lang: Lang): PrintDocument {
  const { site, categories } = files
  const say = words[lang]
  const { title, summary, scope } = data[lang]
  const company = site.name[lang]
  const category = categories.report.find(({ code }) => code === data.category)?.[lang] ?? ''
  const contact = site.footer.labels.find(({ icon }) => icon === 'mail')?.[lang].text ?? ''
  const facts = [
    [say.aboutFacts.period, say.period(data.year)],
    [say.aboutFacts.published, longDay(data.date, lang)],
    [say.aboutFacts.category, category],
    [say.aboutFacts.scope, scope],
    [say.aboutFacts.contact, contact],
  ]
  const chapters = data.chapters.map((chapter) => ({ ...chapter[lang], sections: sectionsOf(chapter, files, lang) }))
  const body = `
<section class="cover">
  <div class="brand">${markOf(join(content, 'media'), files)}<p><b>${escapeHtml(company)}</b><span>${escapeHtml(site.name[lang === 'en' ? 'zh' : 'en'])}</span></p></div>
  <div class="picture"><img src="/media/${data.picture}" alt=""></div>
  <p class="year" aria-hidden="true">${data.year}</p>
  <p class="title">${escapeHtml(title)}</p>
  <p class="published">${longDay(data.date, lang)}</p>
</section>
<section class="front">
  <nav aria-labelledby="contents">
    <p id="contents" class="label">${say.contents}</p>
    <ol>${chapters
      .map(
        ({ title, sections }, at) =>
          `<li><a href="#chapter-${at + 1}"><span class="number">${at + 1}</span><b>${escapeHtml(title)}</b><i>${pageMark(at + 1)}</i></a>${
            sections.length > 0
              ? `<p>${sections.map((section) => escapeHtml(section.title)).join(lang === 'en' ? ' · ' : '　·　')}</p>`
              : ''
          }</li>`,
      )
      .join('')}</ol>
  </nav>
  <h1>${say.about}</h1>
  <p class="summary">${escapeHtml(summary)}</p>
  <dl>${facts.map(([name = '', value = '']) => `<div><dt>${name}</dt><dd>${escapeHtml(value)}</dd></div>`).join('')}</dl>
  <p class="note">${say.edition}</p>
</section>
${chapters
  .map(
    ({ title, text, sections }, at) => `<section class="chapter">
  <header><span class="number" aria-hidden="true">${at + 1}</span><h1 id="chapter-${at + 1}">${escapeHtml(title)}</h1></header>
  ${text ? `<div class="text">${paperHtml(text, 3)}</div>` : ''}
  ${sections
    .map(
      (
        section,
      ) => `<section class="part"><h2>${escapeHtml(section.title)}</h2>${section.date ? `<p class="date">${longDay(section.date, lang)}</p>` : ''}
  ${section.text ? `<div class="text">${paperHtml(withoutReferrals(section.text), 3)}</div>` : ''}
  ${(section.blocks ?? []).map((block) => blockHtml(block)).join('\n')}</section>`,
    )
    .join('\n')}
</section>`,
  )
  .join('\n')}`
  const head = {
    lang,
    title,
    kind: 'report',
    running: [company, title],
    company,
    sample: site.sampleNotice?.[lang],
  } as const
  return { name: `reports/${id}.${lang}`, title, date: data.date, author: company, html: documentOf(head, body) }
}
