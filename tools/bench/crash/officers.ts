import { setTimeout as pause } from 'node:timers/promises'
import { keyListOf, keysFile } from '../../../contract/keys.ts'
import { openCase } from '../../../desk/cases/case.ts'
import { allCases, listCases } from '../../../desk/cases/list.ts'
import { reply } from '../../../desk/cases/reply.ts'
import { resealCases } from '../../../desk/cases/reseal.ts'
import { DeskError } from '../../../desk/deskError.ts'
import { confirmAll, type Office, openOffice } from '../../../desk/testing/office.ts'
import { enrol } from '../../../desk/testing/realWebsite.ts'
import { newFileKey } from '../../../sealing/attachment.ts'
import { type OfficerKeys, officerKeys } from '../../../sealing/officer.ts'
import { signKeyList } from '../../../sealing/signedKeyList.ts'
import { keysFileOf, writeKeys } from '../../../server/testing/keys.ts'

const setClock = (office: Office, ahead: number) => {
  office.passed = Date.now() + ahead - Date.UTC(2026, 10, 20, 6)
}

/**
 * Two officers at a server that is killed again and again: they answer, and after each change of the list of keys seal all cases anew
 * and sign what the other has sealed.
 */
export async function hireOfficers(call: typeof fetch, folder: string) {
  const offices = [0, 1].map(() => openOffice({ fetch: (url, init) => call(new URL(url).pathname, init) }))
  const own: OfficerKeys[] = []
  for (const office of offices) {
    setClock(office, 0)
    own.push(await enrol(office))
  }
  const auditor = await officerKeys(await newFileKey()) // the other channel has nothing to do
  let third = auditor
  let version = 0
  /** Answers that were acknowledged, by case. */
  const answers = new Map<string, string[]>()
  let [failures, isOver, isSealing, sealed] = [0, false, false, 0]

  /** The list with another third officer, to whom nothing is sealed yet. Holds from the next start of the server on. */
  async function changeList(): Promise<void> {
    third = await officerKeys(await newFileKey())
    version++
    const text = keysFileOf([...own, third], [auditor], version)
    const list = keyListOf(keysFile.parse(JSON.parse(text)))
    const approvals = own.map(({ verifyKey: key, signingKey }) => ({ key, signature: signKeyList(list, signingKey) }))
    await writeKeys(folder, text, { approvals })
  }
  await changeList()

  /** What a killed server leaves undone is done again later. */
  async function attempt(work: () => Promise<void>): Promise<void> {
    await work().catch((error) => {
      if (!(error instanceof DeskError)) throw error
      failures++
    })
  }

  /** Answers one case that waits. */
  async function answer(by: number): Promise<void> {
    const office = offices[by]
    if (!office) return
    await confirmAll(office) // what goes to one of them alone, the other cannot compare
    const desk = await office.desk()
    const { cases } = await listCases(desk)
    const waiting = cases.filter((found) => found.waiting)
    const found = waiting[by % Math.max(1, waiting.length)]
    if (!found) return
    const { next } = await openCase(desk, found.case)
    const body = `answer ${by}-${next.turn}`
    await reply(desk, found.case, { body, status: 'checking', turn: next.turn })
    answers.set(found.case, [...(answers.get(found.case) ?? []), body])
  }

  /** Seals everything anew, and signs. Returns whether nothing is left to do. */
  async function seal(): Promise<boolean> {
    let isDone = true
    for (const office of offices) {
      await confirmAll(office)
      const { texts, waiting, failed } = await resealCases(await office.desk(), () => undefined)
      sealed += texts
      isDone &&= texts === 0 && waiting === 0 && failed.length === 0
    }
    return isDone
  }

  const working = [0, 1].map(async (by) => {
    while (!isOver) {
      await attempt(() => answer(by))
      if (by === 0 && isSealing)
        await attempt(async () => {
          isSealing = !(await seal())
        })
      await pause(200)
    }
  })
  return {
    folder,
    answers,
    /** Their clocks go with the server's, so many milliseconds ahead. */
    goAhead(ahead: number) {
      for (const office of offices) setClock(office, ahead)
    },
    failures: () => failures,
    /** Texts that were sealed anew. */
    sealed: () => sealed,
    newest: () => third.identity,
    async turnOver() {
      await changeList()
      isSealing = true
    },
    /** Ends what they do, and with a server that lives now does what is left. */
    async finish() {
      isOver = true
      await Promise.all(working)
      while (!(await seal()));
    },
    /** All that a desk finds in every case. A case that went back, or holds what cannot be proved, is a fault. */
    async readAll() {
      const [office] = offices
      if (!office) throw new Error('there are two')
      const desk = await office.desk()
      const read = []
      for (const { case: name } of (await allCases(desk)).cases) {
        const found = await openCase(desk, name)
        const said = found.messages.map((message) => ('value' in message ? message.value.body : ''))
        const isSound =
          'value' in found.report &&
          found.messages.every((message) => 'value' in message) &&
          found.missing.length + found.memoryFaults.length + found.spoiled + found.unbacked + found.waiting.length === 0
        read.push({ name, isSound, content: 'value' in found.report ? found.report.value.fields.content : '', said })
      }
      return read
    },
    close() {
      for (const office of offices) office.close()
    },
  }
}
