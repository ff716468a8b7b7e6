import type { PdfText } from '#server/content/pdf/pdfText.ts'
import { type ReadingLimits, readPdf } from '#server/content/pdf/readPdf.ts'
import { EditError } from '../editError.ts'

/** Reads a PDF that is to be published. @throws EditError where readers could not open it, or it holds more than pages. */
export async function checkPdf(bytes: Buffer, limits?: ReadingLimits): Promise<PdfText> {
  if (!endsAsPdf(bytes)) throw new EditError('pdfBroken')
  const answer = await readPdf(bytes, limits)
  if ('failure' in answer) throw new EditError(answer.failure)
  if (answer.text.isActive) throw new EditError('pdfActive')
  return answer.text
}

/** Nothing but white space follows its last mark: what is a PDF in front may be something else behind. */
function endsAsPdf(bytes: Buffer): boolean {
  const mark = bytes.lastIndexOf('%%EOF')
  if (mark < 0) return false
  const rest = bytes.subarray(mark + '%%EOF'.length)
  return (
    rest.length <= 4096 && rest.every((byte) => byte === 0 || byte === 9 || byte === 10 || byte === 13 || byte === 32)
  )
}
