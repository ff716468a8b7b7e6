import { isYear, makeDigest } from '../cases/digest.ts'
import { DeskError } from '../deskError.ts'
import { csvOf, digestRows } from '../views/digest.ts'
import { type Call, enter } from './call.ts'

export async function digest(call: Call): Promise<void> {
  const { options, words, terminal } = call
  const { year } = options
  if (year !== undefined && !isYear(year)) throw new DeskError('badYear', year)
  const desk = await enter(call)
  const made = await desk.act({ action: 'digest', detail: year }, () => makeDigest(desk, year))
  if (options.csv) return terminal.say(csvOf(made, words).trimEnd())
  if (options.json)
    return terminal.say(JSON.stringify({ channel: desk.channel.id, year: year ?? null, ...made }, null, 2))
  terminal.say(words.digest.of(desk.channel.name, year))
  terminal.say(words.digest.note)
  for (const { title, rows } of digestRows(made, words)) {
    if (rows.length === 0) continue
    terminal.say(`\n== ${title}`)
    for (const [name, count] of rows) terminal.say(`${String(count ?? '–').padStart(6)}  ${name}`)
  }
}
