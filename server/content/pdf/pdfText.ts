/** A line of a PDF as it stands on its page; lengths in points, `y` from the lower edge. */
export interface PdfLine {
  page: number
  text: string
  /** Height of its letters. */
  size: number
  x: number
  y: number
  /** Where it ends. */
  end: number
}

/** What the reading of a PDF finds. */
export interface PdfText {
  pages: number
  lines: PdfLine[]
  /** As whoever made it noted. */
  title?: string | undefined
  language?: string | undefined
  /** Day on which it was made, YYYY-MM-DD in the time of whoever made it. */
  made?: string | undefined
  /** Whether it runs scripts, starts programs or carries other files. */
  isActive: boolean
}

/** Why a PDF cannot be read. */
export type PdfFailure = 'pdfBroken' | 'pdfLocked' | 'pdfHeavy'

export type PdfAnswer = { text: PdfText } | { failure: PdfFailure }

/** Some printers write a radical where a character of the same form is meant (⼚ for 厂): neither found nor to be read aloud. */
export const withoutRadicals = (text: string): string =>
  text.replace(/[\u2f00-\u2fdf]/g, (radical) => radical.normalize('NFKC'))
