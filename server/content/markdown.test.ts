import fc from 'fast-check'
import { Window } from 'happy-dom'
import { describe, expect, test } from 'vitest'
import { linksIn, plainText, toHtml } from './markdown.ts'

/** Elements and attributes that a browser would make of some HTML. */
function parsed(html: string) {
  const { document } = new Window()
  document.body.innerHTML = html
  return [...document.body.querySelectorAll('*')]
}

const allowed = 'a,p,h2,h3,h4,h5,h6,ul,ol,li,em,strong,code,pre,blockquote,br,hr,img,div,table,thead,tbody,tr,th,td'

describe('nothing that a text holds can run', () => {
  test.each([
    '<script>alert(1)</script>',
    '一段<script src=//x.example></script>文字',
    '<img src=x onerror=alert(1)>',
    '<svg/onload=alert(1)>',
    '<iframe src="javascript:alert(1)"></iframe>',
    '<a href="javascript:alert(1)">x</a>',
    '[x](javascript:alert(1))',
    '[x](JaVaScRiPt:alert(1))',
    '[x](java&#10;script:alert(1))',
    '[x](&#106;avascript:alert(1))',
    '[x](vbscript:x)',
    '[x](data:text/html,<script>alert(1)</script>)',
    '[x]: javascript:alert(1)\n\n[x]',
    '![x](javascript:alert(1))',
    '<javascript:alert(1)>',
    '[x](/a"onclick="alert(1))',
    '[x](/a "title\\" onclick=\\"alert(1)")',
    '| a | b |\n|---|---|\n| <img src=x onerror=alert(1)> | [x](javascript:alert(1)) |',
    '```html\n<script>alert(1)</script>\n```',
  ])('%s', (text) => {
    for (const element of parsed(toHtml(text))) {
      expect(element.matches(allowed), element.outerHTML).toBe(true)
      for (const { name, value } of element.attributes) {
        expect(name).not.toMatch(/^on|^style$/)
        expect(value, name).not.toMatch(/^\s*(java|vb)script:|^\s*data:/i)
      }
    }
  })

  test('what speaks of things that need a script is marked', () => {
    expect(toHtml('Read. {{Press **Shift**.}}\n\n- {{Press.}}')).toBe(
      '<p>Read. <span data-needs-script>Press <strong>Shift</strong>.</span></p>\n<ul>\n<li><span data-needs-script>Press.</span></li>\n</ul>',
    )
  })

  test('whatever is written', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        '<',
        '>',
        '"',
        "'",
        '&',
        '[',
        '](',
        ')',
        '`',
        '|',
        '\n',
        '\n\n',
        '#',
        '*',
        '\\',
        '&#10;',
        '&#x3a;',
      ),
      fc.constantFrom('script', 'javascript:', 'onload=', 'href=', '/introduction', 'data:', '\t', '<!--', '<![CDATA['),
      fc.string({ maxLength: 4 }),
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 14 }), (pieces) => {
        const tags = toHtml(pieces.join('')).match(/<[^>]*>/g) ?? []
        for (const tag of tags)
          expect(tag).toMatch(/^<\/?(a|p|h\d|[ou]l|li|em|strong|code|pre|blockquote|br|hr|img|div|t\w+)\b/)
        for (const tag of tags) expect(tag.replace(/"[^"]*"/g, '')).not.toMatch(/\son\w+=/i)
        for (const tag of tags) expect(tag).not.toMatch(/(href|src)="\s*(javascript|data|vbscript):/i)
      }),
      { numRuns: 2_000 },
    )
  })
})

test('links lead to the documents of their routes in the language of the text, and outside as they are written', () => {
  expect(toHtml('[一](/introduction)')).toBe('<p><a href="/introduction">一</a></p>')
  expect(toHtml('[One](/introduction)', '/en/')).toBe('<p><a href="/en/introduction">One</a></p>')
  expect(toHtml('[PDF](/media/a.pdf)', '/en/')).toContain('href="/media/a.pdf"')
  expect(toHtml('[x](https://example.org/a)')).toContain('href="https://example.org/a"')
})

test('headings of a text begin below the heading of its page', () => {
  expect(toHtml('# 一\n\n## 二')).toBe('<h2>一</h2>\n<h2>二</h2>')
})

test('a table can be scrolled by keyboard', () => {
  expect(toHtml('| a | b |\n|---|---|\n| 1 | 2 |')).toMatch(
    /^<div class="table" tabindex="0"><table>[\s\S]*<\/table><\/div>$/,
  )
})

test('every link of a text is found, with and without a title', () => {
  expect(linksIn('[一](/a)、[二](/b?c=1 "标题")和![图](/d.webp)，[三]( https://x.example )')).toEqual([
    '/a',
    '/b?c=1',
    '/d.webp',
    'https://x.example',
  ])
  expect(linksIn('没有(/a)，也没有[二]')).toEqual([])
})

test('plain text keeps words apart and shows characters, not codes', () => {
  expect(plainText(toHtml('# 一\n\n二**三**\n\n- 四\n- 五\n\n"A & B" <b> `<i>`'))).toBe('一 二三 四 五 "A & B" <b> <i>')
  expect(plainText(toHtml('| a | b |\n|---|---|\n| 1 | 2 |'))).toBe('a b 1 2')
})

test('numbers stay in a line with their units, from markup to markup', () => {
  expect(toHtml('RMB **2.3 billion**')).toBe('<p>RMB <strong>2.3\u00a0billion</strong></p>')
})

test('search and descriptions have plain spaces', () => {
  expect(plainText(toHtml('RMB 2.3 billion'))).toBe('RMB 2.3 billion')
})
