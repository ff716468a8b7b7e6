/*
 * A desk of its own process, which stops in the middle of a work of plain bytes and says where, to be killed there: `export`, while it fetches the files of a
 * case for a plain folder, or `print`, while Chromium prints.
 */
import { openCase } from '../cases/case.ts'
import { exportCase } from '../exports/folder.ts'
import { endOnSignals } from '../signals.ts'
import { openNamed } from './office.ts'
import { report } from './reporter.ts'
import { openWebsite } from './website.ts'

const [work = '', secret = ''] = process.argv.slice(2)
endOnSignals()
const website = openWebsite()
const office = await openNamed(website)
const files = [{ name: 'a.txt', type: 'text/plain', bytes: new TextEncoder().encode(secret) }]
const { case: whole } = await report(website, { content: secret }, { files })
const desk = await office.desk()
const found = await openCase(desk, whole)
const forever = setInterval(() => undefined, 1000)
const { ask } = desk
desk.ask = (action, ...rest) => {
  if (action !== 'part') return ask(action, ...rest)
  process.stdout.write(`${office.folder}\n`)
  return new Promise(() => forever)
}
if (work === 'print') process.stdout.write(`${office.folder}\n`)
await exportCase(desk, found, { seal: work === 'print' ? 'own' : 'plain', pdf: work === 'print', notes: true })
