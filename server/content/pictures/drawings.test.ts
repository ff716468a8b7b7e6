import { expect, test } from 'vitest'
import { phonePicture, twoHalves } from '../../testing/photographs.ts'
import { soundDrawing } from './drawings.ts'
import { faultOf } from './pictureError.ts'

const svg = (inner: string, root = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="9" height="9"${root}>${inner}</svg>`
/** Why it is refused. */
function refused(text: string | Buffer) {
  try {
    soundDrawing(Buffer.from(text))
  } catch (error) {
    return faultOf(error)
  }
  return undefined
}
const sent = (text: string) => soundDrawing(Buffer.from(text)).toString()

test.each([
  ['a script', '<script>alert(1)</script>'],
  ['a script of another prefix', '<s:script xmlns:s="http://www.w3.org/2000/svg" href="data:,alert(1)"/>'],
  ['an event handler', '<rect width="9" height="9" onclick="alert(1)"/>'],
  ['an event handler in capitals', "<rect ONLOAD = 'alert(1)'/>"],
  ['an event handler behind a sign that ends no tag', '<rect id="a>b" onclick="alert(1)"/>'],
  ['a web page inside', '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"/></foreignObject>'],
  ['an element of a web page', '<h:p xmlns:h="http://www.w3.org/1999/&#120;html"/>'],
  ['a script in an address', '<a href="javascript:alert(1)"><rect/></a>'],
  ['a script in an address, in numbers', '<a href="&#106;avascript:alert(1)"><rect/></a>'],
  ['a script that an animation sets', '<a><set attributeName="href" to="java&#115;cript:alert(1)"/></a>'],
  ['an animated handler', '<set attributeName="onclick" to="alert(1)"/>'],
  ['a picture from elsewhere', '<image href="https://example.org/a.png"/>'],
  ['a picture without a protocol', '<image xlink:href="//example.org/a.png"/>'],
  ['a drawing in a drawing', '<use href="data:image/svg+xml,%3Csvg/%3E#a"/>'],
  ['a font from elsewhere', '<style>@font-face{src:url(https://example.org/f.woff2)}</style>'],
  ['a style from elsewhere', '<style><![CDATA[@import "https://example.org/a.css";]]></style>'],
  ['a style from elsewhere, in numbers', '<style>@\\69mport "https://example.org/a.css";</style>'],
  ['an address in an attribute', '<rect fill="url(https://example.org/a.svg#b)"/>'],
  ['an address in a style', '<rect style="filter:url(&quot;//example.org/a.svg#b&quot;)"/>'],
  ['tags that are not sound', '<rect <script>alert(1)</script>'],
  ['an end that never comes', '<!-- <script>alert(1)</script>'],
  ['what only appears when metadata is taken out', '<scr<metadata></metadata>ipt>alert(1)</script>'],
])('a drawing with %s is refused', (_, inner) => {
  expect(refused(svg(inner))).toMatchObject({ is: 'activeDrawing' })
})

test('a photograph inside a drawing must not tell where it was taken', async () => {
  const photograph = twoHalves(40, 30)
  const inside = (bytes: Buffer) => svg(`<image href="data:image/jpeg;base64,${bytes.toString('base64')}"/>`)
  const plain = inside(await photograph.jpeg().toBuffer())
  expect(sent(plain)).toBe(plain)
  const noted = inside(await phonePicture(40, 30))
  expect(refused(noted)).toEqual({ is: 'activeDrawing', part: 'notes' })
})

test.each([
  ['a stylesheet from outside', `<?xml-stylesheet href="https://example.org/a.css"?>${svg('')}`],
  ['entities', `<!DOCTYPE svg [<!ENTITY a "<script>alert(1)</script>">]>${svg('&a;')}`],
  ['another encoding', `<?xml version="1.0" encoding="utf-16"?>${svg('')}`],
  ['bytes that are no UTF-8', Buffer.from(svg('<text>é</text>'), 'latin1')],
  ['UTF-16', Buffer.from(svg(''), 'utf16le')],
])('so is one with %s', (_, text) => {
  expect(refused(text)).toMatchObject({ is: 'activeDrawing' })
})

test('what drawing programs write is sent as it is', () => {
  const text = `<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<!-- Generator: Adobe Illustrator 28.0 -->
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
${svg(
  `<title>On &amp; off: 5 &gt; 3</title>
<defs><linearGradient id="a"><stop offset="0"/></linearGradient><use xlink:href="#a"/></defs>
<style type="text/css"><![CDATA[.a>.b{fill:url('#a')}]]></style>
<rect class="a" data-name="Layer 1" style="fill:url(#a)" width='9' height='9'/>
<image href="data:image/png;base64,iVBORw0KGgo=" width="1" height="1"/>
<text>One, on = url</text>`,
  ' viewBox="0 0 9 9"',
)}`
  expect(sent(text)).toBe(text)
})

test('what tells of its maker is taken out', () => {
  const text = svg(
    '<metadata><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><dc:creator xmlns:dc="a">Zhang San</dc:creator></rdf:RDF></metadata><metadata id="b"/><rect/>',
    ' inkscape:export-filename="C:\\Users\\Zhang San\\a.png" xmlns:inkscape="b"',
  )
  expect(sent(text)).toBe(svg('<rect/>', ' xmlns:inkscape="b"'))
})
