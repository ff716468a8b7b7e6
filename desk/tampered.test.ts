import { afterAll, expect, test } from 'vitest'
import type { ReporterKeys } from '#sealing/derive.ts'
import { SealingError } from '#sealing/sealingError.ts'
import { numbers } from '#sealing/testing/sample.ts'
import { startPostgres } from '#server/testing/postgres.ts'
import { CallError } from '#web/data/callError.ts'
import { type OpenedCase, openCase } from './cases/case.ts'
import { type Listing, listCases } from './cases/list.ts'
import { DeskError } from './deskError.ts'
import { openStage, type Stage } from './testing/tamperedStage.ts'
import { changeRows, pick, put } from './testing/tampering.ts'

/*
 * Whoever runs the database changes rows, whoever stands on the way changes answers, with everything at hand that a stranger can make.
 * Desk and reporter then show what was said, or name a fault. Left out is what an operator's word is taken for: days, that a closed case
 * is open again, that a deletion was taken back; and what was sealed again.
 */

/** `TAMPERINGS=10000` for the whole; `TAMPERING_SEED` for others. */
const count = Number(process.env.TAMPERINGS ?? 200)
const seed = Number(process.env.TAMPERING_SEED ?? 20_261_128)
const postgres = await startPostgres()
afterAll(() => postgres?.stop())
const text = (value: unknown) => JSON.stringify(value)

/** What is taken for true, claim by claim, and whether a fault is named beside it. */
interface Shown {
  claims: string[]
  isNamed: boolean
}
const said = (what: string, value: unknown) => `${what} ${text(value)}`

/** Whether the list says of a case itself that something is wrong. */
const isMarked = ({ seen, deletion, closed, isOpen }: Listing['cases'][number]) =>
  deletion?.isSigned === false ||
  (closed !== null && isOpen) ||
  (seen !== undefined && (seen.state !== 'open' || seen.refused > 0))

function shownInList({ cases, memoryFaults, headFaults, retention }: Listing): Map<string, Shown> {
  const isNamed = (name: string) =>
    headFaults.length > 0 ||
    retention !== undefined ||
    memoryFaults.some((fault) => fault.case === name || fault.case === '')
  const names = new Set([...cases.map((found) => found.case), ...memoryFaults.map((fault) => fault.case)])
  return new Map(
    [...names].map((name) => {
      const found = cases.filter((one) => one.case === name)
      const claims = found.flatMap(({ seen, deletion, isOpen, status }) => [
        ...(isOpen ? [] : ['closed']),
        // A closed case is opened in the list while it is news: not to show it is no lie.
        ...(isOpen && seen?.state === 'open'
          ? [said('report', seen.subject), said('status', status), said('handling', seen.handling)]
          : []),
        ...(deletion?.isSigned ? [said('deletion', [deletion.key, deletion.act])] : []),
      ])
      return [`list ${name}`, { claims, isNamed: isNamed(name) || found.some(isMarked) }]
    }),
  )
}

function shownOfCase({
  report,
  messages,
  missing,
  status,
  notes,
  deletion,
  memoryFaults,
  spoiled,
  unbacked,
}: OpenedCase): Shown {
  const entries = [...messages, ...notes.entries]
  const isWrong = entries.some((entry) => 'refused' in entry || entry.sawOther) || 'refused' in report
  return {
    claims: [
      ...('value' in report ? [said('report', report.value)] : []),
      ...messages.flatMap((one) => ('value' in one ? [said(`message ${one.turn} ${one.speaker}`, one.value)] : [])),
      ...notes.entries.flatMap((one) => ('value' in one ? [said(`note ${one.turn}`, one.value)] : [])),
      said('status', status),
      ...(deletion?.isSigned ? [said('deletion', [deletion.key, deletion.act])] : []),
    ],
    isNamed:
      deletion?.isSigned === false ||
      isWrong ||
      memoryFaults.length + missing.length + notes.missing.length + spoiled + unbacked > 0,
  }
}

async function shownToReporter(stage: Stage, keys: ReporterKeys): Promise<Shown> {
  const { entries, missing } = (await stage.lookUp(keys)).conversation
  return {
    claims: entries.flatMap((one) =>
      'message' in one ? [said(`message ${one.turn} ${one.speaker}`, one.message)] : [],
    ),
    isNamed: missing.length > 0 || entries.some((entry) => 'refused' in entry || entry.sawOther),
  }
}

