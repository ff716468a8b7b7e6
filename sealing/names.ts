/** Endings of the media types that a complaint usually brings. What can run or hold scripts has none and is saved as `.bin`. */
const endings: Record<string, string> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/gif': 'gif',
  'image/webp': 'webp',
  'image/heic': 'heic',
  'image/heif': 'heif',
  'image/avif': 'avif',
  'application/pdf': 'pdf',
  'text/plain': 'txt',
  'text/csv': 'csv',
  'application/msword': 'doc',
  'application/vnd.ms-excel': 'xls',
  'application/vnd.ms-powerpoint': 'ppt',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': 'pptx',
  'application/zip': 'zip',
  'audio/mpeg': 'mp3',
  'audio/mp4': 'm4a',
  'audio/amr': 'amr',
  'audio/wav': 'wav',
  'video/mp4': 'mp4',
  'video/quicktime': 'mov',
  'video/webm': 'webm',
}

/**
 * The name under which attachment `number` (from 1) is saved: `attachment-01.jpg`. Made from the number and a short list of
 * types; nothing that the sender wrote goes into a path.
 */
export function savedName(number: number, type: string): string {
  if (!Number.isInteger(number) || number < 1) throw new RangeError('attachments are numbered from 1')
  const ending = Object.hasOwn(endings, type) ? endings[type] : 'bin'
  return `attachment-${String(number).padStart(2, '0')}.${ending}`
}
