import { act, fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { hoverDelay } from '../data/specification.ts'
import { giveBoxes } from '../testing/boxes.ts'
import { renderWithSite } from '../testing/render.tsx'
import { Header } from './Header.tsx'

const mouse = { pointerType: 'mouse' }
const header = () => screen.getByRole('banner')
const items = () => [...header().querySelectorAll<HTMLElement>('[data-section]')]
const item = (name: string) => items().find((entry) => entry.querySelector('a')?.textContent === name) as HTMLElement
const opener = (title: string) => screen.getByRole('button', { name: `展开“${title}”` })
/** The panel that the styles show: it belongs to the item that is expanded. */
const panel = () => header().querySelector<HTMLElement>('[data-expanded] > nav')
const panelName = () =>
  panel()
    ?.getAttribute('aria-label')
    ?.split(/[:：]\s*/)[1]
const entries = () => within(panel() as HTMLElement)
const pass = (time: number) => act(() => vi.advanceTimersByTime(time))
const hover = (element: HTMLElement, from: HTMLElement | null = null) =>
  fireEvent.pointerEnter(element, { ...mouse, relatedTarget: from })
const leave = (element: HTMLElement, to: HTMLElement | null = null) =>
  fireEvent.pointerLeave(element, { ...mouse, relatedTarget: to })

beforeEach(() => void vi.useFakeTimers())

describe('hovering', () => {
  test('a top item for 200 ms sets the temporary active item', () => {
    renderWithSite(<Header />, { route: '/culture' })
    hover(item('证券投资'))
    pass(hoverDelay - 1)
    expect(panel()).toBeNull()
    pass(1)
    expect(panelName()).toBe('证券投资')
    expect(item('证券投资').dataset.expanded).toBe('true')
    expect(item('公司介绍').dataset.active).toBe('true')
  })

  test('and then a click on its button keeps the panel open, a second one closes it', () => {
    renderWithSite(<Header />, { route: '/culture' })
    hover(item('证券投资'))
    pass(hoverDelay)
    fireEvent.click(opener('证券投资'))
    expect(panelName()).toBe('证券投资')
    fireEvent.click(opener('证券投资'))
    expect(panel()).toBeNull()
  })

  test('a top item for less does not', () => {
    renderWithSite(<Header />, { route: '/culture' })
    hover(item('证券投资'))
    pass(hoverDelay - 1)
    leave(item('证券投资'), header())
    pass(hoverDelay)
    expect(panelName()).toBe('公司介绍')
  })

  test('an item on the way to the open panel does not change it', () => {
    renderWithSite(<Header />, { route: '/culture' })
    hover(item('证券投资'))
    pass(hoverDelay)
    hover(item('人才招聘'), item('证券投资'))
    pass(hoverDelay - 1)
    leave(item('人才招聘'), panel())
    pass(hoverDelay)
    expect(panelName()).toBe('证券投资')
  })

  test('the header shows the sub-levels of the active item', () => {
    renderWithSite(<Header />, { route: '/culture' })
    hover(header())
    pass(hoverDelay)
    expect(panelName()).toBe('公司介绍')
    expect(entries().getByRole('link', { name: '企业文化' }).getAttribute('aria-current')).toBe('page')
  })

  test('the header of the home page shows nothing: home has no sub-levels', () => {
    renderWithSite(<Header />)
    hover(header())
    pass(hoverDelay)
    expect(panel()).toBeNull()
  })

  test('leaving the header resets it to the real active item and hides the left navigation', () => {
    renderWithSite(<Header />, { route: '/culture' })
    hover(item('证券投资'))
    pass(hoverDelay)
    leave(header())
    expect(panel()).toBeNull()
    hover(header())
    pass(hoverDelay)
    expect(panelName()).toBe('公司介绍')
  })

  test('leaving the header before 200 ms opens nothing', () => {
    renderWithSite(<Header />, { route: '/culture' })
    hover(item('证券投资'))
    leave(header())
    pass(hoverDelay)
    expect(panel()).toBeNull()
  })

  test('a finger does not hover', () => {
    renderWithSite(<Header />, { route: '/culture' })
    fireEvent.pointerEnter(item('证券投资'), { pointerType: 'touch' })
    pass(hoverDelay)
    expect(panel()).toBeNull()
  })
})

describe('the app comes', () => {
  /** The styles have opened the panel, under the pointer or because its button has the focus. */
  const comeToOpenPanel = () => {
    const visible = giveBoxes((element) => element.getAttribute('aria-label') === '栏目导航：证券投资')
    renderWithSite(<Header />, { route: '/culture' })
    visible.mockRestore()
  }

  test('while a panel stands open: it stays', () => {
    comeToOpenPanel()
    expect(panelName()).toBe('证券投资')
    fireEvent.keyDown(document.body, { key: 'Escape' })
    expect(panel()).toBeNull()
  })

  test('while a button is pressed whose panel the focus has opened: it stays, and a second press closes it', () => {
    comeToOpenPanel()
    fireEvent.click(opener('证券投资'))
    expect(panelName()).toBe('证券投资')
    fireEvent.click(opener('证券投资'))
    expect(panel()).toBeNull()
  })

  test('while the pointer has just come to an item: its panel opens after 200 ms', () => {
    const matches = Element.prototype.matches
    const hovered = vi.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selectors) {
      return selectors === ':hover' ? (this as HTMLElement).dataset.section === '4' : matches.call(this, selectors)
    })
    renderWithSite(<Header />, { route: '/culture' })
    hovered.mockRestore()
    pass(hoverDelay - 1)
    expect(panel()).toBeNull()
    pass(1)
    expect(panelName()).toBe('证券投资')
  })

  test('the styles leave the panels to it', () => {
    renderWithSite(<Header />, { route: '/culture' })
    expect(header().dataset.ready).toBe('true')
    expect(panel()).toBeNull()
  })
})

