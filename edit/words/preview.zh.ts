/** 预览的话。 */
export const previewZh = {
  open: '预览',
  close: '关闭预览',
  pane: '预览',
  frame: (title: string, lang: string) => `预览：${title}（${lang}）`,
  language: '预览的语言',
  device: '预览的屏幕',
  phone: '手机',
  desktop: '电脑',
  window: '在新窗口打开',
  beside: '在这里显示',
  inWindow: '预览在另一个窗口里，您一输入它就更新。',
  opening: '正在打开预览：网站程序要读完全部内容，第一次需要几秒钟。',
  following: '正在按您输入的内容生成页面。',
  kept: '现在写的还不能显示，下面是上一次能显示的样子。',
  nothing: '现在写的还不能显示。填好以后，页面就会出现。',
  noPage: (lang: string) => `这一项没有${lang}页面。`,
  reason: (text: string) => `原因：${text}`,
}
export type PreviewWords = typeof previewZh
