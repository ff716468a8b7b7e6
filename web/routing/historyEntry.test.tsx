import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { SiteProvider } from '../data/site.tsx'
import { siteIn } from '../testing/site.ts'
import { HashRouter } from './HashRouter.tsx'
import { Link } from './Link.tsx'
import { useLocation } from './routerContext.ts'

/* What the browser's history may tell of the misconduct report. */

const Where = () => <p role="status">{useLocation().pathname}</p>
const where = () => screen.getByRole('status').textContent
const address = () => location.pathname + location.hash

function open(at: string) {
  history.replaceState(null, '', at)
  render(
    <SiteProvider value={siteIn('en')}>
      <HashRouter>
        <Link to="/culture">Culture</Link>
        <Link to="/honest/report">Report</Link>
        <Link to="/honest/query">Follow</Link>
        <Where />
      </HashRouter>
    </SiteProvider>,
  )
  const user = userEvent.setup()
  return (name: string) => user.click(screen.getByRole('link', { name }))
}
const back = async (entry: unknown, at: string) =>
  act(async () => {
    history.replaceState(entry, '', at)
    window.dispatchEvent(new PopStateEvent('popstate', { state: entry }))
  })

test('a link to the report shows it under the address of the overview', async () => {
  const click = open('/en/#/culture')
  await click('Report')
  expect([where(), address()]).toEqual(['/honest/report', '/en/#/honest'])
  expect(JSON.stringify(history.state)).not.toContain('report')
  const report = history.state
  await click('Follow')
  expect([where(), address()]).toEqual(['/honest/query', '/en/#/honest'])
  await back(report, '/en/#/honest')
  expect(where()).toBe('/honest/report')
})

test('an address that was typed works, and names the page no longer once the reader goes on', async () => {
  const click = open('/en/#/honest/report')
  expect([where(), address()]).toEqual(['/honest/report', '/en/#/honest/report'])
  const { replaceState } = history
  const replaced: string[] = []
  history.replaceState = (state, title, url) => {
    replaced.push(String(url))
    replaceState.call(history, state, title, url)
  }
  await click('Culture')
  history.replaceState = replaceState
  expect([where(), address()]).toEqual(['/culture', '/en/#/culture'])
  expect(replaced).toContain('#/honest')
})

test('another document knows nothing of what an entry showed: it leads to the overview', async () => {
  open('/en/#/culture')
  await back({ key: 'of-before', state: undefined }, '/en/#/honest')
  expect(where()).toBe('/honest')
})
