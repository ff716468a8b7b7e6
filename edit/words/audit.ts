import type { WholeLang } from '#contract/wholeLangs.ts'
import { en } from './page.en.ts'
import { zh } from './page.zh.ts'

/** What the record of saves and publishes says; what was done, as the history of an item does. */
export const audit = {
  zh: {
    heads: ['时间', '姓名', '状态', '说明', '文件', '版本'],
    saved: '已保存',
    published: '已发布',
    acts: zh.history.acts,
  },
  en: {
    heads: ['Time', 'Who', 'State', 'What', 'Files', 'Version'],
    saved: 'saved',
    published: 'published',
    acts: en.history.acts,
  },
} satisfies Record<WholeLang, object>
