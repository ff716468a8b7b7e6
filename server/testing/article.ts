/** A sound article file, line by line, for tests to spoil. Line 1 is the date, 3 begins Chinese, 8 begins English. */
export const article = (date: string, more: { category?: string; zh?: string; en?: string; shared?: string } = {}) =>
  `date: ${date}
category: "${more.category ?? '1'}"
zh:
  title: ${date}的测试消息
  summary: 一则只用于测试的消息。
  source: 测试
  body: ${more.zh ?? '正文。'}
en:
  title: Test item of ${date}
  summary: An item for tests alone.
  source: Test
  body: ${more.en ?? 'Text.'}
${more.shared ?? ''}`
