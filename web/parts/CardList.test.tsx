import { act, fireEvent, screen, within } from '@testing-library/react'
import { Activity, useState } from 'react'
import { renderToString } from 'react-dom/server'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { SiteProvider } from '../data/site.tsx'
import { cardImage, cardWidth, scrollEdgeTolerance, scrollSteps } from '../data/specification.ts'
import { renderWithSite } from '../testing/render.tsx'
import { picture } from '../testing/samples.ts'
import { siteIn } from '../testing/site.ts'
import { zh } from '../words/zh.ts'
import { CardList, type ScrollCard } from './CardList.tsx'

const isOff = (button: HTMLElement) => button.getAttribute('aria-disabled') === 'true'

const cards: ScrollCard[] = [
  { id: 'a', img: picture('barn'), text: 'The barn', preview: true },
  { id: 'b', img: picture('mill') },
  { id: 'c', img: picture('silo'), preview: true },
]
const show = (props: Partial<Parameters<typeof CardList>[0]> = {}) =>
  renderWithSite(<CardList cards={cards} label="Places" words={zh} {...props} />)
const row = () => screen.getByRole('list', { name: 'Places' })
const left = () => screen.getByRole<HTMLButtonElement>('button', { name: zh.cards.left })
const right = () => screen.getByRole<HTMLButtonElement>('button', { name: zh.cards.right })
const moved = (scrollLeft: number) => {
  row().scrollLeft = scrollLeft
  fireEvent.scroll(row())
}

