import { expect, test } from 'vitest'
import { type StyleRule, stylesFor } from './styles.ts'

/** A rule of one class, or of the page as a whole. */
const rule = (name: string, file = '/app.css', around: string[] = []): StyleRule => ({
  file,
  around,
  css: `.${name}{order:1}`,
  needs: [[name]],
})
const whole: StyleRule = { file: '/app.css', around: [], css: 'body{margin:0}', needs: [[]] }
const page = '<main class="page wide"><a class="link" href="/">Home</a></main>'

test('rules stay whose classes the page holds, in their order', () => {
  const { css } = stylesFor(page, [whole, rule('link'), rule('menu'), rule('page')])
  expect(css).toBe('body{margin:0}.link{order:1}.page{order:1}')
})

test('a rule stays for one selector of several, and goes when each lacks a class', () => {
  const either: StyleRule = { ...rule('x'), css: 'either', needs: [['menu'], ['wide', 'link']] }
  const neither: StyleRule = { ...rule('x'), css: 'neither', needs: [['menu'], ['wide', 'menu']] }
  expect(stylesFor(page, [either, neither]).css).toBe('either')
})

test('a class is a whole word of a class attribute, not a part of one and not text', () => {
  const html = '<p class="linked" data-name="page">menu</p>'
  expect(stylesFor(html, [rule('link'), rule('page'), rule('menu'), rule('linked')]).css).toBe('.linked{order:1}')
})

test('what names no class holds for every page', () => {
  const page: StyleRule = { file: '/app.css', around: ['@media print'], css: '@page{margin:0}' }
  expect(stylesFor('', [whole, page, rule('page')]).css).toBe('body{margin:0}@media print{@page{margin:0}}')
})

test('fonts hold for every page and stand apart', () => {
  const font: StyleRule = { file: '/list.css', around: [], css: '@font-face{font-family:Latin}' }
  const { css, fonts, files } = stylesFor('', [whole, font])
  expect({ css, fonts, files }).toEqual({ css: whole.css, fonts: font.css, files: ['/app.css'] })
})

test('neighbours in the same surroundings share them, others have their own', () => {
  const wide = ['@media (min-width: 48em)']
  const rules = [
    rule('page', '/app.css', wide),
    rule('menu', '/app.css', ['@media print']), // dropped: what stands on its two sides comes together
    rule('link', '/app.css', wide),
    rule('wide', '/app.css', [...wide, '@supports (gap: 1px)']),
    rule('page'),
  ]
  expect(stylesFor(page, rules).css).toBe(
    '@media (min-width: 48em){.page{order:1}.link{order:1}}' +
      '@media (min-width: 48em){@supports (gap: 1px){.wide{order:1}}}.page{order:1}',
  )
})

test('an animation stays with a rule that names it', () => {
  const turn: StyleRule = { file: '/app.css', around: [], css: '@keyframes turn{}', keyframes: 'turn' }
  const turning = (name: string): StyleRule => ({ ...rule(name), css: `.${name}{animation:turn 1s}` })
  expect(stylesFor(page, [turn, turning('link')]).css).toBe('@keyframes turn{}.link{animation:turn 1s}')
  expect(stylesFor(page, [turn, turning('menu'), rule('link')]).css).toBe('.link{order:1}')
})

test('the files are those of the rules that the page needs, the first always, in their order', () => {
  const rules = [
    whole,
    rule('menu', '/menu.css'),
    rule('page', '/page.css'),
    { ...whole, file: '/other.css' }, // speaks of elements alone: no page needs the file for it
    rule('link', '/list.css'),
    rule('wide', '/page.css'),
  ]
  expect(stylesFor(page, rules).files).toEqual(['/app.css', '/page.css', '/list.css'])
  expect(stylesFor('', rules).files).toEqual(['/app.css'])
})
