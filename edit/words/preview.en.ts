import type { PreviewWords } from './preview.zh.ts'

/** What the preview says. */
export const previewEn: PreviewWords = {
  open: 'Preview',
  close: 'Close the preview',
  pane: 'Preview',
  frame: (title, lang) => `Preview: ${title} (${lang})`,
  language: 'Language of the preview',
  device: 'Screen of the preview',
  phone: 'Phone',
  desktop: 'Desktop',
  window: 'Open in a window of its own',
  beside: 'Show it here',
  inWindow: 'The preview is in a window of its own and follows what you type.',
  opening: 'Opening the preview: the website reads all of its content, which takes some seconds the first time.',
  following: 'The page is being made with what you typed.',
  kept: 'What is written now cannot be shown yet. Below is how it last could be.',
  nothing: 'What is written now cannot be shown yet. The page appears when it is filled in.',
  noPage: (lang) => `This has no page in ${lang}.`,
  reason: (text) => `Because: ${text}`,
}
