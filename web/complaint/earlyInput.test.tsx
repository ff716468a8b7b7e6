import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactNode, StrictMode } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { complaintPaths } from '#contract/paths.ts'
import { channel } from '#sealing/testing/sample.ts'
import { SiteProvider } from '../data/site.tsx'
import { HashRouter } from '../routing/HashRouter.tsx'
import { StaticRouter } from '../routing/StaticRouter.tsx'
import { siteIn } from '../testing/site.ts'
import { en as words } from '../words/complaint.en.ts'
import { CaseLookUp } from './CaseLookUp.tsx'
import { ComplaintFlow } from './ComplaintFlow.tsx'
import { prepareWords } from './complaintWords.ts'

/* What is written into the document before the app is there. */

const offered = [channel, { ...channel, id: 'board' }].map((one) => ({ ...one, name: one.id, summary: one.id }))
const route = '/honest/report'
let root: Root | undefined
let reachable: () => Promise<unknown>
const never = () => new Promise(() => {})

beforeEach(async () => {
  await prepareWords('en')
  reachable = async () => ({ recovery: null, channels: offered, work: 1 })
  vi.stubGlobal('fetch', async (address: string) => {
    if (address !== complaintPaths.channels) throw new Error(`nothing answers ${address}`)
    return new Response(JSON.stringify({ code: 200, msg: 'ok', data: await reachable() }))
  })
})
afterEach(() => act(async () => root?.unmount()))

/** The tree as it is rendered on both sides, with the answers that the document brings. */
function around(app: ReactNode, routed: (app: ReactNode) => ReactNode) {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
  queries.setQueryData(['complaintChannels', {}], offered)
  queries.setQueryData(['factorySites', {}], [{ value: 'one', label: 'Site one', province: '湖北' }])
  queries.setQueryData(['departments', {}], [{ value: 'two', label: 'Purchasing' }])
  return (
    <StrictMode>
      <QueryClientProvider client={queries}>
        <SiteProvider value={siteIn('en')}>{routed(app)}</SiteProvider>
      </QueryClientProvider>
    </StrictMode>
  )
}

/** Puts what the server renders into the document. Returns what hydrates it, and tells of every mismatch. */
function open(app: ReactNode) {
  history.replaceState(null, '', `/en/#${route}`)
  const container = document.createElement('div')
  document.body.append(container)
  const inStatic = (inner: ReactNode) => <StaticRouter route={route}>{inner}</StaticRouter>
  container.innerHTML = renderToString(around(app, inStatic))
  const mismatches: unknown[] = []
  const hydrate = () =>
    act(async () => {
      const inHash = (inner: ReactNode) => <HashRouter documentRoute={route}>{inner}</HashRouter>
      root = hydrateRoot(container, around(app, inHash), { onRecoverableError: (error) => mismatches.push(error) })
    })
  return { hydrate, mismatches, user: userEvent.setup() }
}

const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name })
const combo = (name: RegExp) => screen.getByRole<HTMLInputElement>('combobox', { name })
const submit = () => document.querySelector<HTMLButtonElement>('button[type="submit"]')

test('what is written and chosen before the app is there stays, and the review shows it', async () => {
  const { hydrate, mismatches, user } = open(<ComplaintFlow />)
  const content = box(/What you want to report/)
  await user.type(content, 'They take bribes.')
  await user.type(box(/Name of the person reported/), 'A. Person')
  await user.type(combo(/Department or farm/), 'Purchasing')
  await user.click(screen.getByRole('radio', { name: /board/ }))
  await user.upload(screen.getByLabelText(words.files.choose), new File(['x'], 'proof.txt'))
  content.focus()
  content.setSelectionRange(4, 8)
  await hydrate()
  expect(mismatches).toEqual([])
  expect(box(/What you want to report/)).toBe(content)
  expect([content.value, content.selectionStart, document.activeElement]).toEqual(['They take bribes.', 4, content])
  expect(screen.getByText(words.form.count(17, 16_000))).toBeDefined()
  expect(await screen.findByText('proof.txt')).toBeDefined()
  await user.type(content, ' Often.', { initialSelectionStart: 17, initialSelectionEnd: 17 })
  await user.click(await screen.findByRole('button', { name: words.form.review }))
  const given = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent
  expect(await screen.findByText(words.form.step(2))).toBeDefined()
  expect(given(words.form.labels.content)).toBe('They take bribes. Often.')
  expect(given(words.form.labels.reportedName)).toBe('A. Person')
  expect(given(words.form.labels.department)).toBe('Purchasing')
  expect(given(words.form.parts.channel)).toBe('board')
  expect(given(words.form.parts.files)).toContain('proof.txt')
})

test('the code that is typed before the app is there stays, and is read', async () => {
  const { hydrate, mismatches, user } = open(<CaseLookUp />)
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
  const { hydrate, user } = open(<CaseLookUp />)
  await hydrate()
  await user.type(box(/Query code/), 'BEMYS{Enter}')
  expect(submit()?.textContent).toBe(words.loading)
  answer()
  expect(await screen.findByText(words.query.faults.short(5))).toBeDefined()
  expect(box(/Query code/).value).toBe('BEMYS')
})

test.each([
  ['report', <ComplaintFlow key="report" />],
  ['look-up', <CaseLookUp key="look-up" />],
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

test('until all is there that seals, the button says so and leads nowhere', async () => {
  reachable = never
  const { hydrate, user } = open(<ComplaintFlow />)
  await hydrate()
  const button = screen.getByRole('button', { name: words.loading })
  expect(button.getAttribute('aria-disabled')).toBe('true')
  await user.type(box(/What you want to report/), 'mine')
  await user.click(button)
  // What is missing can be told already.
  const summary = screen.getByText(words.faults.title(3)).closest<HTMLElement>('[role="alert"]')
  await waitFor(() => expect(document.activeElement).toBe(summary))
  await user.click(within(summary as HTMLElement).getByRole('button', { name: /Name of the person reported/ }))
  expect(document.activeElement).toBe(box(/Name of the person reported/))
  await user.click(screen.getByRole('radio', { name: /board/ }))
  await user.type(box(/Name of the person reported/), 'A. Person')
  await user.type(combo(/Department or farm/), 'Purchasing')
  await user.click(button)
  expect(screen.queryByText(words.form.step(2))).toBeNull()
  expect(box(/What you want to report/).value).toBe('mine')
})

test('keys that cannot be had are told below the fields, which keep what was written', async () => {
  const there = reachable
  reachable = () => Promise.reject(new Error())
  const { hydrate, user } = open(<ComplaintFlow />)
  await user.type(box(/What you want to report/), 'mine')
  await hydrate()
  const alert = await screen.findByText(words.unreachable)
  expect(submit()).toBeNull()
  expect(alert).toBeDefined()
  reachable = there
  await user.click(screen.getByRole('button', { name: siteIn('en').words.state.retry }))
  await waitFor(() => expect(submit()?.textContent).toBe(words.form.review))
  expect(box(/What you want to report/).value).toBe('mine')
})

test('a browser that cannot seal is told so in place of the fields', async () => {
  const { hydrate } = open(<ComplaintFlow />)
  vi.stubGlobal('isSecureContext', false)
  await hydrate()
  expect(await screen.findByText(words.unfit.reasons['insecure-origin'])).toBeDefined()
  expect(screen.queryAllByRole('textbox')).toEqual([])
})
