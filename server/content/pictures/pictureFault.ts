import type { FileKind } from './fileKind.ts'

/** Says in a sentence why a file cannot be shown as a picture, and what to do. */
export class PictureFault extends Error {
  override readonly name = 'PictureFault'
}

const what: Partial<Record<FileKind, string>> = {
  gif: 'a GIF',
  bmp: 'a BMP',
  psd: 'a Photoshop file',
  jxl: 'a JPEG XL',
  pdf: 'a PDF',
  zip: 'a ZIP, Word, Excel or PowerPoint file',
  office: 'a Word, Excel or PowerPoint file',
  film: 'a film or sound',
}

/** Every reason, in one place. */
export const faults = {
  heic: () =>
    new PictureFault(
      'is a HEIC picture, which cannot be read here: save or export it as JPEG (on an iPhone: Settings › Camera › Formats › Most Compatible)',
    ),
  otherKind: (kind: FileKind) =>
    new PictureFault(
      `is not a picture that can be used: it is ${what[kind] ?? 'something else'}, whatever its name says; save or export the picture as JPEG or PNG`,
    ),
  broken: () => new PictureFault('is not a picture that can be used: it is broken or half copied; put it there again'),
  tooManyPixels: (width: number, height: number, most: number) =>
    new PictureFault(
      `has ${width} × ${height} pixels, more than ${most / 1e6} million: save it smaller, 6000 pixels wide are plenty`,
    ),
  tooHeavy: (bytes: number, most: number) =>
    new PictureFault(`has ${Math.round(bytes / 1e6)} MB, more than ${most / 1e6}: save it as JPEG`),
  activeDrawing: (found: string) =>
    new PictureFault(
      `is a drawing that holds ${found}, which a picture of a website must not: export it as plain SVG, or as PNG`,
    ),
}
