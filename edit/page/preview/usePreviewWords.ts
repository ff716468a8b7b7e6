import { previewEn } from '#edit/words/preview.en.ts'
import { type PreviewWords, previewZh } from '#edit/words/preview.zh.ts'
import { useLanguage } from '../language.tsx'

export const usePreviewWords = (): PreviewWords => ({ zh: previewZh, en: previewEn })[useLanguage().lang]
