import { z } from 'zod'
import { newsTypes } from './article.ts'
import { longestKeyword } from './keyword.ts'
import { searchKinds } from './search.ts'
import type { WholeLang } from './wholeLangs.ts'

const wholeNumber = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d{1,6}$/)
    .transform(Number)
    .pipe(z.number().int().min(least).max(most))

const printable = /^[^\p{Cc}]*$/u

const word = (pattern: RegExp, most: number) => z.string().max(most).regex(pattern)

/** What a parameter must be, for the sentence that refuses it. */
export const expectations = {
  page: { zh: '应为从1到100000的整数', en: 'must be a whole number from 1 to 100000' },
  pageSize: { zh: '应为从1到50的整数', en: 'must be a whole number from 1 to 50' },
  year: { zh: '应为从1990到2100的年份', en: 'must be a year from 1990 to 2100' },
  category: { zh: '应为类别代码，例如1', en: 'must be a category code such as 1' },
  type: { zh: `应为以下之一：${newsTypes.join('、')}`, en: `must be one of ${newsTypes.join(', ')}` },
  id: { zh: '应为1到120个字母、数字或连字符', en: 'must be 1 to 120 letters, digits or hyphens' },
  moduleId: { zh: '应为栏目的编号', en: 'must be the id of a section or page' },
  path: { zh: '应为以斜线开头的页面路径', en: 'must be the path of a page, beginning with a slash' },
  days: { zh: '应为从1到1000的整数', en: 'must be a whole number from 1 to 1000' },
  keyword: { zh: '应为1到100个可见字符', en: 'must be 1 to 100 printable characters' },
  lot: { zh: '应为1到60个可见字符', en: 'must be 1 to 60 printable characters' },
  kind: { zh: `应为以下之一：${searchKinds.join('、')}`, en: `must be one of ${searchKinds.join(', ')}` },
} as const satisfies Record<string, Record<WholeLang, string>>

/** Every parameter of every call, once. Values arrive as text; a repeated parameter is an array and therefore refused. */
export const parameters = {
  page: wholeNumber(1, 100_000).default(1).describe(`${expectations.page.en}; 1 when left out`),
  pageSize: wholeNumber(1, 50).default(10).describe(`${expectations.pageSize.en}; 10 when left out`),
  year: wholeNumber(1990, 2100).optional().describe(expectations.year.en),
  category: word(/^\d{0,2}$/, 2)
    .optional()
    .describe(expectations.category.en),
  type: z.enum(newsTypes).default('company').describe(expectations.type.en),
  id: word(/^[\w-]+$/, 120).describe(expectations.id.en),
  moduleId: word(/^[\w./-]+$/, 60).describe(expectations.moduleId.en),
  path: word(/^\/[\w/-]*$/, 120).describe(expectations.path.en),
  days: wholeNumber(1, 1_000).optional().describe(`${expectations.days.en}; all days when left out`),
  keyword: z.string().trim().min(1).max(longestKeyword).regex(printable).describe(expectations.keyword.en),
  lot: z.string().trim().min(1).max(60).regex(printable).describe(expectations.lot.en),
  kind: z.enum(searchKinds).optional().describe(expectations.kind.en),
} as const satisfies Record<keyof typeof expectations, z.ZodType>
export type ParameterName = keyof typeof parameters

const none = z.strictObject({})
const paging = { page: parameters.page, pageSize: parameters.pageSize }
const filters = { year: parameters.year, category: parameters.category }

/** The query of each shape of call. Unknown parameters are refused by name. */
export const queries = {
  none,
  filtered: z.strictObject({ ...paging, ...filters }),
  news: z.strictObject({ ...paging, ...filters, type: parameters.type }),
  id: z.strictObject({ id: parameters.id }),
  module: z.strictObject({ moduleId: parameters.moduleId }),
  path: z.strictObject({ path: parameters.path }),
  lot: z.strictObject({ lot: parameters.lot }),
  ofCategory: z.strictObject({ category: parameters.category }),
  course: z.strictObject({ days: parameters.days }),
  search: z.strictObject({ ...paging, keyword: parameters.keyword, kind: parameters.kind }),
  keyword: z.strictObject({ keyword: parameters.keyword }),
} as const
