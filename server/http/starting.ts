import type { IncomingMessage, ServerResponse } from 'node:http'
import { type MessageName, message } from '#contract/messages.ts'
import { type Lang, langOf } from '#contract/paths.ts'

/** What is said while there is no site yet, and the seconds after which it is worth asking again. */
const answers = { starting: 2, beingPrepared: 30 } as const satisfies Partial<Record<MessageName, number>>

/**
 * What the port answers while there is no site: that the process lives, and that the rest comes. `starting` while the content is read;
 * `beingPrepared` when it cannot be shown until somebody mends it. Why, the log says.
 */
export function answerWhile(state: keyof typeof answers) {
  const soon = answers[state]
  const page = pageOf(state, soon)
  return (request: IncomingMessage, response: ServerResponse) => {
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
    if (path === '/readyz') return json(503, { ready: false, state, revision: null, pictures: { done: 0, total: 0 } })
    if (/^\/+(api|file)\//.test(path)) {
      const lang: Lang = langOf(request.headers.lang)
      return json(503, { code: 503, msg: message(state, lang) })
    }
    return send(503, 'text/html; charset=utf-8', page)
  }
}

const pageOf = (state: keyof typeof answers, soon: number) => `<!doctype html>
<html lang="zh-CN">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="${soon}">
<title>503</title>
<p>${message(state, 'zh')}</p>
<p lang="en">${message(state, 'en')}</p>
</html>
`
