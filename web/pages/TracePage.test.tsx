import { act, screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { LotSamples, TracedLot } from '#contract/lots.ts'
import { answerCalls, RefusedCall } from '../testing/calls.ts'
import { renderWithSite } from '../testing/render.tsx'
import { page } from '../testing/samples.ts'
import { Page } from './TracePage.tsx'

const lots: LotSamples = {
  example: 'QS-20261103-0427',
  hint: 'below the code',
  notice: 'sample numbers only',
  samples: [
    { number: 'QS-20261103-0427', note: 'belly' },
    { number: 'QS-20260719-0231', note: 'recalled' },
  ],
}
const lot = (number: string, more: Partial<TracedLot> = {}): TracedLot => ({
  number,
  batch: 'XY261103-02',
  packed: '2026-11-03',
  bestBefore: '2026-11-12',
  product: `pack ${number}`,
  stations: [
    { id: 'feed', name: 'Mill', date: '2026-10-21', site: 'north mill', facts: [{ label: 'Lot', value: 'F-14' }] },
    { id: 'farm', name: 'Farm', date: '2026-11-01', place: 'east county', facts: [] },
  ],
  ...more,
})
const unknown = new RefusedCall(404, 'No pack has this number.')

const open = (route = '/trace', answer: TracedLot | RefusedCall = lot('QS-20261103-0427')) => {
  const asked = answerCalls({ page, banners: [], lots, trace: answer })
  const view = renderWithSite(<Page />, { route, lang: 'en' })
  return { ...view, asked: () => asked.filter(({ name }) => name === 'trace').map(({ query }) => query.lot) }
}
const field = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Number on the pack' })

/** What is said without being looked at; the shell's notices are silent here. */
const announced = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join('')

describe('the look-up of a pack', () => {
  test('asks for a number, says how one looks and where it stands, and that these are samples', async () => {
    const { asked } = open()
    const description = (await field()).getAttribute('aria-describedby') ?? ''
    expect(document.getElementById(description)?.textContent).toBe('below the code For example QS-20261103-0427.')
    expect(screen.getByText('sample numbers only')).toBeDefined()
    const samples = within(screen.getByRole('list', { name: 'Sample numbers to try' })).getAllByRole('link')
    expect(samples.map((link) => link.getAttribute('href'))).toEqual(
      lots.samples.map(({ number }) => `/en/trace?lot=${number}`),
    )
    expect(asked()).toEqual([])
  })

  test.each(['qs202611030427', 'ＱＳ－２０２６１１０３－０４２７', ' QS 20261103 0427 '])(
    'understands “%s”, and the address holds the number as it is printed',
    async (typed) => {
      const { user, asked } = open()
      await user.type(await field(), `${typed}{Enter}`)
      expect(await screen.findByRole('heading', { name: 'pack QS-20261103-0427' })).toBeDefined()
      expect(location.hash).toBe('#/trace?lot=QS-20261103-0427')
      expect(asked()).toEqual(['QS-20261103-0427'])
      expect((await field()).value).toBe('QS-20261103-0427')
      expect(announced()).toBe('Found: pack QS-20261103-0427')
    },
  )

  test('shows the stations in their order, each with its day, place and what was recorded there', async () => {
    const { words } = open('/trace?lot=QS-20261103-0427')
    const list = await screen.findByRole('list', { name: words.trace.stations })
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['21 October 2026Millnorth millLotF-14', '1 November 2026Farmeast county'])
  })

  test('tells of a recall before anything else, with the way to the register', async () => {
    const recall = { number: '2026-1', date: '2026-07-22', link: '/recalls', reason: 'leaking seals' }
    open('/trace?lot=QS-20260719-0231', lot('QS-20260719-0231', { recall }))
    const notice = await screen.findByRole('heading', { name: 'This batch was recalled (2026-1, 22 July 2026)' })
    const told = within(notice.parentElement as HTMLElement)
    expect(told.getByText('leaking seals')).toBeDefined()
    expect(told.getByRole('link').getAttribute('href')).toBe('/en/recalls')
    expect(announced()).toMatch(/, recalled$/)
    // What the pack is, its number and numbers to try all come after it, so that it is in the first screen.
    const follows = (element: Element) => notice.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING
    expect(follows(screen.getByRole('heading', { name: /^pack / }))).toBeTruthy()
    expect(follows(screen.getByRole('list', { name: 'Sample numbers to try' }))).toBeTruthy()
  })

  test('says where a trail ends', async () => {
    open('/trace?lot=QS-20261103-0427', lot('QS-20261103-0427', { limit: 'no farther than here' }))
    expect(await screen.findByText('no farther than here')).toBeDefined()
  })

  test('says beside the field why there is no such pack, and keeps what was typed', async () => {
    const { user } = open('/trace', unknown)
    await user.type(await field(), 'QS-1{Enter}')
    expect((await screen.findByRole('alert')).textContent).toBe('No pack has this number.')
    expect(location.hash).toBe('#/trace?lot=QS-1')
    expect((await field()).value).toBe('QS-1')
    expect((await field()).getAttribute('aria-invalid')).toBe('true')
    expect((await field()).getAttribute('aria-describedby')).toContain(screen.getByRole('alert').id)
  })

  test('asks nothing without a number, and the field has the focus', async () => {
    const { user, words, asked } = open()
    await field()
    await user.click(screen.getByRole('button', { name: words.trace.submit }))
    expect(screen.getByRole('alert').textContent).toBe(words.trace.empty)
    expect(document.activeElement).toBe(await field())
    expect(asked()).toEqual([])
  })

  test('after Back it shows the number of the address again', async () => {
    open('/trace?lot=QS-20261103-0427')
    await field()
    act(() => {
      history.replaceState(null, '', '/en/#/trace?lot=QS-20260719-0231')
      window.dispatchEvent(new PopStateEvent('popstate'))
    })
    expect((await field()).value).toBe('QS-20260719-0231')
  })

  test('where the server cannot be asked there is a way to try again', async () => {
    const { words } = open('/trace?lot=QS-20261103-0427', new RefusedCall(503, 'later'))
    const failure = within(await screen.findByRole('alert'))
    expect(failure.getByText('later')).toBeDefined()
    expect(failure.getByRole('button', { name: words.state.retry })).toBeDefined()
  })
})
