import type { WholeLang } from '#contract/wholeLangs.ts'

/** What the record of saves and publishes says. */
export const audit = {
  zh: { heads: ['时间', '姓名', '状态', '说明', '文件', '版本'], saved: '已保存', published: '已发布' },
  en: { heads: ['Time', 'Who', 'State', 'What', 'Files', 'Version'], saved: 'saved', published: 'published' },
} satisfies Record<WholeLang, { heads: string[]; saved: string; published: string }>
