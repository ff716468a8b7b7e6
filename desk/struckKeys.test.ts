import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { openCase } from './cases/case.ts'
import { type Call, prepare } from './commands/call.ts'
import { deskActions } from './page/actions.ts'
import { answerForm } from './page/screens/forms.ts'
import { keysScreen } from './page/screens/keys.ts'
import { createSession } from './page/session.ts'
import { confirmAll, type Office, openNamed, passphrase } from './testing/office.ts'
import { report } from './testing/reporter.ts'
import { openWebsite, type Website } from './testing/website.ts'

/* What a desk says and does of a key that its officer has struck off, while the website still names it. */

type Named = Awaited<ReturnType<typeof openNamed>>
let website: Website
let li: Named
let wang: Named
beforeEach(async () => {
  website = openWebsite()
  li = await openNamed(website)
  wang = await openNamed(website)
  for (const [line, name] of [
    [0, 'Li Wei'],
    [1, 'Wang Fang'],
  ] as const) {
    Object.assign(website.lines.C[line] ?? {}, { name })
  }
  await confirmAll(li, wang)
  onTestFinished(() => [li, wang].forEach(({ close }) => void close()))
})

/** The page of an office, unlocked. */
async function pageOf(office: Office) {
  const call: Call = await prepare(office.surroundings(), {}, [])
  const session = createSession(call)
  await session.unlock(passphrase)
  await session.refresh()
  const { desk, ring } = session
  if (!desk || !ring) throw new Error('a desk')
  const place = { ring, base: '', folder: office.folder, server: '', today: '2026-11-20' }
  const act = (name: string, fields: Record<string, string>) =>
    deskActions[name]?.(session, desk, new URLSearchParams(fields), '')
  return { session, desk, act, keys: () => keysScreen(session, place).content.text }
}
const keysOf = ({ ring: [{ recipient, verifyKey }] }: Named) => [recipient, verifyKey]

test('a stolen key that the website still names is not offered to be confirmed, and is said apart', async () => {
  const { case: name } = await report(website, { content: 'x' })
  await wang.run('theft', 'Li Wei')
  const today = await wang.today()
  expect(today).not.toContain('you have not confirmed')
  expect(today).toContain('You have struck off a key of Li Wei; the list still names it: have the list changed.')
  expect((await wang.run('status', '--lang=zh')).out).toContain('您已将Li Wei的公钥除名，清单却仍列着它')
  await wang.run('status', '--lang=en')

  const { session, desk, act, keys } = await pageOf(wang)
  expect(keys()).toContain('There are no keys to confirm.')
  expect(keys()).toMatch(/<h2 id="struck">Struck off, and still in the list<\/h2>.*Li Wei/s)
  expect(answerForm(session, desk, await openCase(desk, name), '').text).not.toContain('not confirmed')

  // The button for all does not reach it, whatever a form says.
  const both = keysOf(li).join(' ')
  await expect(act('confirm', { line: both })).rejects.toThrow('badRequest')
  await expect(act('confirm', {})).rejects.toThrow('noneCompared')
  expect(desk.circle.signing).toEqual([wang.ring[0].verifyKey])
})

test('who wants a struck key back says why, for that one line alone', async () => {
  const third = await openNamed(website)
  Object.assign(website.lines.C[2] ?? {}, { name: 'Zhao Lei' })
  onTestFinished(third.close)
  await confirmAll(wang)
  const desk = await wang.desk()
  await desk.strike([...keysOf(li), ...keysOf(third)])
  const { act, desk: unlocked } = await pageOf(wang)
  const line = keysOf(li).join(' ')
  await expect(act('restore', { keys: line, why: 'oops' })).rejects.toThrow('logReason')
  await expect(
    act('restore', { keys: `${line} ${keysOf(third).join(' ')}`, why: 'They are both here.' }),
  ).rejects.toThrow('badRequest')
  await act('restore', { keys: line, why: 'The laptop lay in the other office.' })
  expect(unlocked.circle.signing).toEqual([li, wang].map(({ ring }) => ring[0].verifyKey))
  expect(unlocked.circle.struck).toEqual(keysOf(third))
  expect(String(wang.read('log.jsonl'))).toContain('The laptop lay in the other office.')
})
