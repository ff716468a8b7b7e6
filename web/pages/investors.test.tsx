import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { Data } from '#contract/api.ts'
import { answerCalls, RefusedCall } from '../testing/calls.ts'
import { tradingDays } from '../testing/charts.ts'
import { renderWithSite } from '../testing/render.tsx'
import { page } from '../testing/samples.ts'
import { zh as zhCalculator } from '../words/calculator.zh.ts'
import { Page as Securities } from './SecuritiesPage.tsx'

const lead = { type: 'lead' as const, text: '<p>What the page says.</p>' }
/** Weekdays up to Friday, 20 November 2026. */
const days = tradingDays(10)
const quote = (type: 'stock' | 'bond', more: Partial<Data<'quotes'>[number]>): Data<'quotes'>[number] => ({
  type,
  code: `code ${type}`,
  name: `name ${type}`,
  exchange: 'Shenzhen',
  notice: `notice ${type}`,
  price: 43.46,
  change: -0.65,
  changePercent: -1.47,
  date: '2026-11-20',
  terms: [],
  days,
  ...more,
})
const quotes = [quote('stock', {}), quote('bond', { price: 109.914, change: 0.881, changePercent: 0.8 })]

const openSecurities = (route = '/securities', answer: Data<'quotes'> | RefusedCall = quotes) => {
  answerCalls({ page: (query) => page(query, [lead]), banners: [], quotes: answer })
  return renderWithSite(<Securities />, { route })
}

