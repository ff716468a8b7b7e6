import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactNode, StrictMode } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { complaintPaths } from '#contract/paths.ts'
import type { DocumentSite } from '#contract/site.ts'
import { listOf, officerLine, signed, testRoot } from '#sealing/testing/lists.ts'
import { colleague, officer } from '#sealing/testing/sample.ts'
import { SiteProvider } from '../data/site.tsx'
import { HashRouter } from '../routing/HashRouter.tsx'
import { StaticRouter } from '../routing/StaticRouter.tsx'
import { siteIn } from '../testing/site.ts'
import { en as words } from '../words/complaint.en.ts'
import { CaseLookUp } from './CaseLookUp.tsx'
import { ComplaintFlow } from './ComplaintFlow.tsx'
import { prepareWords } from './complaintWords.ts'
import { forgetOffer } from './offer.ts'

/* What is written into the document before the app is there. */

const shown = (id: string) => ({ id, name: id, summary: id, printed: `on the poster of ${id}` })
const offered = [shown('compliance'), shown('board')]
const list = listOf([officerLine(officer)], [officerLine(colleague)])
const board = { ...list, channels: list.channels.map((own) => (own.symbol === 'A' ? { ...own, id: 'board' } : own)) }
const keys = { root: testRoot.publicKey, version: 1, channels: offered }
const route = '/honest/report'
const ignore = () => undefined
const work = { nonce: 'A'.repeat(44), bits: 1 }
let root: Root | undefined
let reachable: () => Promise<unknown>
const never = () => new Promise(() => {})

beforeEach(async () => {
  await prepareWords('en')
  forgetOffer()
  reachable = async () => ({ list: signed(board), channels: offered, trial: null, work })
  vi.stubGlobal('fetch', async (address: string) => {
    if (address !== complaintPaths.channels) throw new Error(`nothing answers ${address}`)
    return new Response(JSON.stringify({ code: 200, msg: 'ok', data: await reachable() }))
  })
})
afterEach(() => act(async () => root?.unmount()))

/** What a document says of the server. */
type Told = Pick<DocumentSite, 'trial' | 'keys'>

/** The tree as it is rendered on both sides, with the answers that the document brings. */
function around(app: ReactNode, told: Told, routed: (app: ReactNode) => ReactNode) {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
  queries.setQueryData(['factorySites', {}], [{ value: 'one', label: 'Site one', province: '湖北' }])
  queries.setQueryData(['departments', {}], [{ value: 'two', label: 'Purchasing' }])
  return (
    <StrictMode>
      <QueryClientProvider client={queries}>
        <SiteProvider value={{ ...siteIn('en'), keys, ...told }}>{routed(app)}</SiteProvider>
      </QueryClientProvider>
    </StrictMode>
  )
}

/** Puts what the server renders into the document. Returns what hydrates it, and tells of every mismatch. */
function open(app: ReactNode, told: Told = {}) {
  history.replaceState(null, '', `/en/#${route}`)
  const container = document.createElement('div')
  document.body.append(container)
  const inStatic = (inner: ReactNode) => <StaticRouter route={route}>{inner}</StaticRouter>
  container.innerHTML = renderToString(around(app, told, inStatic))
  const mismatches: unknown[] = []
  const hydrate = () =>
    act(async () => {
      const inHash = (inner: ReactNode) => <HashRouter documentRoute={route}>{inner}</HashRouter>
      root = hydrateRoot(container, around(app, told, inHash), {
        onRecoverableError: (error) => mismatches.push(error),
      })
    })
  return { container, hydrate, mismatches, user: userEvent.setup() }
}

const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name })
const combo = (name: RegExp) => screen.getByRole<HTMLInputElement>('combobox', { name })
const submit = () => [...document.querySelectorAll<HTMLButtonElement>('button[type="submit"]')].at(-1)

const next = () => screen.getByRole('button', { name: words.form.next })
/** Fills in what is required. */
async function write(user: ReturnType<typeof userEvent.setup>) {
  await user.click(screen.getByRole('radio', { name: /board/ }))
  await user.type(box(/What happened/), 'They take bribes.')
  await user.type(box(/Name of the person reported/), 'A. Person')
  await user.type(combo(/Department or farm/), 'Purchasing')
}

