import { describe, expect, test } from 'vitest'
import { type StyleRule, stylesFor } from './styles.ts'

/** A rule of one class, or of the page as a whole. */
const rule = (name: string, file = '/app.css', around: string[] = []): StyleRule => ({
  file,
  around,
  selectors: [{ text: `.${name}`, needs: [[`.${name}`]] }],
  css: '{order:1}',
})
/** A rule of one selector that can apply in several ways. */
const needing = (...needs: string[][]): StyleRule => ({ ...whole, selectors: [{ text: 'found', needs }], css: '' })
const whole: StyleRule = {
  file: '/app.css',
  around: [],
  selectors: [{ text: 'body', needs: [[]] }],
  css: '{margin:0}',
}
const page = '<main class="page wide"><a class="link" href="/" data-open="false" inert="">Home</a></main>'
const cssOf = (html: string, ...rules: StyleRule[]) => stylesFor(html, 'en', rules).css

test('rules stay whose classes the page holds, in their order', () => {
  const css = cssOf(page, whole, rule('link'), rule('menu'), rule('page'))
  expect(css).toBe('body{margin:0}.link{order:1}.page{order:1}')
})

test.each([
  ['elements', [['main', 'a']], [['table']]],
  ['attributes', [['[inert]']], [['[hidden]']]],
  ['values of attributes', [['[data-open="false"]']], [['[data-open="true"]']]],
  ['the language of the document', [[':root:lang(en)']], [[':root:lang(zh)']]],
  ['one way of several', [['.menu'], ['.wide', '.link']], [['.menu'], ['.wide', '.menu']]],
])('rules stay by %s', (_, found, missing) => {
  expect(cssOf(page, needing(...found))).toBe('found')
  expect(cssOf(page, needing(...missing))).toBe('')
})

test('of several selectors those stay that can apply', () => {
  const [link, menu] = ['link', 'menu'].map((name) => ({ text: `.${name}`, needs: [[`.${name}`]] }))
  if (!link || !menu) throw new Error('no selectors')
  expect(cssOf(page, { ...whole, selectors: [menu, link, { text: '.wide', needs: [['.wide']] }] })).toBe(
    '.link,.wide{margin:0}',
  )
})

test('what only happens later brings no rule', () => {
  const later: StyleRule = { file: '/print.css', around: ['@media print'], selectors: [], css: '{color:#000}' }
  expect(stylesFor(page, 'en', [whole, later, rule('link', '/print.css')])).toMatchObject({
    css: 'body{margin:0}.link{order:1}',
    files: ['/app.css', '/print.css'],
  })
})

test('a class is a whole word of a class attribute, not a part of one and not text', () => {
  const html = '<p class="linked" data-name="page">menu</p>'
  expect(cssOf(html, rule('link'), rule('page'), rule('menu'), rule('linked'))).toBe('.linked{order:1}')
})

test('what names no class holds for every page', () => {
  const page: StyleRule = { file: '/app.css', around: ['@media screen'], css: '@page{margin:0}' }
  expect(cssOf('', whole, page, rule('page'))).toBe('body{margin:0}@media screen{@page{margin:0}}')
})

describe('what lies below the first view', () => {
  const far = '<section class="far" data-far=""><section><p class="deep">Far</p></section></section>'
  const html = `<div class="near">Near</div>${far}<div class="beside">Beside</div><footer data-far="">End</footer>`
  const rules = [whole, rule('near'), rule('far'), rule('deep', '/deep.css'), rule('beside')]

  test('waits for the files, with all that is inside it', () => {
    expect(stylesFor(html, 'en', rules)).toMatchObject({
      css: 'body{margin:0}.near{order:1}.beside{order:1}',
      files: ['/app.css', '/deep.css'],
    })
  })

  test('does not wait in a page that is to be read from further down', () => {
    expect(cssOf(html.replace('<p ', '<p data-arrival="" '), ...rules)).toContain('.deep{order:1}')
  })
})

const root = (css: string, around: string[] = []): StyleRule => ({
  ...whole,
  around,
  selectors: [{ text: ':root', needs: [[]] }],
  css,
})

