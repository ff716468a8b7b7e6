import { z } from 'zod'
import { markdown } from '#contract/fields.ts'
import { id, text } from '#server/content/shapes/fields.ts'
import type { Kind } from '../kind.ts'

const from = { type: z.literal('from'), title: text, note: text.optional() }
/** A block whose rows come from a list's own file, so that no figure is written twice; a page gives the words around. */
export const dataBlock = z.discriminatedUnion('data', [
  z.strictObject({
    ...from,
    data: z.enum(['performance', 'standards', 'product-lines', 'sales-regions', 'sale-points', 'esg', 'corrections']),
    /** Of sale points, those of one kind alone. */
    kind: id.optional(),
    columns: z.array(text).min(2),
    filter: text.optional(),
  }),
  z.strictObject({
    ...from,
    data: z.literal('indicative'),
    summary: text,
    unit: text,
    axis: text,
    names: z.array(text).length(2),
  }),
  z.strictObject({
    ...from,
    data: z.literal('vacancies'),
    columns: z.array(text).length(5),
    filter: text.optional(),
    /** Said in place of a closing day, and in place of the list while no post is open. */
    untilFilled: text,
    none: text,
  }),
  z.strictObject({
    type: from.type,
    title: text,
    data: z.literal('announcements'),
    /** Stands above the list. */
    text: markdown,
    /** Said behind what this language lacks. */
    elsewhere: text,
  }),
  z.strictObject({ ...from, data: z.literal('programmes') }),
  z.strictObject({ ...from, data: z.literal('policies'), version: text }),
])
export type DataBlockFile = z.output<typeof dataBlock>

export const dataBlockWords: Kind<typeof dataBlock, typeof dataBlock>['words'] = {
  zh: {
    name: '取自数据文件',
    about: '取自数据文件的表或列表',
    fields: {
      data: '数据来源',
      elsewhere: '仅有其他语言时的话',
      names: '名称',
      none: '没有在招岗位时的话',
      untilFilled: '没有截止日期时的话',
    },
    values: {
      performance: '性能',
      standards: '标准',
      'product-lines': '产品线',
      'sales-regions': '销售区域',
      'sale-points': '销售点',
      esg: 'ESG指标',
      corrections: '更正记录',
      indicative: '参考价',
      announcements: '公告',
      vacancies: '在招岗位',
      programmes: '公益项目',
      policies: '报告政策',
    },
  },
  en: {
    name: 'From a data file',
    about: 'A table or list from a data file',
    fields: {
      data: 'Taken from',
      elsewhere: 'Where another language alone has it',
      names: 'Names',
      none: 'While no post is open',
      untilFilled: 'Without a closing day',
    },
    values: {
      performance: 'Performance',
      standards: 'Standards',
      'product-lines': 'Product lines',
      'sales-regions': 'Sales regions',
      'sale-points': 'Sale points',
      esg: 'ESG indicators',
      corrections: 'Corrections',
      indicative: 'Indicative prices',
      announcements: 'Announcements',
      vacancies: 'Vacancies',
      programmes: 'Welfare programmes',
      policies: 'Report policies',
    },
  },
}