test('what is written and chosen before the app is there stays, and the review shows it', async () => {
  const { hydrate, mismatches, user } = open(<ComplaintFlow onBegin={ignore} />)
  await write(user)
  const content = box(/What happened/)
  content.focus()
  content.setSelectionRange(4, 8)
  await hydrate()
  expect(mismatches).toEqual([])
  expect(box(/What happened/)).toBe(content)
  expect([content.value, content.selectionStart, document.activeElement]).toEqual(['They take bribes.', 4, content])
  expect(screen.getByText(words.form.count(17, 16_000))).toBeDefined()
  await user.type(content, ' Often.', { initialSelectionStart: 17, initialSelectionEnd: 17 })
  await user.click(next())
  expect(screen.getByText(words.form.step(2))).toBeDefined()
  await user.upload(screen.getByLabelText(words.files.choose), new File(['x'], 'proof.txt'))
  expect(await screen.findByText('proof.txt')).toBeDefined()
  await user.click(await screen.findByRole('button', { name: words.form.review }))
  const given = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent
  expect(await screen.findByText(words.form.step(3))).toBeDefined()
  expect(given(words.form.labels.content)).toBe('They take bribes. Often.')
  expect(given(words.form.labels.reportedName)).toBe('A. Person')
  expect(given(words.form.labels.department)).toBe('Purchasing')
  expect(given(words.form.parts.channel)).toBe('board')
  expect(given(words.form.parts.files)).toContain('proof.txt')
})

test('“Change” in the review leads to the answer in its step, and what was written stays', async () => {
  const { hydrate, user } = open(<ComplaintFlow onBegin={ignore} />)
  await hydrate()
  await write(user)
  await user.click(next())
  await user.click(await screen.findByRole('button', { name: words.form.review }))
  await user.click(screen.getByRole('button', { name: words.form.changeOf(words.form.labels.department) }))
  expect(document.activeElement).toBe(combo(/Department or farm/))
  expect(box(/What happened/).value).toBe('They take bribes.')
})

test('a fault of what nobody need give is named, and emptied by a press', async () => {
  const { hydrate, user } = open(<ComplaintFlow onBegin={ignore} />)
  await hydrate()
  await write(user)
  await user.click(next())
  await user.type(box(/Your phone number/), '12345')
  await user.click(await screen.findByRole('button', { name: words.form.review }))
  expect(screen.getByRole('button', { name: words.faults.phone })).toBeDefined()
  await user.click(screen.getByRole('button', { name: words.faults.emptyIt(words.form.labels.reporterPhone) }))
  await user.click(screen.getByRole('button', { name: words.form.review }))
  expect(await screen.findByText(words.form.step(3))).toBeDefined()
})

test.each([true, false])('whether this is a trial says the document, whatever an answer says: %s', async (isTrial) => {
  reachable = async () => ({ list: signed(board), channels: offered, trial: isTrial ? null : keys.root, work })
  const { hydrate, user } = open(<ComplaintFlow onBegin={ignore} />, isTrial ? { trial: true } : {})
  await hydrate()
  await write(user)
  await user.click(next())
  await user.click(await screen.findByRole('button', { name: words.form.review }))
  expect(await screen.findByText(words.form.step(3))).toBeDefined()
  // Around the form, and once more before it is sent.
  expect(screen.queryAllByText(words.trial)).toHaveLength(isTrial ? 2 : 0)
})

test('where no channel takes reports the form gives way to the other ways', async () => {
  reachable = async () => ({ list: null, channels: [], trial: null, work })
  const { hydrate } = open(<ComplaintFlow onBegin={ignore} />)
  await hydrate()
  expect(await screen.findByText(words.noChannel.title)).toBeDefined()
  expect(screen.getByRole('link', { name: words.unfit.channels })).toBeDefined()
  expect(screen.queryAllByRole('textbox')).toEqual([])
})

test('that this is a trial stands in the document, before anything runs', () => {
  const there = open(<ComplaintFlow onBegin={ignore} />, { trial: true })
  expect(there.container.textContent).toContain(words.trial)
  const lookUp = open(<CaseLookUp onBegin={ignore} />, { trial: true })
  expect(lookUp.container.textContent).toContain(words.trial)
  expect(open(<ComplaintFlow onBegin={ignore} />).container.textContent).not.toContain(words.trial)
})

