import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { renderWithSite } from '../testing/render.tsx'
import { MobileMenu } from './MobileMenu.tsx'

const menu = (name = '主导航') => screen.getByRole('navigation', { name })
const toggle = () => screen.getByRole('button', { name: /^(打开|关闭)菜单$/ })
const entry = (title: string) => within(menu()).getByRole('button', { name: title })
const back = () => within(menu()).getByRole('button', { name: '返回主菜单' })
/** The main list and the sub-list: one of them is inert at any time. */
const lists = () => [...menu().children].map((list) => !list.hasAttribute('inert'))

describe('the mobile menu', () => {
  test('is closed at first, and nothing in it takes the focus', () => {
    renderWithSite(<MobileMenu />)
    expect(toggle().getAttribute('aria-expanded')).toBe('false')
    expect(menu().hasAttribute('inert')).toBe(true)
  })

  test('the hamburger icon opens it and turns into a close icon', async () => {
    const { user } = renderWithSite(<MobileMenu />)
    expect(toggle().getAttribute('aria-label')).toBe('打开菜单')
    const hamburger = toggle().innerHTML
    await user.click(toggle())
    expect(toggle().getAttribute('aria-label')).toBe('关闭菜单')
    expect(toggle().innerHTML).not.toBe(hamburger)
    expect(menu().hasAttribute('inert')).toBe(false)
    expect(lists()).toEqual([true, false])
    await user.click(toggle())
    expect(menu().hasAttribute('inert')).toBe(true)
  })

  test('an entry of the main list leads to its sub-menu, whose link leads back to the main menu', async () => {
    const { user } = renderWithSite(<MobileMenu />)
    await user.click(toggle())
    await user.click(entry('四大业务'))
    expect(lists()).toEqual([false, true])
    expect(within(menu()).getByRole('link', { name: '低蛋白日粮' })).toBeDefined()
    await waitFor(() => expect(document.activeElement).toBe(back()))
    await user.click(back())
    expect(lists()).toEqual([true, false])
    await waitFor(() => expect(document.activeElement).toBe(entry('四大业务')))
  })

  test('shows the groups of a section with their titles', async () => {
    const { user } = renderWithSite(<MobileMenu />)
    await user.click(toggle())
    await user.click(entry('可持续发展'))
    const groups = within(menu()).getAllByRole('heading')
    expect(groups.map(({ textContent }) => textContent)).toEqual(['治理', '环境', '社会', '社会责任', '报告'])
  })

  test('selecting a link closes it', async () => {
    const { user } = renderWithSite(<MobileMenu />)
    await user.click(toggle())
    await user.click(entry('四大业务'))
    await user.click(within(menu()).getByRole('link', { name: '仔猪销售' }))
    expect(location.hash).toBe('#/pigletSell')
    expect(toggle().getAttribute('aria-expanded')).toBe('false')
    expect(lists()).toEqual([true, false])
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
      await user.click(screen.getByRole('button', { name: section }))
      expect(screen.getByRole('link', { name: shown })).toBeDefined()
      expect(screen.queryByRole('link', { name: hidden })).toBeNull()
      await user.click(screen.getByRole('button', { name: words.menu.back }))
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

  test('while it is open the page behind it neither scrolls nor takes the focus', async () => {
    const { user } = renderWithSite(
      <>
        <MobileMenu />
        <main />
        <footer />
      </>,
    )
    const behind = () => [
      screen.getByRole('main').inert,
      screen.getByRole('contentinfo').inert,
      document.body.style.overflow,
    ]
    await user.click(toggle())
    expect(behind()).toEqual([true, true, 'hidden'])
    await user.click(toggle())
    expect(behind()).toEqual([false, false, ''])
  })
})