test('values that nothing reads, and what says how something changes, wait as well', () => {
  const rules = [
    root('{--space:1rem;--ink:var(--black);--black:#000;--unread:1px;color-scheme:light}'),
    root('{--space:2rem;--unread:2px}', ['@media (min-width: 48em)']),
    { ...rule('page'), css: '{transition:color 1s;--own:1px;color:var(--ink);transition-delay:1s}' },
  ]
  expect(cssOf('<p class="page" style="margin:var(--space)">', ...rules)).toBe(
    ':root{--space:1rem;color-scheme:light}' +
      '@media (min-width: 48em){:root{--space:2rem}}' +
      '.page{--own:1px;color:#000;transition-delay:1s}',
  )
})

test('a rule that nothing is left of waits too, with what surrounds it', () => {
  const rules = [
    root('{--unread:1px}', ['@media print', '@supports (gap: 1px)']),
    { ...rule('link'), css: '{transition:color 1s}' },
    { ...rule('page'), css: '{color:red;transition:color 1s}' },
  ]
  expect(cssOf(page, ...rules)).toBe('.page{color:red}')
})

describe('a value of the root', () => {
  const reading = (value: string): StyleRule => ({ ...rule('page'), css: `{color:${value}}` })
  const html = '<p class="page wide">'

  test('stands where it is read, through all the names that it has', () => {
    const css = cssOf(html, root('{--ink:var(--dark);--dark:#123}'), reading('var(--ink)'))
    expect(css).toBe('.page{color:#123}')
  })

  test.each([
    ['in another window', [root('{--ink:#456}', ['@media (min-width: 48em)'])]],
    ['in a part of the page', [{ ...rule('wide'), css: '{--ink:#456}' }]],
    ['below the first view', [{ ...rule('dark', '/dark.css'), css: '{--ink:#456}' }]],
  ])('keeps its name where it is another %s', (_, others) => {
    expect(cssOf(html, root('{--ink:#123}'), ...others, reading('var(--ink)'))).toContain('.page{color:var(--ink)}')
  })

  test('keeps its name where an element or the root has its own', () => {
    const rules = [root('{--ink:#123}'), reading('var(--ink)')]
    const css = ':root{--ink:#123}.page{color:var(--ink)}'
    expect(cssOf('<p class="page" style="--ink:#456">', ...rules)).toBe(css)
    expect(stylesFor(html, 'en', rules, ['--ink']).css).toBe(css)
  })

  test('that only some windows have keeps its name, and so does one with another to fall back on', () => {
    const some = [root('{--ink:#123}', ['@media (min-width: 48em)']), reading('var(--ink)')]
    expect(cssOf(html, ...some)).toContain('.page{color:var(--ink)}')
    expect(cssOf(html, root('{--ink:#123}'), reading('var(--ink,red)'))).toContain('var(--ink,red)')
  })
})

test('fonts hold for every page and stand apart', () => {
  const font: StyleRule = { file: '/list.css', around: [], css: '@font-face{font-family:Latin}' }
  const { css, fonts, files } = stylesFor('', 'en', [whole, font])
  expect({ css, fonts, files }).toEqual({ css: 'body{margin:0}', fonts: font.css, files: ['/app.css'] })
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
  expect(cssOf(page, ...rules)).toBe(
    '@media (min-width: 48em){.page{order:1}.link{order:1}}' +
      '@media (min-width: 48em){@supports (gap: 1px){.wide{order:1}}}.page{order:1}',
  )
})

test('an animation stays with a rule that names it', () => {
  const turn: StyleRule = { file: '/app.css', around: [], css: '@keyframes turn{to{rotate:1turn}}', keyframes: 'turn' }
  const turning = (name: string): StyleRule => ({ ...rule(name), css: '{animation:turn 1s}' })
  expect(cssOf(page, turn, turning('link'))).toBe('@keyframes turn{to{rotate:1turn}}.link{animation:turn 1s}')
  expect(cssOf(page, turn, turning('menu'), rule('link'))).toBe('.link{order:1}')
})

test('the files are those of the rules that the page needs, the first always, in their order', () => {
  const rules = [
    whole,
    rule('menu', '/menu.css'),
    rule('page', '/page.css'),
    { ...needing(['main']), file: '/other.css' }, // speaks of elements alone: no page needs the file for it
    rule('link', '/list.css'),
    rule('wide', '/page.css'),
  ]
  expect(stylesFor(page, 'en', rules).files).toEqual(['/app.css', '/page.css', '/list.css'])
  expect(stylesFor('', 'en', rules).files).toEqual(['/app.css'])
})
