/*
 * npm run bench [-- parts] [--rounds=5] [--seconds=5] [--minutes=10] [--wait=30] [--only=financial]
 *
 * Measures this site side by side with others that say the same: serving, search, start, lighthouse, firstInput, interaction, load,
 * editing, publishing;
 * all of them when none is named. Each part waits for a quiet machine, `--wait` minutes at most. Prints a table for each and writes it,
 * with machine and date, into docs/performance.md; a part that could not be measured quietly keeps its old table, and the run ends with
 * a sentence that says so.
 * `--only` takes the pages of Lighthouse whose name and way hold its text; `--quick` takes what a change needs, in ten minutes. Both
 * print alone.
 */
import { build } from '../../build/build.ts'
import { measureParts } from './measure.ts'
import { editing } from './parts/editing.ts'
import { firstInput } from './parts/firstInput.ts'
import { interaction } from './parts/interaction.ts'
import { lighthouse } from './parts/lighthouse.ts'
import { load } from './parts/load.ts'
import { publishing } from './parts/publishing.ts'
import { search } from './parts/search.ts'
import { serving } from './parts/serving.ts'
import { start } from './parts/start.ts'

const parts = { serving, search, start, lighthouse, firstInput, interaction, load, editing, publishing }
type Part = keyof typeof parts

const words = process.argv.slice(2)
const number = (name: string) => {
  const given = words.find((word) => word.startsWith(`--${name}=`))
  return given === undefined ? undefined : Number(given.slice(name.length + 3))
}
const named = words.filter((word) => !word.startsWith('--'))
const unknown = named.filter((name) => !(name in parts))
if (unknown.length > 0) throw new Error(`there is no part ${unknown.join(', ')}: ${Object.keys(parts).join(', ')}`)

await build()
const isQuick = words.includes('--quick')
const only = words.find((word) => word.startsWith('--only='))?.slice('--only='.length)
const settings = { only, isQuick, rounds: number('rounds'), seconds: number('seconds'), minutes: number('minutes') }
const isForTable = only === undefined && !isQuick
const chosen = (isQuick ? ['lighthouse'] : named.length > 0 ? named : Object.keys(parts)) as Part[]
const wait = number('wait') ?? (isForTable ? 30 : 0)
const notMeasured = await measureParts(chosen, (part) => parts[part](settings), { wait, isForTable })
for (const sentence of notMeasured) console.log(sentence)
if (notMeasured.length > 0) process.exitCode = 1
