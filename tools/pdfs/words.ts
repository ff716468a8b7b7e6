import type { WholeLang } from '../../contract/wholeLangs.ts'

/** What the printed documents say of themselves; everything else they say comes from the content. */
export const words = {
  zh: {
    stockCode: '证券代码',
    stockName: '证券简称',
    bondCode: '债券代码',
    bondName: '债券简称',
    number: '公告编号',
    assurance: '本公司及董事会全体成员保证信息披露的内容真实、准确、完整，没有虚假记载、误导性陈述或重大遗漏。',
    hereby: '特此公告。',
    board: '董事会',
    revised: '修订版',
    because: '：',
    first: '首次发布：',
    contents: '目录',
    index: '索引',
    about: '关于本报告',
    aboutFacts: {
      period: '报告期间',
      published: '发布日期',
      revised: '修订',
      category: '类别',
      scope: '范围与依据',
      contact: '意见反馈',
    },
    period: (year: number) => `${year}年1月1日至12月31日`,
    edition: '本文件为报告的网站版，收录主要内容和数据。报告以中文和英文发布，两种文本如有出入，以中文为准。',
    page: (page: string, pages: string) => `第 ${page} 页，共 ${pages} 页`,
  },
  en: {
    stockCode: 'Stock code',
    stockName: 'Stock name',
    bondCode: 'Bond code',
    bondName: 'Bond name',
    number: 'Announcement no.',
    assurance:
      'The company and all members of its board of directors warrant that this disclosure is true, accurate and complete and contains no false record, misleading statement or material omission.',
    hereby: 'This English text is a translation. If it differs from the Chinese, the Chinese text prevails.',
    board: 'Board of Directors',
    revised: 'Revised edition',
    because: ': ',
    first: 'First published ',
    contents: 'Contents',
    index: 'Index',
    about: 'About this report',
    aboutFacts: {
      period: 'Period',
      published: 'Published',
      revised: 'Revised',
      category: 'Category',
      scope: 'Scope and standards',
      contact: 'Your comments',
    },
    period: (year: number) => `1 January to 31 December ${year}`,
    edition:
      'This is the web edition of the report, with its main findings and data. The report is published in Chinese and English. If the two differ, the Chinese text prevails.',
    page: (page: string, pages: string) => `Page ${page} of ${pages}`,
  },
} as const satisfies Record<WholeLang, unknown>

/** A day of the calendar, YYYY-MM-DD, as a sentence would say it. */
export const longDay = (day: string, lang: WholeLang) =>
  new Intl.DateTimeFormat(lang === 'en' ? 'en-GB' : 'zh-CN', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  )