describe('the cards', () => {
  test('are 288 px wide with an image of 287x354 px, if nothing else is asked for', () => {
    show()
    const [card] = within(row()).getAllByRole('listitem')
    expect(card?.style.inlineSize).toBe(`${cardWidth}px`)
    const { style } = screen.getByRole('img', { name: 'picture of barn' }).closest('span') as HTMLElement
    expect([style.inlineSize, style.blockSize]).toEqual([`${cardImage.width}px`, `${cardImage.height}px`])
  })

  test('take other sizes', () => {
    show({ imgStyle: { width: 200, height: 100 }, scrollStyle: { width: 220 } })
    expect(within(row()).getAllByRole('listitem')[0]?.style.inlineSize).toBe('220px')
    expect(screen.getByRole('img', { name: 'picture of barn' }).closest('span')?.style.blockSize).toBe('100px')
  })

  test('may have no image: their text stands alone, and the viewer counts without them', () => {
    show({ cards: [{ id: 'd', text: 'Words alone', preview: true }, ...cards] })
    const [first] = within(row()).getAllByRole('listitem')
    expect(first?.textContent).toBe('Words alone')
    expect(within(first as HTMLElement).queryByRole('button')).toBeNull()
  })

  test('show a text only if they have one', () => {
    show()
    expect(
      within(row())
        .getAllByRole('listitem')
        .map((card) => card.textContent),
    ).toEqual(['The barn', '', ''])
  })

  test('open a larger view on click only if they ask for it', async () => {
    const { user } = show()
    expect(within(row()).getAllByRole('button')).toHaveLength(2)
    await user.click(screen.getByRole('button', { name: zh.viewer.open('picture of silo') }))
    const viewer = within(screen.getByRole('dialog', { name: zh.viewer.label }))
    expect(viewer.getByRole('img', { name: 'picture of silo' })).toBeDefined()
    await user.click(viewer.getByRole('button', { name: zh.viewer.close }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

describe('scrolling', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(600)
    vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(1000)
  })
  const frame = () => act(() => vi.advanceTimersToNextFrame())

  test('a click moves the row by one card in 40 steps', () => {
    show()
    fireEvent.click(right())
    const places: number[] = []
    for (let step = 0; step < scrollSteps; step++) {
      frame()
      places.push(row().scrollLeft)
    }
    expect(places[0]).toBeCloseTo(cardWidth / scrollSteps, 5)
    expect(places[scrollSteps - 2]).toBeLessThan(cardWidth)
    expect(places[scrollSteps - 1]).toBe(cardWidth)
    frame()
    expect(row().scrollLeft).toBe(cardWidth)
  })

  const frames = (count: number) => {
    for (let step = 0; step < count; step++) frame()
  }

  test('clicks that overlap are added: each brings its 40 steps', () => {
    vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(2000)
    show()
    fireEvent.click(right())
    frames(10)
    fireEvent.click(right())
    frames(10)
    fireEvent.click(right())
    frames(3 * scrollSteps - 20 - 1)
    expect(row().scrollLeft).toBeLessThan(3 * cardWidth)
    frame()
    expect(row().scrollLeft).toBe(3 * cardWidth)
    frames(5)
    expect(row().scrollLeft).toBe(3 * cardWidth)
  })

  test('a click back takes away what one forth has added', () => {
    show()
    fireEvent.click(right())
    frames(4)
    fireEvent.click(left())
    frames(scrollSteps)
    expect(row().scrollLeft).toBe(0)
  })

  test('clicks beyond the end are not kept for the way back', () => {
    show()
    for (let click = 0; click < 5; click++) fireEvent.click(right())
    frames(5 * scrollSteps)
    expect(row().scrollLeft).toBe(400)
    fireEvent.click(left())
    frames(scrollSteps)
    expect(row().scrollLeft).toBe(400 - cardWidth)
  })

  test('a hand on the row takes it over', () => {
    show()
    fireEvent.click(right())
    frames(5)
    fireEvent.pointerDown(row())
    const place = row().scrollLeft
    frames(scrollSteps)
    expect(row().scrollLeft).toBe(place)
  })

  test('the left button moves it back', () => {
    show()
    moved(cardWidth)
    fireEvent.click(left())
    for (let step = 0; step < scrollSteps; step++) frame()
    expect(row().scrollLeft).toBe(0)
  })

  test('the left button rests at the left edge, the right button within 5 px of the right edge', () => {
    show()
    expect([isOff(left()), isOff(right())]).toEqual([true, false])
    moved(200)
    expect([isOff(left()), isOff(right())]).toEqual([false, false])
    moved(400 - scrollEdgeTolerance - 1)
    expect(isOff(right())).toBe(false)
    moved(400 - scrollEdgeTolerance)
    expect(isOff(right())).toBe(true)
  })

  test('both rest when all cards are in sight', () => {
    vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(600)
    show()
    expect([isOff(left()), isOff(right())]).toEqual([true, true])
  })

  test('happens at once for readers who prefer less motion', () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }))
    show()
    fireEvent.click(right())
    expect(row().scrollLeft).toBe(cardWidth)
  })

  test('its marks lead what moves rows before the app, which is told when the app does', () => {
    const html = document.createElement('div')
    html.innerHTML = renderToString(
      <SiteProvider value={siteIn('zh')}>
        <CardList cards={cards} label="Places" words={zh} />
      </SiteProvider>,
    )
    const root = html.querySelector<HTMLElement>('[data-carousel-root]')
    expect(root?.querySelector('[data-strip]')?.tagName).toBe('UL')
    const buttons = [...(root?.querySelectorAll<HTMLElement>('[data-carousel]') ?? [])]
    expect(buttons.map(({ dataset }) => dataset.carousel)).toEqual(['previous', 'next'])
    expect(root?.dataset.ready).toBeUndefined()
    show()
    expect(row().parentElement?.dataset.ready).toBe('true')
  })

  test('the row can be reached and scrolled by the keyboard', () => {
    show()
    expect(row().tabIndex).toBe(0)
  })
})

test('a page that was hidden shows the row where it was left, though no scroll event came before', async () => {
  const Kept = () => {
    const [hidden, setHidden] = useState(false)
    return (
      <>
        <button type="button" onClick={() => setHidden(!hidden)}>
          Turn
        </button>
        <Activity mode={hidden ? 'hidden' : 'visible'}>
          <CardList cards={cards} label="Places" words={zh} />
        </Activity>
      </>
    )
  }
  const { user } = renderWithSite(<Kept />)
  const list = row()
  list.scrollLeft = 100
  await user.click(screen.getByRole('button', { name: 'Turn' }))
  list.scrollLeft = 0 // as a browser does with what is not displayed
  await user.click(screen.getByRole('button', { name: 'Turn' }))
  expect(row().scrollLeft).toBe(100)
})