/** What readers see: of the list, where it is looked at, and of each case that is asked for. A fault in place of all names it. */
async function look(
  stage: Stage,
  kinds: readonly string[],
  cases: readonly ReporterKeys[],
): Promise<Map<string, Shown>> {
  const named = (error: unknown): Shown => {
    if (error instanceof DeskError || error instanceof CallError) return { claims: [], isNamed: true }
    throw error
  }
  const shown = new Map<string, Shown>()
  if (kinds.includes('list')) {
    const listed = await listCases(stage.desk).then(shownInList, named)
    for (const place of stage.cases.map((keys) => `list ${keys.case}`))
      shown.set(place, 'claims' in listed ? listed : nothing)
    if (!('claims' in listed)) for (const [place, one] of listed) shown.set(place, one)
  }
  for (const keys of cases) {
    if (kinds.includes('open'))
      shown.set(`case ${keys.case}`, await openCase(stage.desk, keys.case).then(shownOfCase, named))
    if (kinds.includes('query')) shown.set(`reporter ${keys.case}`, await shownToReporter(stage, keys).catch(named))
  }
  return shown
}
const nothing: Shown = { claims: [], isNamed: false }

/** What is false and nobody is told of. */
function accepted({ contents }: Stage, truth: Map<string, Shown>, shown: Map<string, Shown>): string[] {
  return [...shown].flatMap(([place, { claims, isNamed }]) => {
    const { claims: right } = truth.get(place) ?? nothing
    // One that was closed or gone, and is listed as open again.
    const report = said('report', contents.get(place.replace('list ', '')))
    const lies = claims.filter(
      (claim) => ![report, ...right].includes(claim) && !(isNamed && /^(status|handling) /.test(claim)),
    )
    // Nothing tells a reporter that the latest messages are held back.
    const isReporter = place.startsWith('reporter ')
    const expected = right.filter((claim, at) =>
      isReporter ? at < claims.length : !claim.startsWith('deletion ') || claims.includes(claim),
    )
    const isSame = text(expected) === text(claims)
    return [
      ...lies.map((lie) => `${place} shows ${lie.slice(0, 120)}`),
      ...(isSame || isNamed ? [] : [`${place} says only ${claims.join(' · ').slice(0, 300)}`]),
    ]
  })
}

/** What page and desk take of an answer that names channels: the keys that were signed, and nothing else. */
async function takenFrom(stage: Stage): Promise<string[]> {
  const refused = (error: unknown) => {
    if (error instanceof DeskError || error instanceof SealingError) return []
    throw error
  }
  const page = await stage.offer().then(({ channels }) => channels, refused)
  const desk = await stage.enter().then(({ named, circle, print }) => [{ named, circle, print }], refused)
  return [...page, ...desk].map(text)
}

/** Makes one change, and says what it was and what of it is taken for true. */
async function tamper(
  stage: Stage,
  truth: { shown: Map<string, Shown>; taken: string[] },
  random: (limit: number) => number,
) {
  const { database, material, cases } = stage
  if (random(2)) {
    const { kind, touched } = await changeRows(database, material, random)
    const shown = await look(
      stage,
      ['list', 'open', 'query'],
      cases.filter((keys) => touched.has(keys.case)),
    )
    await put(database, material.rows, touched)
    return { kind, wrong: accepted(stage, truth.shown, shown) }
  }
  const kind = pick(['list', 'glance', 'open', 'query', 'channels'], random)
  stage.change(kind, random)
  const wrong =
    kind === 'channels'
      ? (await takenFrom(stage)).filter((one) => !truth.taken.includes(one))
      : accepted(stage, truth.shown, await look(stage, [kind === 'glance' ? 'list' : kind], [pick(cases, random)]))
  stage.change('', random)
  return { kind, wrong }
}

test.each([
  ['SQLite', () => ''],
  ['PostgreSQL', () => postgres?.url],
])(
  '%s: of many tampered rows and answers none is taken for true, and each is named',
  async (engine, address) => {
    const url = address()
    if (url === undefined) return console.warn('PostgreSQL is not on this machine')
    const stage = await openStage(url)
    const shown = await look(stage, ['list', 'open', 'query'], stage.cases)
    expect(accepted(stage, shown, shown)).toEqual([])
    expect([...shown.values()].map(({ claims }) => claims.length)).toEqual([3, 3, 2, 6, 3, 6, 2, 4, 1])
    const truth = { shown, taken: await takenFrom(stage) }
    expect(truth.taken).toHaveLength(3)
    const random = numbers(seed)
    const counts: Record<string, number> = {}
    const found: string[] = []
    for (let done = 0; done < count; done++) {
      const { kind, wrong } = await tamper(stage, truth, random)
      counts[kind] = (counts[kind] ?? 0) + 1
      found.push(...wrong.map((one) => `change ${done} of seed ${seed}, ${kind}: ${one}`))
    }
    console.info(`${engine}, seed ${seed}: ${count} changes (${text(counts)}), ${found.length} taken for true`)
    expect(found).toEqual([])
    await stage.close()
  },
  7_200_000,
)
