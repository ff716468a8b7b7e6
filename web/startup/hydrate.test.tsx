import { join } from 'node:path'
import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { callPath, complaintPaths } from '#contract/paths.ts'
import { newFileKey } from '#sealing/attachment.ts'
import { officerKeys } from '#sealing/officer.ts'
import { rootKey } from '#sealing/rootKey.ts'
import { listOf, officerLine, signed, testRoot } from '#sealing/testing/lists.ts'
import { createQueryClient, dehydrateQueries, settle } from '../data/queries.ts'
import { siteIn } from '../testing/site.ts'
import { en as words } from '../words/complaint.en.ts'
import type { DocumentState } from './documentState.ts'
import { start } from './hydrate.tsx'

/* The document is the real one; whoever stands between page and server answers every call. */

const forger = await officerKeys(await newFileKey())
const forgedRoot = rootKey(forger.identity)
const shown = { id: 'compliance', name: 'Compliance', summary: 'Reads reports', printed: 'On posters' }
const channels = [shown]
const route = '/honest/query'
const state: DocumentState = {
  ...{ route: '', sitePrefix: 'site', revision: 'test', queries: { queries: [], mutations: [] } },
  ...{ app: '', scripts: [], styles: '', site: '' },
  words: join(import.meta.dirname, '../words/en.ts'),
}
const list = listOf([officerLine(forger)], [])

beforeEach(() => {
  document.documentElement.lang = 'en'
  document.body.innerHTML = '<div id="root"></div>'
  history.replaceState(null, '', `/en/#${route}`)
})
afterEach(() => vi.unstubAllGlobals())

/** Starts the app on a document, where each call is answered by a forger whose root key signs the forger's list. */
async function open(keys: DocumentState['keys']) {
  const { words: _, ...site } = siteIn('en')
  const forged = { ...site, keys: { root: forgedRoot.publicKey, version: 1, channels } }
  const offer = { list: signed(list, [], forgedRoot), channels, trial: null, work: { nonce: 'A'.repeat(44), bits: 1 } }
  vi.stubGlobal('fetch', async (address: string) => {
    const data =
      address === complaintPaths.channels ? offer : address === callPath('site', 'site') ? forged : { blocks: [] }
    return new Response(JSON.stringify({ code: 200, msg: 'ok', data }))
  })
  await act(() => start({ ...state, ...(keys && { keys }) }))
}

test.each([
  ['names the company’s', { root: testRoot.publicKey, version: 1, channels }],
  ['names none', undefined],
])(
  'a document that %s: the root key of an answer is not taken',
  async (_what, keys) => {
    await open(keys)
    // The page's scripts are loaded first, which a busy machine takes its time for.
    const told = await screen.findByRole('heading', { name: words.distrusted.title }, { timeout: 20_000 })
    expect(told).toBeDefined()
    expect(screen.queryByRole('textbox')).toBeNull()
  },
  30_000,
)

test.each([
  ['the content of now keeps the answers that it brought', 'test', 'As it was'],
  ['older content is shown with the answers of now', 'older', 'As it is'],
])(
  'a document of %s',
  async (_what, revision, shownTitle) => {
    const banners: unknown[] = []
    const page = (title: string) => ({ blocks: [{ type: 'prose', title, text: '<p>Text.</p>' }], related: [] })
    const { words: _, ...site } = siteIn('en')
    vi.stubGlobal('fetch', async (address: string) => {
      const { pathname } = new URL(address, location.origin)
      const answers = { [callPath('site', 'site')]: site, [callPath('page', 'site')]: page('As it is') }
      return new Response(JSON.stringify({ code: 200, msg: 'ok', data: answers[pathname] ?? banners }))
    })
    const client = createQueryClient()
    settle(client, 'page', { path: '/culture' }, { data: page('As it was') })
    settle(client, 'banners', { moduleId: 'culture' }, { data: banners })
    history.replaceState(null, '', '/en/#/culture')
    await act(() => start({ ...state, route: '/culture', revision, queries: dehydrateQueries(client) }))
    expect(await screen.findByRole('heading', { name: shownTitle }, { timeout: 20_000 })).toBeDefined()
  },
  30_000,
)
