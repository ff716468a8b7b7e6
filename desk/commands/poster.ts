import { resolve } from 'node:path'
import { DeskError } from '../deskError.ts'
import { savePoster } from '../exports/poster.ts'
import { type Call, enter } from './call.ts'

/** The fingerprint of the channel's keys as a sheet for the wall, in every language of the website. */
export async function poster(call: Call): Promise<void> {
  const { options, words, terminal, fetch } = call
  const desk = await enter(call)
  const to = options.to && resolve(options.to)
  if (to && !to.endsWith('.pdf')) throw new DeskError('usage', `--to=${options.to}`)
  terminal.say(words.poster.made(await savePoster(desk, fetch, to)))
}
