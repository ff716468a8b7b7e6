import type { refusals as zh } from './media.zh.ts'

/** What the server says when it does not take or change a file. Names of files stand in the place of `{files}`. */
export const refusals: Record<keyof typeof zh, string> = {
  empty: 'This file is empty; perhaps it was not copied to its end. Copy it again and upload it again.',
  badName:
    'The file name “{files}” cannot be used: take letters, digits, hyphens and underscores, with / between folders and the ending that it has, such as news/harvest.jpg; captions also say their language, such as news/harvest.en.vtt.',
  fixedName:
    '“{files}” cannot be renamed: films go with their captions, and PDFs with their announcement or report, by their names.',
  fileTooLarge:
    'This file has {files}; 30 MB are the most. Save a picture as JPEG, or make the film or PDF smaller, then upload it again.',
  taken: 'There is a file “{files}” already. It was not changed; please take another name.',
  unknownKind:
    'Files such as “{files}” cannot be uploaded. What can be: pictures (JPEG, PNG, WebP, AVIF, TIFF, SVG), MP4 films, PDFs, WebVTT captions and CSV tables.',
  otherKind:
    'The new file is not of the same kind as “{files}”. Choose one of the same kind, or upload it first and point its places to it.',
  notDrawing:
    'The file is a drawing (SVG), which only another SVG can replace. You can also upload the photograph and point the places to it.',
  notPhotograph: 'A drawing (SVG) cannot replace a photograph’s file. Upload it first, then point the places to it.',
  noFilm: 'The file is not a whole MP4 film, or holds something else behind it. Export it again as MP4 (H.264).',
  noPdf: 'Whatever its ending says, the file is not a PDF. Export it again as PDF.',
  noCaptions: 'The file holds no captions. Take WebVTT, whose first line is WEBVTT, or SubRip (.srt), in UTF-8.',
  noTable: 'The file is not a CSV table in UTF-8. Save it from your spreadsheet as “CSV UTF-8”.',
  pdfBroken:
    'This PDF cannot be read: it is damaged, was not copied to its end, or holds something else behind it. Export it again.',
  pdfLocked: 'This PDF has a password, so that readers cannot open it. Export one without a password.',
  pdfHeavy:
    'Reading this PDF takes too much memory or time, so it was not taken. Export it again, or print it into a PDF.',
  pdfActive:
    'This PDF holds scripts, attachments or actions of its own, which a PDF of a website must not. Print it into a PDF.',
  pdfScanned:
    'There is no text in this PDF, perhaps because it was scanned, so that no title and date can be proposed. Please fill them in; the PDF can be used all the same.',
  stillUsed: 'The file is still used and cannot be removed: {files}. Replace it there first.',
  unfit: 'The chosen file does not fit these places: {files}. Choose a file of the same kind.',
  brokenItem: 'These files have mistakes and cannot be read, so that nothing was changed: {files}. Mend them first.',
  changedMeanwhile:
    'Somebody changed these files after you opened them, so that nothing was changed: {files}. Open them again and retry.',
}
