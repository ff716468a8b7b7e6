import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import type { EditRefusal } from '#contract/edit.ts'
import { localeOf } from '#contract/languages.ts'
import { type WholeLang, wholeLangs } from '#contract/wholeLangs.ts'
import { PictureError } from '#server/content/pictures/pictureError.ts'
import { reasonTexts } from '#server/content/words/index.ts'
import { EditError } from '../editError.ts'
import { mostMedia } from '../media/mediaTypes.ts'
import { type SentenceName, type SpokenNames, textsOf } from '../words/index.ts'
import { refusals as aboutFiles } from '../words/media.zh.ts'

/** The language of a request: `?lang`, else what the browser prefers, else Chinese. */
export function langOf({ url, headers }: FastifyRequest): WholeLang {
  const asked = new URLSearchParams(url.split('?')[1]).get('lang')
  const preferred = (headers['accept-language'] ?? '')
    .split(',')
    .map((part) => part.trim().split(';q='))
    .filter(([, weight = '1']) => Number(weight) > 0)
    .sort(([, a = '1'], [, b = '1']) => Number(b) - Number(a))
    .map(([tag = '']) => tag.slice(0, 2).toLowerCase())
  return [asked, ...preferred].flatMap((tag) => wholeLangs.filter((lang) => lang === tag))[0] ?? 'zh'
}

/** Statuses of errors that are not the server's; of a file that is not taken 400, where nothing else is said. */
const statuses: Partial<Record<SentenceName, number>> = {
  signIn: 401,
  openPrinted: 401,
  forbidden: 403,
  publishersOnly: 403,
  othersWork: 403,
  othersLink: 403,
  secondEyes: 403,
  notYours: 403,
  notAsked: 403,
  sayWhy: 400,
  notYoursToPublish: 403,
  pushForbidden: 403,
  badRequest: 400,
  badPath: 400,
  tooLarge: 413,
  fileTooLarge: 413,
  notFound: 404,
  unknownRevision: 404,
  nameTaken: 409,
  taken: 409,
  stillUsed: 409,
  unfit: 409,
  brokenItem: 409,
  changedMeanwhile: 409,
  saveConflict: 409,
  publishConflict: 409,
  notApproved: 409,
  pdfApart: 409,
  discardApart: 409,
  undoConflict: 409,
  undoImpossible: 409,
  tooManyLinks: 409,
  notShowable: 422,
  publishProblems: 422,
  figuresUsed: 422,
  breaksOthers: 422,
  beingBuilt: 503,
  noPreview: 503,
  noLinkOrigin: 503,
  previewUnbuilt: 503,
  pushRefused: 503,
  remoteUnreachable: 503,
  folderMissing: 503,
  diskFull: 507,
}

/** The one shape of every refusal: the name of a sentence, the sentence, and the files that it speaks of. */
export function sendSentence(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  error: SentenceName,
  names: readonly string[] = [],
  spoken: SpokenNames = names,
) {
  return sendRefusal(request, reply, status, {
    error,
    texts: textsOf(error, spoken),
    ...(names.length > 0 && { names }),
  })
}

/** A refusal with its sentence in every language: what is told again later may be told in another one. */
export function sendRefusal(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  refusal: Omit<EditRefusal, 'message'> & { texts: Record<WholeLang, string> },
) {
  const lang = langOf(request)
  return reply
    .code(status)
    .header('content-language', localeOf(lang))
    .type('application/json; charset=utf-8')
    .send(JSON.stringify({ ...refusal, message: refusal.texts[lang] } satisfies EditRefusal))
}

/** Which limit it was, of texts or of a file, and how much was sent. */
function sendTooLarge(request: FastifyRequest, reply: FastifyReply) {
  const { bodyLimit } = request.routeOptions
  const megabytes = Number(request.headers['content-length'] ?? 0) / 1_000_000
  const size = megabytes > 0 ? megabytes.toFixed(1) : `> ${Math.floor(bodyLimit / 1_000_000)}`
  return sendSentence(request, reply, 413, bodyLimit >= mostMedia ? 'fileTooLarge' : 'tooLarge', [`${size} MB`])
}

/** What the log says of somebody who may not do what he asked for. */
export const refusedLine = ({ method, url, editor }: FastifyRequest, reason: SentenceName) =>
  `edit: refused: ${method} ${url.split('?')[0]} by ${editor.mail}: ${reason}`

/**
 * Nothing from inside leaks: what nobody foresaw is given to `tell` and told in general words. `spoken` is what people call the files of an
 * error.
 */
export function sendFailure(
  error: FastifyError | EditError | PictureError,
  request: FastifyRequest,
  reply: FastifyReply,
  tell: (line: string) => void,
  spoken?: SpokenNames,
) {
  if (error instanceof EditError) {
    const status = statuses[error.reason] ?? (error.reason in aboutFiles ? 400 : undefined)
    if (status === undefined || status >= 500) tell(error.message)
    if (status === 403) tell(refusedLine(request, error.reason))
    return sendSentence(request, reply, status ?? 500, error.reason, error.names, spoken)
  }
  if (error instanceof PictureError) {
    return sendRefusal(request, reply, 400, { error: error.reason.is, texts: reasonTexts(error.reason) })
  }
  if (error.statusCode === 413) return sendTooLarge(request, reply)
  if (error.statusCode !== undefined && error.statusCode < 500)
    return sendSentence(request, reply, error.statusCode, 'badRequest')
  tell(error.stack ?? error.message)
  return sendSentence(request, reply, 500, 'internal')
}
