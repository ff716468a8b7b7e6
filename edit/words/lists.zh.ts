import { manyZh } from './many.zh.ts'
import { outgoingZh } from './outgoing.zh.ts'
import { reviewZh } from './review.zh.ts'

/** What the page says of lists across the items, of translations, and of who else is there. */
export const lists = {
  drafts: '草稿',
  schedule: '发布日历',
  releases: '最近发布',
  translations: '翻译',
  outgoing: outgoingZh,
  many: manyZh,
  review: reviewZh,
  calendar: {
    previous: '上个月',
    next: '下个月',
    today: '本月',
    will: { publish: '将发布', end: '将撤下' },
    did: { publish: '已发布', end: '已撤下' },
    unpublished: '需先发布，到时才会生效',
    none: '这个月没有定时发布或撤下的内容。',
    weekdays: ['周一', '周二', '周三', '周四', '周五', '周六', '周日'],
    count: (count: number) => `${count} 项`,
  },
  release: {
    by: (name: string, at: string) => `${name}，${at}`,
    written: (names: string) => `撰写：${names}`,
    removed: '已删除',
    others: (count: number) => `另有 ${count} 个文件`,
    none: '还没有发布过任何内容。',
  },
  translation: {
    stale: '译后有改动',
    staleHint: '这些文字译好之后，另一种语言的原文又改过。请看改了什么，再改译文，或者标为仍然正确。',
    staleNone: '没有译后又改过的文字。',
    untranslated: '还没有翻译',
    untranslatedHint: '这些内容缺一种语言的文字，译好之前不能发布。草稿除外。',
    untranslatedNone: '全部都有两种语言。',
    texts: (count: number) => `${count} 处文字`,
    right: '仍然正确',
    rightHere: (label: string) => `${label}：仍然正确`,
    rightAll: '全部仍然正确',
    changed: { zh: '中文改过', en: '英文改过', ja: '日文改过' },
    who: (name: string, at: string) => `${name}，${at}`,
    hint: '请核对译文：另一种语言后来改过',
    whole: (count: number) => `请核对 ${count} 处译文：译好以后，另一种语言又改过`,
  },
  standing: {
    title: '待查事项',
    hint: '所有已保存的内容，不论发布与否。点开每一条，就到相应的栏目。',
    reading: '正在检查全部内容，可能要几秒钟',
    none: '没有。',
    links: '打不开的链接',
    descriptions: '缺少的说明',
    translations: (count: number) => `${count}项内容的译文待核对`,
    promises: '日期已过的承诺',
    passed: (day: string) => `所说日期：${day}`,
    untouched: '一年没有修改',
    faults: '其他要改正的地方',
    audit: '保存与发布记录（CSV）',
  },
  presence: {
    reading: (name: string) => `${name}也打开了这一项。`,
    typing: (name: string) => `${name}正在这里输入。`,
    unsaved: (name: string) => `${name}在这里有未保存的修改。`,
    self: '您在另一个窗口也打开了这一项。',
    selfUnsaved: '您在另一个窗口对这一项有未保存的修改。',
  },
  limits: {
    reading: '这一项您可以看，也可以写批注，但不由您修改。',
    languages: (names: string) => `其中您只能修改${names}的文字。`,
    publishing: '由负责的同事发布。',
  },
  bothLanguages: '两种语言都有',
  refused: '请先修正：',
} as const

type Loose<T> = T extends string
  ? string
  : T extends (...given: infer G) => string
    ? (...given: G) => string
    : { readonly [K in keyof T]: Loose<T[K]> }
export type ListWords = Loose<typeof lists>
