import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { SiteProvider } from '../data/site.tsx'
import { siteIn } from '../testing/site.ts'
import { HashRouter } from './HashRouter.tsx'
import { Link } from './Link.tsx'
import { langOfPath } from './language.ts'
import { LocationContext, useLocation, useNavigate, useNavigationType } from './routerContext.ts'
import { StaticRouter } from './StaticRouter.tsx'

const Where = () => {
  const { pathname, search, state } = useLocation()
  return <p role="status">{[useNavigationType(), pathname, search, JSON.stringify(state)].join(' ')}</p>
}
const where = () => screen.getByRole('status').textContent?.trim()

function open(address: string, link = <Link to="/culture?x=1">Culture</Link>) {
  history.replaceState(null, '', address)
  render(
    <SiteProvider value={siteIn(langOfPath(location.pathname, ['zh', 'en']) ?? 'zh')}>
      <HashRouter>
        {link}
        <Where />
      </HashRouter>
    </SiteProvider>,
  )
  return userEvent.setup()
}

/** Back and Forward, as the browser tells of them. */
const travel = (entry: unknown, address: string) =>
  act(() => {
    history.replaceState(entry, '', address)
    window.dispatchEvent(new PopStateEvent('popstate', { state: entry }))
  })

test('the query in front of the hash is none of the route', () => {
  open('/?from=mail#/culture?x=1')
  expect(where()).toMatch(/^push \/culture \?x=1/)
})

