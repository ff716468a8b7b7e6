import { openCase } from '../../../desk/cases/case.ts'
import { listCases } from '../../../desk/cases/list.ts'
import { reply } from '../../../desk/cases/reply.ts'
import { keepSettings } from '../../../desk/settings.ts'
import { confirmAll, openOffice } from '../../../desk/testing/office.ts'
import { enrol } from '../../../desk/testing/realWebsite.ts'
import { origin } from '../../../desk/testing/website.ts'
import { keysFileOf, testRoot, writeKeys } from '../../../server/testing/keys.ts'

/** An officer whose desk asks the nodes in turn, whichever they are: what one node began, the other goes on with. */
export async function hireOfficer(bases: () => readonly string[]) {
  let turn = 0
  const office = openOffice({
    fetch: async (url, init) => {
      const nodes = bases()
      return fetch(`${nodes[turn++ % nodes.length]}${new URL(url).pathname}`, init)
    },
  })
  office.passed = Date.now() - Date.UTC(2026, 10, 20, 6)
  const officer = await enrol(office)
  await keepSettings(office.folder, { root: testRoot.publicKey })
  return {
    /** The address that the site has to take for its own. */
    origin,
    /** Writes the keys folder of the nodes. */
    writeKeys: (folder: string) => writeKeys(folder, keysFileOf([officer], [])),
    identity: officer.identity,
    confirmKeys: () => confirmAll(office),
    /** Lists the cases, opens one of them and answers it. @throws Fault when the desk could not. */
    async work() {
      const desk = await office.desk()
      const { cases } = await listCases(desk)
      const found = cases.find(({ waiting }) => waiting)
      if (!found) throw new Error('no case waits for an officer')
      const { next } = await openCase(desk, found.case)
      await reply(desk, found.case, { body: 'Received.', status: 'received', turn: next.turn })
      const { messages } = await openCase(desk, found.case)
      if (messages.length !== next.turn) throw new Error('the answer is not there')
    },
    close: office.close,
  }
}
