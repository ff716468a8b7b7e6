import { expect, test } from 'vitest'
import { contentSheet } from './contentSheet.ts'

test('each style has a rule that is found by its text, whatever that is made of', () => {
  const text = contentSheet(new Set(['inline-size:50%', 'background-image:url("a\\b</style>")']))
  expect(text).not.toContain('<')
  const sheet = document.createElement('style')
  sheet.textContent = text
  document.head.append(sheet)
  document.body.innerHTML = '<div id="root"><p data-style="inline-size:50%"></p></div>'
  const [paragraph] = document.body.querySelectorAll(`${text.slice(0, text.indexOf('{'))}`)
  expect(paragraph?.tagName).toBe('P')
})