describe('keyboard and touch', () => {
  test('the button beside an item opens and closes the same panel', () => {
    renderWithSite(<Header />)
    fireEvent.click(opener('新闻中心'))
    expect(panelName()).toBe('新闻中心')
    expect(opener('新闻中心').getAttribute('aria-expanded')).toBe('true')
    fireEvent.click(opener('新闻中心'))
    expect(panel()).toBeNull()
    expect(opener('新闻中心').getAttribute('aria-expanded')).toBe('false')
  })

  test('Escape closes, and the focus returns to the button', () => {
    renderWithSite(<Header />)
    fireEvent.click(opener('新闻中心'))
    const link = entries().getByRole('link', { name: '公司动态' })
    link.focus()
    fireEvent.keyDown(link, { key: 'Escape' })
    expect(panel()).toBeNull()
    expect(document.activeElement).toBe(opener('新闻中心'))
  })

  test('Escape closes what hovering opened, and leaves the focus where it is', () => {
    renderWithSite(<Header />)
    hover(item('新闻中心'))
    pass(hoverDelay)
    expect(panelName()).toBe('新闻中心')
    fireEvent.keyDown(document.body, { key: 'Escape' })
    expect(panel()).toBeNull()
    expect(document.activeElement).toBe(document.body)
  })

  test('the focus leaving the header closes', () => {
    renderWithSite(
      <>
        <Header />
        <button type="button">elsewhere</button>
      </>,
    )
    fireEvent.click(opener('新闻中心'))
    act(() => opener('新闻中心').focus())
    act(() => screen.getByRole('button', { name: 'elsewhere' }).focus())
    expect(panel()).toBeNull()
  })

  test('a click on the ground of the panel, where the focus goes nowhere, leaves it open', () => {
    renderWithSite(<Header />)
    fireEvent.click(opener('新闻中心'))
    const link = entries().getByRole('link', { name: '公司动态' })
    act(() => link.focus())
    act(() => link.blur())
    expect(document.activeElement).toBe(document.body)
    expect(panelName()).toBe('新闻中心')
  })

  test('the panel follows its button: the next Tab is in it', () => {
    renderWithSite(<Header />)
    for (const entry of items().filter((one) => one.querySelector('nav')))
      expect(entry.querySelector('button')?.nextElementSibling).toBe(entry.querySelector('nav'))
  })

  test('home has no button: it has no panel', () => {
    renderWithSite(<Header />)
    expect(screen.queryByRole('button', { name: '展开“首页”' })).toBeNull()
  })
})
