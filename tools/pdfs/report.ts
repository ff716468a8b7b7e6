import { join } from 'node:path'
import type { WholeLang } from '../../contract/wholeLangs.ts'
import { wholeLangs } from '../../contract/wholeLangs.ts'
import { revisionOf } from '../../server/content/compose/revisions.ts'
import type { Files } from '../../server/content/readFiles.ts'
import { escapeHtml } from '../../server/escapeHtml.ts'
import { blockHtml } from './blocks.ts'
import {
  documentOf,
  markOf,
  type PrintDocument,
  paperHtml,
  quoted,
  revisedHtml,
  withoutReferrals,
} from './printDocument.ts'
import { contentsHtml, indexHtml, isLong } from './reportFront.ts'
import { chaptersOf, type PrintedChapter, type PrintedSection } from './reportSource.ts'
import { longDay, words } from './words.ts'

type Report = Files['reports'][number]

/** A report in both languages: cover, contents, what the report covers, its chapters and its index. */
export const reportDocuments = (report: Report, files: Files, content: string): PrintDocument[] =>
  wholeLangs.map((lang) => documentIn(report, files, content, lang))

function documentIn(report: Report, files: Files, content: string, lang: WholeLang): PrintDocument {
  const { id, data } = report
  const { title } = data[lang]
  const company = files.site.name[lang]
  const chapters = chaptersOf(report, files, lang)
  const terms = (data.keywords ?? []).map((term) => term[lang])
  const body = `${coverHtml(report, files, content, lang)}
<section class="front">
  ${contentsHtml(chapters, terms.length > 0, lang)}
  ${aboutHtml(report, files, lang)}
</section>
<div${isLong(chapters) ? ' data-long' : ''}>
${chapters.map((chapter, at) => chapterHtml(chapter, at + 1, lang)).join('\n')}
${terms.length > 0 ? indexHtml(terms, lang) : ''}
</div>`
  const head = {
    lang,
    title,
    kind: 'report' as const,
    running: (isLong(chapters) ? [title, company] : [company, title]) as [string, string],
    company,
    sample: files.site.sampleNotice?.[lang],
    style: isLong(chapters) ? chapters.map(pageStyleOf).join('') : '',
  } satisfies Parameters<typeof documentOf>[0]
  return {
    name: `reports/${id}.${lang}`,
    item: report.file,
    lang,
    editions: data.editions,
    title,
    date: data.date,
    author: company,
    html: documentOf(head, body),
  }
}

function coverHtml({ data }: Report, files: Files, content: string, lang: WholeLang): string {
  const { name } = files.site
  return `
<section class="cover">
  <div class="brand">${markOf(join(content, 'media'), files)}<p><b>${escapeHtml(name[lang])}</b><span>${escapeHtml(name[lang === 'en' ? 'zh' : 'en'])}</span></p></div>
  <div class="picture"><img src="/media/${data.picture}" alt=""></div>
  <p class="year" aria-hidden="true">${data.year}</p>
  <p class="title">${escapeHtml(data[lang].title)}</p>
  <div class="published">${revisedHtml(data.editions, lang)}<p>${revisionOf(data.editions) ? words[lang].first : ''}${longDay(data.date, lang)}</p></div>
</section>`
}

function aboutHtml({ data }: Report, { site, categories }: Files, lang: WholeLang): string {
  const say = words[lang]
  const { summary, scope } = data[lang]
  const revised = revisionOf(data.editions)
  const facts = [
    [say.aboutFacts.period, say.period(data.year)],
    [say.aboutFacts.published, longDay(data.date, lang)],
    ...(revised
      ? [[say.aboutFacts.revised, `${longDay(revised.date, lang)}${say.because}${revised.reason[lang]}`]]
      : []),
    [say.aboutFacts.category, categories.report.find(({ code }) => code === data.category)?.[lang] ?? ''],
    [say.aboutFacts.scope, scope],
    [say.aboutFacts.contact, site.footer.labels.find(({ icon }) => icon === 'mail')?.[lang].text ?? ''],
  ]
  return `<h1 id="about">${say.about}</h1>
  <p class="summary">${escapeHtml(summary)}</p>
  <dl>${facts.map(([name = '', value = '']) => `<div><dt>${name}</dt><dd>${escapeHtml(value)}</dd></div>`).join('')}</dl>
  <p class="note">${say.edition}</p>`
}

function chapterHtml({ title, text, sections }: PrintedChapter, number: number, lang: WholeLang): string {
  const part = ({ title, date, text, blocks = [] }: PrintedSection, place: number) =>
    `<section class="part"><h2 id="part-${number}-${place + 1}">${escapeHtml(title)}</h2>${date ? `<p class="date">${longDay(date, lang)}</p>` : ''}
  ${text ? `<div class="text">${paperHtml(withoutReferrals(text), 3)}</div>` : ''}
  ${blocks.map((block) => blockHtml(block, lang)).join('\n')}</section>`
  return `<section class="chapter" style="page:chapter-${number}">
  <header><span class="number" aria-hidden="true">${number}</span><h1 id="chapter-${number}">${escapeHtml(title)}</h1></header>
  ${text ? `<div class="text">${paperHtml(text, 3)}</div>` : ''}
  ${sections.map(part).join('\n')}
</section>`
}

/** The pages of a chapter name it in their heads; those of a data centre lie on their side. */
function pageStyleOf({ title, sections }: PrintedChapter, at: number): string {
  const isWide = sections.some(({ blocks = [] }) => blocks.some(({ type }) => type === 'indicators'))
  const size = isWide ? 'size: A4 landscape; margin: 24mm 18mm 20mm; ' : ''
  return `@page chapter-${at + 1} { ${size}@top-right { content: ${quoted(title)} } }\n`
}
