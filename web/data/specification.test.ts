import { expect, test } from 'vitest'
import { ruleOf, stylesOf, tokensOf } from '../testing/styles.ts'
import * as constants from './specification.ts'

test('times and lengths are those of section 9', () => {
  expect(constants).toMatchObject({
    carouselInterval: 5_000,
    scrollThrottle: 1_000,
    hoverDelay: 200,
    dragThreshold: 200,
    scrollHideThreshold: 200,
    leftNavigationHeightFallback: 58,
    headerHeightFallback: 60,
    scrollSteps: 40,
    scrollEdgeTolerance: 5,
    chunkTimeout: 120_000,
    emptyBannerHeight: 360,
    analyticsIndex: 10,
    cardImage: { width: 287, height: 354 },
    cardWidth: 288,
  })
})

test('the style tokens are those of section 9', () => {
  expect(tokensOf()).toMatchObject({
    '--palette-leaf': '#8fc31f',
    '--color-brand': 'var(--palette-leaf)',
    '--palette-danger': '#e34d59',
    '--color-danger': 'var(--palette-danger)',
    '--main-width': '1920px',
    '--layer-header': '1000',
    '--layer-menu': '9999',
    '--motion-pop': '0.3s',
    '--motion-menu': '0.4s',
    '--motion-header': '0.5s',
  })
})

test('the left navigation is 106 px wide in Chinese and 136 px in English', () => {
  expect(tokensOf()['--left-navigation-width']).toBe('106px')
  expect(ruleOf('styles/tokens.css', 'html:root:lang(en)')['--left-navigation-width']).toBe('136px')
  expect(ruleOf('parts/SectionPanel.module.css', '.inner > .left')['inline-size']).toBe('var(--left-navigation-width)')
  const { 'min-block-size': height } = ruleOf('parts/SectionPanel.module.css', '.left')
  expect(height).toBe(`${constants.leftNavigationHeightFallback}px`)
})

test('the tab bar is 56 px high on desktops and 165 px on phones', () => {
  expect(tokensOf()['--tab-bar-height']).toBe('165px')
  expect(ruleOf('styles/tokens.css', ':root', '@media (min-width: 64em)')['--tab-bar-height']).toBe('56px')
  expect(ruleOf('parts/TabBar.module.css', '.tabs', '@media (min-width: 64em)')['block-size']).toBe(
    'var(--tab-bar-height)',
  )
})

test('the empty banner block is 360 px high, with and without a heading in it', () => {
  expect(ruleOf('parts/Banner.module.css', '.empty')['block-size']).toBe(`${constants.emptyBannerHeight}px`)
  expect(ruleOf('pages/PageFrame.module.css', '.bare')['min-block-size']).toBe(`${constants.emptyBannerHeight}px`)
})

test('the slide has the ratio 4:1', () => {
  expect(ruleOf('parts/Banner.module.css', '.slide::before')['padding-block-end']).toBe('25%')
})

test('header, menu and content use the layers, widths and transitions', () => {
  expect(ruleOf('parts/Header.module.css', '.header')).toMatchObject({
    'z-index': 'var(--layer-header)',
    transition: expect.stringContaining('var(--motion-header)'),
  })
  expect(ruleOf('parts/MobileMenu.module.css', '.menu,\n.sub')).toMatchObject({
    'z-index': 'var(--layer-menu)',
    transition: expect.stringContaining('var(--motion-menu)'),
  })
  // Grounds and banners reach the edges of the window, what is read does not.
  expect(ruleOf('styles/layout.css', '.column')['inline-size']).toMatch(/^min\(.*var\(--main-width\)/)
})

test('type is smaller in English, and the root scales in rem on the size that the visitor chose', () => {
  const percents = (text = '') => [...text.matchAll(/([\d.]+)%/g)].map(([, size]) => Number(size))
  const chinese = percents(ruleOf('styles/base.css', 'html')['font-size'])
  const english = percents(ruleOf('styles/base.css', 'html:lang(en)')['font-size'])
  expect(chinese).toHaveLength(3)
  for (const [at, size] of chinese.entries()) expect(english[at]).toBeLessThan(size)
  for (const [name, value] of Object.entries(tokensOf())) {
    if (name.startsWith('--text-')) expect(value, name).toMatch(/\drem/)
  }
})

test('the empty block has no other height, whatever the width of the window', () => {
  expect(stylesOf('parts/Banner.module.css').match(/\.empty\b/g)).toHaveLength(1)
})
