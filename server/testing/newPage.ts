/** What an editor adds for a new page: two content files and a menu entry. Neither code nor any other file knows its path. */
export const newPage = {
  path: '/greenhouse',
  titles: { zh: '玻璃温室', en: 'Glasshouses' },
  files: {
    'pages/greenhouse.zh.yaml': pageFile(
      '玻璃温室',
      '养殖余热，种一茬番茄',
      '青穗牧业用养殖余热为温室供暖的做法、面积与收成。',
      '余热为三座温室供暖。',
    ),
    'pages/greenhouse.en.yaml': pageFile(
      'Glasshouses',
      'A crop of tomatoes from spare heat',
      'How Qingsui Foods heats glasshouses with spare heat: what is done, where and what grows.',
      'Spare heat warms three glasshouses.',
    ),
  },
  menu: {
    after: '- { id: culture, link: /culture, zh: 企业文化, en: "Culture" }',
    entry: '- { id: greenhouse, link: /greenhouse, zh: 玻璃温室, en: "Glasshouses" }',
  },
} as const

function pageFile(title: string, subtitle: string, description: string, text: string) {
  return `title: "${title}"
subtitle: "${subtitle}"
description: "${description}"
picture: banners/culture.webp
alt: "${title}"
blocks:
  - type: lead
    text: "${text}"
`
}
