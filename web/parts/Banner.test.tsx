import { act, fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Banner as BannerData } from '#contract/picture.ts'
import { carouselInterval } from '../data/specification.ts'
import { renderWithSite } from '../testing/render.tsx'
import { banner } from '../testing/samples.ts'
import { listenToTracker } from '../testing/tracker.ts'
import { giveWidths } from '../testing/widths.ts'
import { zh } from '../words/zh.ts'
import { Banner } from './Banner.tsx'

const show = (banners: BannerData[], heading = false) =>
  renderWithSite(<Banner banners={banners} words={zh} heading={heading} />)
const three = [banner('one'), banner('two'), banner('three')]
const carousel = () => screen.queryByRole('region', { name: zh.banner.label })
const slides = () => screen.queryAllByRole('group', { name: /^第/ })
/** The slide that can be reached; the others are inert. */
const selected = () =>
  slides().flatMap((slide) => (slide.hasAttribute('inert') ? [] : [slide.getAttribute('aria-label')]))
const pass = (time: number) => act(() => vi.advanceTimersByTime(time))

describe('by the number of banners', () => {
  test('no banner: an empty block', () => {
    const { container } = show([])
    expect(container.firstElementChild?.className).toMatch(/empty/)
    expect(screen.queryByRole('img')).toBeNull()
    expect(carousel()).toBeNull()
  })

  test('one banner: a single image with its title and subtitle', () => {
    show([banner('one')])
    expect(screen.getAllByRole('img', { name: 'picture of one' })).toHaveLength(1)
    expect(screen.getByText('one')).toBeDefined()
    expect(screen.getByText('about one')).toBeDefined()
    expect(carousel()).toBeNull()
    expect(screen.queryByRole('button')).toBeNull()
  })

  test('a drawn banner is its words: its sheet is no image to tell of', () => {
    show([banner('one', { mode: 'figure', picture: { ...banner('one').picture, alt: '' } })], true)
    expect(screen.queryByRole('img')).toBeNull()
    expect(screen.getByRole('heading', { name: 'one' })).toBeDefined()
  })

  test('a page’s banner shows its picture whole on phones, home’s the crop around its subject', () => {
    const narrow = { avif: '', srcset: '/media/narrow.webp 720w' }
    const cropped = banner('one', { picture: { ...banner('one').picture, narrow } })
    const sources = () => [...document.querySelectorAll('source')].map(({ srcset }) => srcset)
    const { unmount } = show([cropped], true)
    expect(sources()).not.toContain(narrow.srcset)
    unmount()
    show([cropped])
    expect(sources()).toContain(narrow.srcset)
  })

  test('several: a carousel with pause', () => {
    show(three)
    expect(carousel()).not.toBeNull()
    expect(slides().map((slide) => slide.getAttribute('aria-label'))).toEqual([
      '第1张，共3张',
      '第2张，共3张',
      '第3张，共3张',
    ])
    expect(screen.getByRole('button', { name: zh.banner.pause })).toBeDefined()
  })

  test('the title of the page is its heading; home has a heading of its own', () => {
    const { unmount } = show([banner('one')], true)
    expect(screen.getByRole('heading', { level: 1, name: 'one' })).toBeDefined()
    unmount()
    show(three)
    expect(screen.queryByRole('heading')).toBeNull()
  })

  test('several banners on a page: its heading is there whichever slide is seen', () => {
    show(three, true)
    const heading = screen.getByRole('heading', { level: 1, name: 'one' })
    expect(heading.closest('[role="group"]')).toBeNull()
    expect(screen.getAllByRole('heading')).toHaveLength(1)
  })

  test('the first picture is asked for at once, the others when they are needed', () => {
    show(three)
    expect(screen.getAllByRole('img').map((image) => image.getAttribute('loading'))).toEqual(['eager', 'lazy', 'lazy'])
  })
})

describe('the link of a banner', () => {
  test('opens in a new tab', () => {
    show([banner('one', { linkUrl: 'https://partner.example/' })])
    const link = screen.getByRole('link', { name: /one/ })
    expect(link.getAttribute('href')).toBe('https://partner.example/')
    expect(link.getAttribute('target')).toBe('_blank')
  })

  test('may be a route of the site, which opens in a new tab as well', () => {
    show([banner('one', { linkUrl: '/culture' })])
    const link = screen.getByRole('link', { name: `${zh.banner.more('one')} (${zh.menu.newTab})` })
    expect(link.getAttribute('href')).toBe('/culture')
    expect(link.getAttribute('target')).toBe('_blank')
  })

  test('to a route is told to the tracker as a jump, by its path without the hash', () => {
    const told = listenToTracker()
    show([banner('one', { linkUrl: '/culture' })])
    fireEvent.click(screen.getByRole('link'))
    expect(told).toEqual([['jump', 'culture', 10]])
  })

  test('a banner without linkUrl is no link', () => {
    show([banner('one')])
    expect(screen.queryByRole('link')).toBeNull()
  })
})

