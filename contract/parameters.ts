import { z } from 'zod'
import { newsTypes } from './article.ts'
import type { Lang } from './paths.ts'
import { searchKinds } from './search.ts'

const wholeNumber = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d{1,6}$/)
    .transform(Number)
    .pipe(z.number().int().min(least).max(most))

const printable = /^[^\p{Cc}]*$/u

/** Every parameter of every call, once. Values arrive as text; a repeated parameter is an array and therefore refused. */
export const parameters = {
  page: wholeNumber(1, 100_000).default(1),
  pageSize: wholeNumber(1, 50).default(10),
  year: wholeNumber(1990, 2100).optional(),
  category: z
    .string()
    .regex(/^\d{0,2}$/)
    .optional(),
  type: z.enum(newsTypes).default('company'),
  id: z
    .string()
    .min(1)
    .max(120)
    .regex(/^[\w-]+$/),
  moduleId: z
    .string()
    .min(1)
    .max(60)
    .regex(/^[\w./-]+$/),
  path: z
    .string()
    .min(1)
    .max(120)
    .regex(/^\/[\w/-]*$/),
  keyword: z.string().trim().min(1).max(100).regex(printable),
  kind: z.enum(searchKinds).optional(),
} as const
export type ParameterName = keyof typeof parameters

/** What a parameter must be, for the sentence that refuses it. */
export const expectations = {
  page: { zh: '应为从1到100000的整数', en: 'must be a whole number from 1 to 100000' },
  pageSize: { zh: '应为从1到50的整数', en: 'must be a whole number from 1 to 50' },
  year: { zh: '应为四位数的年份', en: 'must be a four-digit year' },
  category: { zh: '应为类别代码，例如1', en: 'must be a category code such as 1' },
  type: { zh: `应为以下之一:${newsTypes.join('、')}`, en: `must be one of ${newsTypes.join(', ')}` },
  id: { zh: '应为1到120个字母、数字或连字符', en: 'must be 1 to 120 letters, digits or hyphens' },
  moduleId: { zh: '应为栏目的编号', en: 'must be the id of a section or page' },
  path: { zh: '应为以斜线开头的页面路径', en: 'must be the path of a page, beginning with a slash' },
  keyword: { zh: '应为1到100个可见字符', en: 'must be 1 to 100 printable characters' },
  kind: { zh: `应为以下之一:${searchKinds.join('、')}`, en: `must be one of ${searchKinds.join(', ')}` },
} as const satisfies Record<ParameterName, Record<Lang, string>>

const none = z.strictObject({})
const paging = { page: parameters.page, pageSize: parameters.pageSize }
const filters = { year: parameters.year, category: parameters.category }

/** The query of each shape of call. Unknown parameters are refused by name. */
export const queries = {
  none,
  paged: z.strictObject(paging),
  filtered: z.strictObject({ ...paging, ...filters }),
  news: z.strictObject({ ...paging, ...filters, type: parameters.type }),
  id: z.strictObject({ id: parameters.id }),
  module: z.strictObject({ moduleId: parameters.moduleId }),
  path: z.strictObject({ path: parameters.path }),
  search: z.strictObject({ ...paging, keyword: parameters.keyword, kind: parameters.kind }),
} as const
