import { resolve } from 'node:path'
import { savePoster } from '../exports/poster.ts'
import { Fault } from '../fault.ts'
import { type Call, enter } from './call.ts'

/** The fingerprint of the channel's keys as a sheet for the wall, in every language of the website. */
export async function poster(call: Call): Promise<void> {
  const { options, words, terminal, fetch } = call
  const desk = await enter(call)
  const to = options.to && resolve(options.to)
  if (to && !to.endsWith('.pdf')) throw new Fault('usage', `--to=${options.to}`)
  terminal.say(words.poster.made(await savePoster(desk, fetch, to)))
}
