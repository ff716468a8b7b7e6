import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { giveBoxes } from '../testing/boxes.ts'
import { givePopovers } from '../testing/popover.ts'
import { renderWithSite } from '../testing/render.tsx'
import { MobileMenu } from './MobileMenu.tsx'

const menu = (name = '主导航') => screen.getByRole('navigation', { name })
const toggle = () => screen.getByRole('button', { name: /^(打开|关闭)菜单$/ })
const entry = (title: string) => within(menu()).getByRole('button', { name: title })
/** The list of a section, which is a popover inside the menu's. */
const list = (title: string) => document.getElementById(entry(title).getAttribute('popovertarget') ?? '') as HTMLElement
const back = (title: string) => within(list(title)).getByRole('button', { name: '返回主菜单' })
const isShown = (element: Element) => element.matches(':popover-open')
const atRest = () => waitFor(() => expect(history.state.over).toBeUndefined())

let takeAway = () => {}
beforeEach(() => {
  takeAway = givePopovers()
})
afterEach(() => takeAway())

describe('the mobile menu', () => {
  test('is closed at first', () => {
    renderWithSite(<MobileMenu />)
    expect(toggle().getAttribute('aria-expanded')).toBe('false')
    expect(isShown(menu())).toBe(false)
  })

  test('the hamburger icon opens it and turns into a close icon', async () => {
    const { user } = renderWithSite(<MobileMenu />)
    expect(toggle().getAttribute('aria-label')).toBe('打开菜单')
    await user.click(toggle())
    expect(toggle().getAttribute('aria-label')).toBe('关闭菜单')
    expect(toggle().getAttribute('aria-expanded')).toBe('true')
    expect(isShown(menu())).toBe(true)
    await user.click(toggle())
    expect(isShown(menu())).toBe(false)
    await atRest()
  })

  test('an entry of the main list leads to its sub-menu, whose link leads back to the main menu', async () => {
    const { user } = renderWithSite(<MobileMenu />)
    await user.click(toggle())
    await user.click(entry('四大业务'))
    expect(isShown(list('四大业务'))).toBe(true)
    expect(within(list('四大业务')).getByRole('link', { name: '低蛋白日粮' })).toBeDefined()
    await waitFor(() => expect(document.activeElement).toBe(back('四大业务')))
    await user.click(back('四大业务'))
    expect([isShown(list('四大业务')), isShown(menu())]).toEqual([false, true])
    await waitFor(() => expect(document.activeElement).toBe(entry('四大业务')))
  })

  test('shows the groups of a section with their titles', async () => {
    const { user } = renderWithSite(<MobileMenu />)
    await user.click(toggle())
    await user.click(entry('可持续发展'))
    const groups = within(list('可持续发展')).getAllByRole('heading')
    expect(groups.map(({ textContent }) => textContent)).toEqual(['治理', '环境', '社会', '社会责任', '报告'])
  })

  test('selecting a link closes it', async () => {
    const { user } = renderWithSite(<MobileMenu />)
    await user.click(toggle())
    await user.click(entry('四大业务'))
    await user.click(within(menu()).getByRole('link', { name: '仔猪销售' }))
    expect(location.hash).toBe('#/pigletSell')
    expect(toggle().getAttribute('aria-expanded')).toBe('false')
    expect([isShown(menu()), isShown(list('四大业务'))]).toEqual([false, false])
  })

  test.each([
    ['/', undefined, '首页'],
    ['/pigletSell', '四大业务', '仔猪销售'],
  ])('selecting the link of the page that is open closes it too: %s', async (route, section, title) => {
    const { user } = renderWithSite(<MobileMenu />, { route })
    await user.click(toggle())
    if (section) await user.click(entry(section))
    await user.click(within(menu()).getByRole('link', { name: title }))
    expect(toggle().getAttribute('aria-expanded')).toBe('false')
  })

  test('items of type jump open in a new tab', async () => {
    const { user } = renderWithSite(<MobileMenu />)
    await user.click(toggle())
    const cocreation = within(menu()).getByRole('link', { name: /共创共享/ })
    await user.click(entry('人才招聘'))
    const jumps = ['校园招聘', '社会招聘', '退役军人招聘'].map((title) =>
      within(menu()).getByRole('link', { name: new RegExp(title) }),
    )
    for (const link of [cocreation, ...jumps]) {
      expect(link.getAttribute('target')).toBe('_blank')
      expect(link.getAttribute('rel')).toContain('noopener')
      expect(link.textContent).toContain('在新标签页打开')
    }
  })

  test('in English co-creation is a section of the site', async () => {
    const { user, words } = renderWithSite(<MobileMenu />, { lang: 'en' })
    await user.click(screen.getByRole('button', { name: words.menu.open }))
    await user.click(screen.getByRole('button', { name: 'Co-creation and sharing' }))
    await user.click(screen.getByRole('link', { name: 'Air filtration' }))
    expect(location.hash).toBe('#/airFiltration')
  })

  test('in English the Party, media focus and announcement entries are hidden', async () => {
    const { user, words } = renderWithSite(<MobileMenu />, { lang: 'en' })
    await user.click(screen.getByRole('button', { name: words.menu.open }))
    for (const [section, shown, hidden] of [
      ['Company', 'Integrity', 'Party building'],
      ['Investors', 'Securities news', 'Announcements'],
      ['News', 'Videos', 'Media focus'],
    ] as const) {
      const opener = screen.getByRole('button', { name: section })
      const its = within(document.getElementById(opener.getAttribute('popovertarget') ?? '') as HTMLElement)
      expect(its.getByRole('link', { name: shown })).toBeDefined()
      expect(its.queryByRole('link', { name: hidden })).toBeNull()
    }
  })

  test('Escape closes it from anywhere inside, and the focus returns to the button', async () => {
    const { user } = renderWithSite(<MobileMenu />)
    await user.click(toggle())
    await user.click(entry('四大业务'))
    const link = within(menu()).getByRole('link', { name: '仔猪销售' })
    link.focus()
    fireEvent.keyDown(link, { key: 'Escape' })
    expect(toggle().getAttribute('aria-expanded')).toBe('false')
    expect(document.activeElement).toBe(toggle())
  })

  test('Escape closes it wherever the focus is', async () => {
    const { user } = renderWithSite(<MobileMenu />)
    await user.click(toggle())
    act(() => (document.activeElement as HTMLElement).blur())
    fireEvent.keyDown(document.body, { key: 'Escape' })
    expect(isShown(menu())).toBe(false)
    await atRest()
  })

  test('a window that becomes too wide for it closes it', async () => {
    const { user } = renderWithSite(<MobileMenu />)
    await user.click(toggle())
    const boxes = giveBoxes((element) => element === toggle())
    fireEvent(window, new Event('resize'))
    expect(isShown(menu())).toBe(true)
    boxes.mockRestore()
    fireEvent(window, new Event('resize'))
    expect(isShown(menu())).toBe(false)
  })
})

describe('the browser’s history', () => {
  test('has an entry more while the menu is open, and none that leads nowhere when a link is followed', async () => {
    const { user } = renderWithSite(<MobileMenu />, { route: '/culture' })
    const before = history.length
    await user.click(toggle())
    expect(history.length).toBe(before + 1)
    expect(location.hash).toBe('#/culture')
    await user.click(within(list('四大业务')).getByRole('link', { name: '仔猪销售' }))
    expect(location.hash).toBe('#/pigletSell')
    expect(history.length).toBe(before + 1)
    expect(history.state.over).toBeUndefined()
  })
})
