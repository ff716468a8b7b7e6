import type { IncomingMessage, ServerResponse } from 'node:http'
import { message } from '#contract/messages.ts'
import { type Lang, langOf } from '#contract/paths.ts'

/** Seconds after which it is worth asking again. */
const soon = 2

const page = `<!doctype html>
<html lang="zh-CN">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="${soon}">
<title>503</title>
<p>${message('starting', 'zh')}</p>
<p lang="en">${message('starting', 'en')}</p>
</html>
`

/** What the port answers while the content is read: that the process lives, and that the rest comes in a moment. */
export function answerWhileStarting(request: IncomingMessage, response: ServerResponse) {
  const path = (request.url ?? '/').split('?')[0] ?? '/'
  const json = (status: number, body: object) => send(status, 'application/json; charset=utf-8', JSON.stringify(body))
  function send(status: number, type: string, body: string) {
    response.writeHead(status, {
      'content-type': type,
      'content-length': Buffer.byteLength(body),
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      ...(status === 503 && { 'retry-after': String(soon), connection: 'close' }),
    })
    response.end(request.method === 'HEAD' ? undefined : body)
  }
  if (path === '/healthz') return json(200, { status: 'ok' })
  if (path === '/readyz') return json(503, { ready: false, pictures: { done: 0, total: 0 } })
  if (/^\/+(api|file)\//.test(path)) {
    const lang: Lang = langOf(request.headers.lang)
    return json(503, { code: 503, msg: message('starting', lang) })
  }
  return send(503, 'text/html; charset=utf-8', page)
}
