import { expect, test } from 'vitest'
import { sameContent } from './sameContent.ts'

const page = (main: string) => `<!doctype html><html><body><header>menu</header><main>${main}</main></body></html>`

test('another markup of the same words is the same content', () => {
  const own = page('<h1>财务信息</h1><p>201<span>5年</span>全年营业收入</p><svg><text>811</text></svg>')
  const peer = page('<div>财务信息</div><div>2015年 全年营业收入</div><table><tr><td>811</td></tr></table>')
  expect(sameContent(own, peer)).toEqual({ share: 1, missing: [] })
})

test('what is left out counts by its length and is named', () => {
  const own = page('<h1>财务信息</h1><p>营业收入下降</p><p>营业收入下降</p>')
  expect(sameContent(own, page('<h1>财务信息</h1>'))).toEqual({ share: 0.4, missing: ['营业收入下降'] })
})

test('what only a browser without scripts shows, and what stands outside the main part, is no content', () => {
  const own = page('<h1>财务信息</h1><noscript>without a script</noscript>')
  expect(sameContent(own, page('<h1>财务信息</h1>')).share).toBe(1)
  const outside = '<html><body><footer>财务信息</footer><main><p>else</p></main></body></html>'
  expect(sameContent(own, outside).share).toBe(0)
})
