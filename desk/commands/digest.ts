import { makeDigest } from '../cases/digest.ts'
import { digestRows } from '../views/digest.ts'
import { type Call, enter } from './call.ts'

export async function digest(call: Call): Promise<void> {
  const { options, words, terminal } = call
  const desk = await enter(call)
  const made = await desk.act({ action: 'digest', detail: options.year }, () => makeDigest(desk, options.year))
  if (options.json) return terminal.say(JSON.stringify(made, null, 2))
  terminal.say(words.digest.note)
  for (const { title, rows } of digestRows(made, words)) {
    terminal.say(`\n== ${title}`)
    for (const [name, count] of rows) terminal.say(`${String(count).padStart(6)}  ${name}`)
  }
}
