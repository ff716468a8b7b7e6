/** An article and a page as they are kept. */
export const article = {
  date: '2026-11-12',
  category: '1',
  zh: { title: '电动车', summary: '摘要', source: '新闻中心', body: '正文\n' },
  en: { title: 'Lorries', summary: 'Summary', source: 'Newsroom', body: 'Text\n' },
}

const pageOf = (lead: string, title: string) => ({
  title,
  subtitle: title,
  description: title,
  picture: 'banners/culture.webp',
  alt: title,
  blocks: [
    { type: 'lead', text: lead },
    { type: 'quote', text: title, name: title, post: title },
  ],
})
export const page = { zh: pageOf('导语', '文化'), en: pageOf('Lead', 'Culture') }