test('the code that is typed before the app is there stays, and is read', async () => {
  const { hydrate, mismatches, user } = open(<CaseLookUp onBegin={ignore} />)
  await user.type(box(/Query code/), 'BEMYS')
  await hydrate()
  expect(mismatches).toEqual([])
  expect(box(/Query code/).value).toBe('BEMYS')
  await user.click(await screen.findByRole('button', { name: words.query.submit }))
  expect(await screen.findByText(words.query.faults.short(5))).toBeDefined()
})

test('a code that is sent off before it can be looked up is looked up then', async () => {
  const there = reachable
  let answer = () => {}
  const asked = new Promise<void>((done) => {
    answer = done
  })
  reachable = () => asked.then(there)
  const { hydrate, user } = open(<CaseLookUp onBegin={ignore} />)
  await hydrate()
  await user.type(box(/Query code/), 'BEMYS{Enter}')
  expect(submit()?.textContent).toBe(words.loadingQuery)
  answer()
  expect(await screen.findByText(words.query.faults.short(5))).toBeDefined()
  expect(box(/Query code/).value).toBe('BEMYS')
})

test.each([
  ['report', <ComplaintFlow key="report" onBegin={ignore} />],
  ['look-up', <CaseLookUp key="look-up" onBegin={ignore} />],
])('the form of the %s cannot be sent by the browser itself', async (_, app) => {
  const { user } = open(app)
  const form = document.querySelector('form')
  const sent = vi.fn()
  form?.addEventListener('submit', sent)
  expect([form?.getAttribute('method'), form?.hasAttribute('action')]).toEqual(['dialog', false])
  expect(submit()?.disabled).toBe(true)
  const [field] = screen.getAllByRole('textbox')
  await user.type(field as HTMLElement, 'mine{Enter}')
  await user.click(submit() as HTMLElement)
  expect(sent).not.toHaveBeenCalled()
})

test('until all is there that seals, writing goes on, and the button to the review says so', async () => {
  reachable = never
  const { hydrate, user } = open(<ComplaintFlow onBegin={ignore} />)
  await hydrate()
  await user.type(box(/What happened/), 'mine')
  await user.click(next())
  // What is missing can be told already.
  const summary = screen.getByText(words.faults.title(3)).closest<HTMLElement>('[role="alert"]')
  await waitFor(() => expect(document.activeElement).toBe(summary))
  await user.click(within(summary as HTMLElement).getByRole('button', { name: /Name of the person reported/ }))
  expect(document.activeElement).toBe(box(/Name of the person reported/))
  await write(user)
  await user.click(next())
  const button = screen.getByRole('button', { name: words.loading })
  expect(button.getAttribute('aria-disabled')).toBe('true')
  await user.click(button)
  expect(screen.queryByText(words.form.step(3))).toBeNull()
  await user.click(screen.getByRole('button', { name: words.form.back }))
  expect(box(/What happened/).value).toBe('mineThey take bribes.')
})

test('keys that cannot be had are told where the review would come, and what was written stays', async () => {
  const there = reachable
  reachable = () => Promise.reject(new Error())
  const { hydrate, user } = open(<ComplaintFlow onBegin={ignore} />)
  await hydrate()
  await write(user)
  await user.click(next())
  expect(await screen.findByText(words.unreachable)).toBeDefined()
  expect(submit()).toBeUndefined()
  reachable = there
  await user.click(screen.getByRole('button', { name: siteIn('en').words.state.retry }))
  await waitFor(() => expect(submit()?.textContent).toBe(words.form.review))
  await user.click(screen.getByRole('button', { name: words.form.back }))
  expect(box(/What happened/).value).toBe('They take bribes.')
})

test('a browser that cannot seal is told so in place of the fields', async () => {
  const { hydrate } = open(<ComplaintFlow onBegin={ignore} />)
  vi.stubGlobal('isSecureContext', false)
  await hydrate()
  expect(await screen.findByText(words.unfit.reasons['insecure-origin'])).toBeDefined()
  expect(screen.queryAllByRole('textbox')).toEqual([])
})