describe('the quotes', () => {
  test('tell price, change and day of share and bond, and where they come from', async () => {
    openSecurities()
    const share = (await screen.findByText('name stock')).closest('article') as HTMLElement
    for (const text of ['code stock · Shenzhen', '43.46', '−0.65', '−1.47%', '2026年11月20日', 'notice stock']) {
      expect(within(share).getByText(text)).toBeDefined()
    }
    const bond = screen.getByText('name bond').closest('article') as HTMLElement
    for (const text of ['109.914', '+0.881', '+0.80%']) expect(within(bond).getByText(text)).toBeDefined()
  })

  test.each([
    ['zh', '4,427.32万'],
    ['en', '44.27 million'],
  ] as const)('tell the day’s volume, abbreviated, in %s', async (lang, volume) => {
    const day = { date: '2026-11-20', open: 43.8, high: 43.96, low: 43.08, close: 43.46, volume: 44_273_200 }
    answerCalls({ page: (query) => page(query, [lead]), banners: [], quotes: [quote('stock', { days: [day] })] })
    const { words } = renderWithSite(<Securities />, { route: '/securities', lang })
    expect((await screen.findByText(volume)).previousSibling?.textContent).toBe(words.quotes.volume.stock)
  })

  test('stand before what the page says of them', async () => {
    const { words } = openSecurities()
    const says = await screen.findByText('What the page says.')
    const cards = screen.getByRole('region', { name: words.quotes.title })
    expect(cards.compareDocumentPosition(says) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  })

  test('have an arrow beside the colour, and none without a change', async () => {
    const { words } = openSecurities('/securities', [
      quote('stock', {}),
      quote('bond', { change: 0, changePercent: 0 }),
    ])
    const cards = within(await screen.findByRole('region', { name: words.quotes.title }))
    expect(await cards.findByText('▼')).toBeDefined()
    expect(cards.queryByText('▲')).toBeNull()
    expect(screen.getByText('0.00%').parentElement?.dataset.direction).toBe('0')
  })

  test('that could not be loaded say so, and trying again works', async () => {
    let refused = true
    answerCalls({
      page: (query) => page(query, [lead]),
      banners: [],
      quotes: () => (refused ? new RefusedCall(500, '服务器出了问题。') : quotes),
    })
    const { user, words } = renderWithSite(<Securities />, { route: '/securities' })
    const failure = await screen.findByRole('alert')
    expect(screen.getByText('What the page says.')).toBeDefined()
    const calculator = () => screen.queryByRole('heading', { name: zhCalculator.title })
    expect(calculator()).toBeNull()
    refused = false
    await user.click(within(failure).getByRole('button', { name: words.state.retry }))
    expect(await screen.findByText('name stock')).toBeDefined()
    expect(calculator()).not.toBeNull()
  })
})

describe('the share calculator', () => {
  const number = () => screen.getByRole<HTMLInputElement>('textbox')
  const start = async (route?: string) => {
    const view = openSecurities(route)
    const calculator = zhCalculator
    await screen.findByText('name stock')
    const date = screen.getByLabelText<HTMLInputElement>(calculator.date)
    return {
      ...view,
      calculator,
      date,
      result: () => screen.getByRole('status', { name: calculator.result }),
      choose: (value: string) => fireEvent.change(date, { target: { value } }),
      submit: () => view.user.click(screen.getByRole('button', { name: calculator.submit })),
    }
  }
  const friday = days.at(-6)
  const bought = friday?.close ?? 0
  const now = days.at(-1)?.close ?? 0

  test('tells what shares are worth now, and keeps the question in the address', async () => {
    const { user, calculator, choose, submit, result } = await start()
    await user.click(screen.getByRole('radio', { name: calculator.byShares }))
    await user.type(number(), '1,000')
    choose('2026-11-13')
    await submit()
    for (const text of [(1000 * now).toFixed(2), (1000 * bought).toFixed(2), '1,000']) {
      expect(result().textContent?.replace(/(\d),(\d{3}\.)/g, '$1$2')).toContain(text)
    }
    expect(location.hash).toBe('#/securities?by=shares&number=1%2C000&date=2026-11-13')
  })

  test('buys whole shares for an amount', async () => {
    const { user, choose, submit, result, calculator } = await start()
    await user.type(number(), '10000')
    choose('2026-11-13')
    await submit()
    expect(result().textContent).toContain(calculator.count(`${Math.floor(10_000 / bought)}`))
  })

  test('shows an example until something is asked', async () => {
    const { result, calculator } = await start()
    expect(result().textContent).toContain(calculator.sample('2026年11月9日'))
    expect(result().textContent).toContain(calculator.count(`${Math.floor(10_000 / (days[0]?.close ?? 1))}`))
  })

  test('says which trading day it took for a day without trading', async () => {
    const { result, calculator } = await start('/securities?by=shares&number=100&date=2026-11-14')
    expect(result().textContent).toContain(calculator.moved('2026年11月14日', '2026年11月16日'))
  })

  test('an address with a question opens with its answer', async () => {
    const { date, result, calculator } = await start('/securities?by=shares&number=100&date=2026-11-13')
    expect([number().value, date.value]).toEqual(['100', '2026-11-13'])
    expect(result().textContent).toContain(calculator.count('100'))
  })

  test('asks for what is missing beside each field, and goes to the first', async () => {
    const { submit, calculator, date, result } = await start()
    await submit()
    expect(document.activeElement).toBe(number())
    for (const [field, text] of [
      [number(), calculator.faults.amountMissing],
      [date, calculator.faults.dateMissing],
    ] as const) {
      expect(field.getAttribute('aria-invalid')).toBe('true')
      const described = field.getAttribute('aria-describedby')?.split(' ') ?? []
      expect(described.map((id) => document.getElementById(id)?.textContent)).toContain(text)
    }
    expect(result().textContent).toBe(calculator.waiting)
  })

  test('keeps what was typed wrong and says what is wrong with it', async () => {
    const { user, submit, choose, calculator, date } = await start()
    await user.type(number(), 'a lot')
    choose('2026-11-13')
    await submit()
    expect(number().value).toBe('a lot')
    expect(date.value).toBe('2026-11-13')
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([calculator.faults.notNumber])
  })

  test.each([
    ['2020-01-06', 'early', '2026年11月9日'],
    ['2027-01-04', 'late', '2026年11月20日'],
  ] as const)('refuses %s, which has no quote', async (day, fault, limit) => {
    const { user, submit, choose, calculator, date } = await start()
    await user.type(number(), '10000')
    choose(day)
    await submit()
    expect(screen.getByRole('alert').textContent).toBe(calculator.faults[fault](limit))
    expect(document.activeElement).toBe(date)
  })

  test('says what a share cost when the amount buys none', async () => {
    const { user, submit, choose, calculator } = await start()
    await user.type(number(), '5')
    choose('2026-11-13')
    await submit()
    expect(screen.getByRole('alert').textContent).toBe(calculator.faults.tooLittle(`${bought.toFixed(2)}元`))
  })
})
