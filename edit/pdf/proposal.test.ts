import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { withoutRadicals } from '#server/content/pdf/pdfText.ts'
import { readPdf } from '#server/content/pdf/readPdf.ts'
import { pdfOf } from '../testing/mediaSamples.ts'
import { summaryOf } from './paragraphs.ts'
import { dayIn, dayOfLine } from './pdfDays.ts'
import { proposalOf } from './proposal.ts'

async function proposed(bytes: Buffer, name = 'a.pdf') {
  const answer = await readPdf(bytes)
  if (!('text' in answer)) throw new Error(answer.failure)
  return proposalOf(answer.text, name, '2026-11-27')
}
const shipped = (name: string) =>
  readFileSync(
    join(
      import.meta.dirname,
      '../../content/media/announcements',
      `2022-02-21-convertible-bond-conversion-start.${name}.pdf`,
    ),
  )

const notice = [
  ['证券代码：009136    证券简称：青穗牧业    公告编号：2025-012', 10],
  ['青穗牧业集团股份有限公司', 18],
  ['关于召开2024年度股东大会的通知', 18],
  ['本公司及董事会全体成员保证信息披露的内容真实、准确、完整，没有虚假记载。', 10],
  ['公司定于2025年4月10日召开2024年度股东大会，审议年度报告和利润分配方案。', 10],
  ['青穗牧业集团股份有限公司董事会', 10],
  ['二〇二五年三月十八日', 10],
] as const

test('a Chinese announcement without embedded fonts proposes title, number, code, day and text', async () => {
  const proposal = await proposed(pdfOf({ lines: notice, title: 'Microsoft Word - 新建文档.docx' }))
  expect(proposal).toMatchObject({
    langs: ['zh'],
    date: '2025-03-18',
    number: '2025-012',
    stockCode: '009136',
    pages: 1,
  })
  const { title = '', summary, body } = proposal.texts.zh ?? {}
  expect([title, proposal.texts.en]).toEqual(['关于召开2024年度股东大会的通知', undefined])
  expect(summary).toMatch(/^公司定于2025年4月10日召开/)
  expect(body).not.toMatch(/保证|证券代码|二〇二五/)
})

test('a PDF in both languages proposes both', async () => {
  const english = [
    ['Notice of the annual general meeting for 2024', 18],
    ['The company will hold its annual general meeting on 10 April 2025 in Shenzhen.', 10],
    ['Shareholders may vote at the meeting or online, as described in the notice below, until the evening before.', 10],
  ] as const
  const { langs, texts } = await proposed(pdfOf({ lines: [...notice, ...english] }))
  expect([...langs].sort()).toEqual(['en', 'zh'])
  expect(texts.zh?.title).toBe('关于召开2024年度股东大会的通知')
  expect(texts.en?.title).toBe('Notice of the annual general meeting for 2024')
  expect(texts.en?.summary).toMatch(/^The company will hold/)
  expect(texts.zh?.body).not.toMatch(/Shareholders/)
})

test('radicals that a printer wrote for characters are those characters', () => {
  expect(withoutRadicals('收购饲料⼚，现⾦⼀座，H股')).toBe('收购饲料厂，现金一座，H股')
})

test('printed announcements propose what their items say', async () => {
  const [zh, en] = [await proposed(shipped('zh')), await proposed(shipped('en'))]
  expect(zh).toMatchObject({ langs: ['zh'], date: '2022-02-21', number: '2022-009' })
  expect(zh.texts.zh?.title).toBe('关于“青穗转债”开始转股的提示性公告')
  expect(zh.texts.zh?.body).toContain('公司于2021年8月18日公开发行8,600万张')
  expect(en).toMatchObject({ langs: ['en'], number: '2022-009', stockCode: '009136' })
  expect(en.texts.en?.title).toBe('Notice of the start of the conversion period of Qingsui Convertible Bond')
})

test('a summary is whole sentences, or there is none', () => {
  expect(summaryOf(['项目 2026年10月 环比 同比', '10月销售生猪568万头。'], 'zh')).toBe('')
  expect(summaryOf(['Item October 2026 Month on month Year on year'], 'en')).toBe('')
  expect(summaryOf(['根据募集说明书，公司派发现金股利时，按下列公式调整转股价格：'], 'zh')).toBe('')
  expect(summaryOf([`${'没有句号的长段落，'.repeat(20)}到这里才完。`], 'zh')).toBe('')
  expect(summaryOf(['The price falls by 2.3 per cent. It was RMB 14.2 before. Both are rounded.'], 'en')).toBe(
    'The price falls by 2.3 per cent. It was RMB 14.2 before. Both are rounded.',
  )
  const long = `The board approved the dividend of RMB 2.3 a share. ${'It will be paid in May and '.repeat(12)}June.`
  expect(summaryOf([long], 'en')).toBe('The board approved the dividend of RMB 2.3 a share.')
})

test('a scan proposes no text, and the day of its name', async () => {
  expect(await proposed(pdfOf({}), '公告2025-03-18.pdf')).toMatchObject({ langs: [], texts: {}, date: '2025-03-18' })
})

test('a day of the future is not proposed', async () => {
  expect((await proposed(pdfOf({}), '2031-01-01.pdf')).date).toBeUndefined()
})

test('a PDF that grows without end, or takes for ever, is given up and harms nobody', async () => {
  const content = deflateSync(Buffer.alloc(700_000_000, 'BT ET '), { level: 1 })
  expect(content.length).toBeLessThan(5_000_000)
  const bomb = pdfOf({ content, filter: 'FlateDecode' })
  expect(await readPdf(bomb)).toEqual({ failure: 'pdfHeavy' })
  expect(await readPdf(pdfOf({ lines: notice }), { time: 1 })).toEqual({ failure: 'pdfHeavy' })
  expect(await readPdf(pdfOf({ lines: notice }))).toHaveProperty('text')
}, 60_000)

test.each([
  ['2025年3月18日', '2025-03-18'],
  ['二○二五年十二月三十一日', '2025-12-31'],
  ['18 March 2025', '2025-03-18'],
  ['March 18th, 2025', '2025-03-18'],
  ['公告_20250318.pdf', '2025-03-18'],
  ['2025/3/8', '2025-03-08'],
  ['2025年2月30日', undefined],
  ['合同编号20259999', undefined],
])('%s is %s', (text, day) => expect(dayIn(text)).toBe(day))

test('a line that says more than a day is no date of the text', () => {
  expect(dayOfLine('日期：2025年3月18日')).toBe('2025-03-18')
  expect(dayOfLine('公司于2025年3月18日召开会议')).toBeUndefined()
})