test.each([
  ['/#/Culture', '/#/culture'],
  ['/#/culture/', '/#/culture'],
  ['/#//culture', '/#/culture'],
  ['/#!/culture', '/#/culture'],
  ['/#/culture.html', '/#/culture'],
  ['/#/culture/index.html', '/#/culture'],
  ['/#/zh/culture', '/#/culture'],
  ['/#/index.html', '/'],
  ['/en/#/CULTURE', '/en/#/culture'],
  ['/#/companydynamic?year=2025', '/#/companyDynamic?year=2025'],
  ['/#/search?keyword=%E0%A4%A', '/#/search'],
  ['/#/search?keyword=100%&page=2', '/#/search?keyword=100%&page=2'],
  ['/#/noSuchNews', '/#/noSuchNews'],
])('%s, typed by a reader, is %s', (typed, own) => {
  open(typed)
  expect(location.pathname + location.hash).toBe(own)
  const shown = own.replace(/^\/(en\/)?#?/, '').replace('?', ' ?') || '/'
  expect(where()).toBe(`push ${shown}`)
})

describe('moving', () => {
  test('a link makes a new entry of the history, with the route in the hash', async () => {
    const user = open('/#/')
    const before = history.length
    await user.click(screen.getByRole('link', { name: 'Culture' }))
    expect(where()).toBe('push /culture ?x=1')
    expect(location.hash).toBe('#/culture?x=1')
    expect(history.length).toBe(before + 1)
  })

  test('to the page that is open adds no entry: Back leads to the page before', async () => {
    const user = open('/#/culture?x=1')
    const added = vi.spyOn(history, 'pushState')
    await user.click(screen.getByRole('link', { name: 'Culture' }))
    expect(location.hash).toBe('#/culture?x=1')
    expect(added).not.toHaveBeenCalled()
  })

  test('the language in front of the hash stays', async () => {
    const user = open('/en/#/')
    await user.click(screen.getByRole('link', { name: 'Culture' }))
    expect(location.pathname + location.hash).toBe('/en/#/culture?x=1')
  })

  test('Back is "pop", with the state that the entry had', async () => {
    const user = open(
      '/#/',
      <Link to="/culture" state={{ keepScroll: true }}>
        Culture
      </Link>,
    )
    const first = history.state
    await user.click(screen.getByRole('link', { name: 'Culture' }))
    const second = history.state
    expect(where()).toBe('push /culture  {"keepScroll":true}')
    travel(first, '/#/')
    expect(where()).toBe('pop /')
    travel(second, '/#/culture')
    expect(where()).toBe('pop /culture  {"keepScroll":true}')
  })

  test('a page that is long on its way does not come in front of the one that was asked for after it', async () => {
    let arrive = () => {}
    const onItsWay = new Promise<void>((done) => {
      arrive = done
    })
    history.replaceState(null, '', '/#/')
    render(
      <SiteProvider value={siteIn('zh')}>
        <HashRouter preload={(path) => (path === '/culture' ? onItsWay : undefined)}>
          <Link to="/culture">Culture</Link>
          <Link to="/welfare">Welfare</Link>
          <Where />
        </HashRouter>
      </SiteProvider>,
    )
    const user = userEvent.setup()
    await user.click(screen.getByRole('link', { name: 'Culture' }))
    await user.click(screen.getByRole('link', { name: 'Welfare' }))
    await act(async () => arrive())
    expect([location.hash, where()]).toEqual(['#/welfare', 'push /welfare'])
  })

  test('an address typed by hand is a new entry', () => {
    open('/#/')
    travel(null, '/#/welfare?y=2')
    expect(where()).toBe('push /welfare ?y=2')
  })

  test('a reader who moves on while the page is drawn is followed', () => {
    const MovesOn = () => {
      if (location.hash === '#/') history.pushState(null, '', '#/welfare')
      return null
    }
    open('/#/', <MovesOn />)
    expect(where()).toBe('push /welfare')
    travel(null, '/#/culture')
    expect(where()).toBe('push /culture')
  })

  test('replacing makes no new entry', async () => {
    const Replace = () => {
      const navigate = useNavigate()
      return (
        <button type="button" onClick={() => navigate('/welfare', { replace: true })}>
          Replace
        </button>
      )
    }
    const user = open('/#/', <Replace />)
    const before = history.length
    await user.click(screen.getByRole('button', { name: 'Replace' }))
    expect(where()).toBe('replace /welfare')
    expect(history.length).toBe(before)
  })
})

describe('a link', () => {
  afterEach(cleanup)

  test('has the address of its route', () => {
    open('/#/')
    expect(screen.getByRole('link', { name: 'Culture' }).getAttribute('href')).toBe('/culture?x=1')
  })

  test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
    'leaves a click with %o to the browser',
    (click) => {
      open('/#/')
      // fireEvent tells whether the default action is left to happen.
      expect(fireEvent.click(screen.getByRole('link', { name: 'Culture' }), click)).toBe(true)
      expect(where()).toBe('push /')
    },
  )

  test('with a target is left to the browser', () => {
    open(
      '/#/',
      <Link to="/culture" target="_blank">
        Culture
      </Link>,
    )
    expect(fireEvent.click(screen.getByRole('link', { name: 'Culture' }))).toBe(true)
    expect(where()).toBe('push /')
  })

  test('that its owner stopped leads nowhere', () => {
    open(
      '/#/',
      <Link to="/culture" onClick={(event) => event.preventDefault()}>
        Culture
      </Link>,
    )
    fireEvent.click(screen.getByRole('link', { name: 'Culture' }))
    expect(where()).toBe('push /')
  })
})

test('a kept page sees its own location, not that of the page in front of it', () => {
  const own = { pathname: '/companyDynamic', search: '?page=3', key: 'own', state: undefined }
  open(
    '/#/culture',
    <LocationContext value={own}>
      <Link to="/x">{<Own />}</Link>
    </LocationContext>,
  )
  expect(screen.getByRole('link').textContent).toBe('/companyDynamic?page=3')
  expect(where()).toBe('push /culture')
})
const Own = () => {
  const { pathname, search } = useLocation()
  return pathname + search
}

test('one fixed location needs no browser address', () => {
  render(
    <StaticRouter route="/securities//detail?id=7">
      <Where />
    </StaticRouter>,
  )
  expect(where()).toBe('push /securities/detail ?id=7')
})

test('routing outside of a router is a defect that says so', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  expect(() => render(<Where />)).toThrow(/needs a HashRouter/)
  vi.restoreAllMocks()
})