describe('the film of a banner', () => {
  test('a play icon shows if videoInfo is valid', () => {
    show([banner('one', { videoInfo: '/media/films/company.mp4' })])
    expect(screen.getByRole('button', { name: zh.banner.video('one') })).toBeDefined()
  })

  test.each([undefined, '', 'soon', '/media/films/company.webp'])('no play icon for %j', (videoInfo) => {
    show([banner('one', { videoInfo })])
    expect(screen.queryByRole('button', { name: zh.banner.video('one') })).toBeNull()
  })

  test('the play icon opens the film of its banner, and closing hides it', async () => {
    const { user, container } = show([
      banner('one'),
      banner('two', { videoInfo: '/media/films/two.mp4' }),
      banner('three'),
    ])
    await user.click(screen.getByRole('button', { name: zh.banner.video('two') }))
    expect(await screen.findByRole('dialog', { name: 'two' })).toBeDefined()
    expect(container.querySelector('video')?.getAttribute('src')).toBe('/media/films/two.mp4')
    await user.click(screen.getByRole('button', { name: zh.video.close }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(container.querySelector('video')).toBeNull()
  })
})

describe('the carousel', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    giveWidths(1000)
  })
  const button = (name: string) => screen.getByRole('button', { name })

  test('advances every 5000 ms, and from the last to the first', () => {
    show(three)
    expect(selected()).toEqual(['第1张，共3张'])
    pass(carouselInterval - 1)
    expect(selected()).toEqual(['第1张，共3张'])
    pass(1)
    expect(selected()).toEqual(['第2张，共3张'])
    pass(2 * carouselInterval)
    expect(selected()).toEqual(['第1张，共3张'])
  })

  test('pausing stops it, resuming lets it go on', () => {
    show(three)
    fireEvent.click(button(zh.banner.pause))
    pass(2 * carouselInterval)
    expect(selected()).toEqual(['第1张，共3张'])
    fireEvent.click(button(zh.banner.play))
    pass(carouselInterval)
    expect(selected()).toEqual(['第2张，共3张'])
  })

  test('stands still while the pointer or the focus is on it', () => {
    show(three)
    const region = carousel() as HTMLElement
    fireEvent.pointerEnter(region)
    pass(2 * carouselInterval)
    expect(selected()).toEqual(['第1张，共3张'])
    fireEvent.pointerLeave(region)
    act(() => button(zh.banner.next).focus())
    pass(2 * carouselInterval)
    expect(selected()).toEqual(['第1张，共3张'])
    act(() => button(zh.banner.next).blur())
    pass(carouselInterval)
    expect(selected()).toEqual(['第2张，共3张'])
  })

  test('stands still while its tab is hidden', () => {
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    show(three)
    pass(2 * carouselInterval)
    expect(selected()).toEqual(['第1张，共3张'])
    hidden.mockReturnValue(false)
    pass(carouselInterval)
    expect(selected()).toEqual(['第2张，共3张'])
  })

  test('does not move by itself for readers who prefer less motion', () => {
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(prefers-reduced-motion: reduce)' }))
    show(three)
    pass(2 * carouselInterval)
    expect(selected()).toEqual(['第1张，共3张'])
    expect(button(zh.banner.play)).toBeDefined()
  })

  test('a press on next while the strip is still on its way leads one further', () => {
    show(three)
    fireEvent.click(button(zh.banner.next))
    fireEvent.click(button(zh.banner.next))
    expect(selected()).toEqual(['第3张，共3张'])
  })

  test('a finger that has moved the strip has chosen the slide', () => {
    show(three)
    const strip = document.querySelector('[data-strip]') as HTMLElement
    strip.scrollLeft = 2000
    fireEvent.scroll(strip)
    expect(selected()).toEqual(['第3张，共3张'])
    fireEvent.click(button(zh.banner.next))
    expect(selected()).toEqual(['第1张，共3张'])
  })

  test('its buttons lead to the next, the previous and any picture', () => {
    show(three)
    const dots = within(carousel() as HTMLElement)
    fireEvent.click(button(zh.banner.next))
    expect(selected()).toEqual(['第2张，共3张'])
    fireEvent.click(button(zh.banner.previous))
    expect(selected()).toEqual(['第1张，共3张'])
    fireEvent.click(dots.getByRole('button', { name: '转到第3张' }))
    expect(selected()).toEqual(['第3张，共3张'])
    expect(button('转到第3张').getAttribute('aria-current')).toBe('true')
    expect(button('转到第1张').getAttribute('aria-current')).toBe('false')
  })
})
