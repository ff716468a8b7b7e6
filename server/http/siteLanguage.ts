import type { FastifyInstance } from 'fastify'
import { type Lang, langOf } from '#contract/paths.ts'

/**
 * Gives every request a language that the site has. A header that names none counts as Chinese (specification, section 4); without a
 * header, or where the site does without that language, it is the main one.
 */
export function speakLanguagesOf(app: FastifyInstance, languagesNow: () => readonly Lang[]) {
  app.addHook('onRequest', ({ headers }, _reply, done) => {
    const languages = languagesNow()
    const asked = headers.lang === undefined ? undefined : langOf(headers.lang)
    headers.lang = asked && languages.includes(asked) ? asked : languages[0]
    done()
  })
}
