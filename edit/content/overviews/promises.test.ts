import { expect, test } from 'vitest'
import { promisedDay } from './promises.ts'

const today = '2026-11-29'

test.each([
  ['The plant will open in March 2026.', '2026-03-31'],
  ['It is due by 30 June 2025, we said.', '2025-06-30'],
  ['Registration will close after 30 November.', '2026-11-30'],
  ['新厂将于2026年2月投产', '2026-02-28'],
  ['预计2025年底前完成', '2025-12-31'],
  ['2026年6月30日前完成整改', '2026-06-30'],
])('%s promises something for %s', (sentence, day) => expect(promisedDay(sentence, today)).toBe(day))

test.each([
  'The plant opened in March 2026.',
  'We will open another one.',
  '2025年销售6,800万头',
  '将粪污还田，2025年减排',
  '计划是董事会2026年4月确定的年度上限',
  '2025年审计报告将其列为关键事项',
  '2021年起将评分加入指数',
])('%s promises nothing for a day', (sentence) => expect(promisedDay(sentence, today)).toBeUndefined())
