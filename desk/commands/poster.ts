import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { langs } from '#contract/paths.ts'
import { createClient } from '../client.ts'
import type { Desk } from '../desk.ts'
import { printPdf } from '../exports/pdf.ts'
import { posterOf } from '../exports/poster.ts'
import { Fault } from '../fault.ts'
import { writeShared } from '../private.ts'
import { type Call, enter } from './call.ts'

/** The fingerprint of the channel's keys as a sheet for the wall, in every language of the website. */
export async function poster(call: Call): Promise<void> {
  const { options, folder, words, terminal } = call
  const desk = await enter(call)
  const pdf = options.to
    ? resolve(options.to)
    : join(folder, 'exports', `poster-${desk.channel.id}-${desk.print.slice(0, 9)}.pdf`)
  if (!pdf.endsWith('.pdf')) throw new Fault('usage', `--to=${options.to}`)
  if (existsSync(pdf)) throw new Fault('notEmpty', pdf)
  const names = await Promise.all(langs.map((lang) => namesIn(call, desk, lang)))
  const document = pdf.replace(/\.pdf$/, '.html')
  const { server, print, site, channel } = desk
  const { version } = site.list
  await writeShared(document, posterOf({ server, print, id: channel.id, version, day: desk.today(), names }))
  const printed = await printPdf(document)
  terminal.say(printed ? words.poster.made(printed) : words.done.noChromium(document))
}

/** What the website calls company and channel in a language. Its keys are those that this desk has trusted already. */
async function namesIn({ fetch }: Call, { server, channel }: Desk, lang: (typeof langs)[number]) {
  const client = createClient({ server, lang, fetch })
  const [{ channels }, company] = await Promise.all([client.channels(), client.company()])
  return { lang, company, channel: channels.find(({ id }) => id === channel.id) ?? channel }
}
