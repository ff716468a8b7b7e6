import { expect, test } from 'vitest'
import { rememberChoices, restoreLinks } from './takeOver.ts'
import { siteIn } from './testing/site.ts'

function drawn(html: string) {
  const container = document.createElement('div')
  container.innerHTML = html
  document.body.append(container)
  return container
}

test.each([
  ['/culture', '/#/culture'],
  ['/en/culture', '/en/#/culture'],
  ['/companyDynamic?year=2025&page=2', '/#/companyDynamic?year=2025&page=2'],
  ['/2026-11-12-electric-feed-lorries', '/#/2026-11-12-electric-feed-lorries'],
  ['/', '/'],
  ['/en/', '/en/'],
  ['/feeds/news.xml', '/feeds/news.xml'],
  ['/media/report.pdf', '/media/report.pdf'],
  ['https://other.example/culture', 'https://other.example/culture'],
  ['#main', '#main'],
])('a link to %s leads in the app to %s', (inDocument, inApp) => {
  const container = drawn(`<p><a href="${inDocument}">link</a></p>`)
  restoreLinks(container, siteIn('zh'))
  expect(container.querySelector('a')?.getAttribute('href')).toBe(inApp)
})

test('what was chosen before is told to the app, what was not is not', () => {
  const years = '<option value="" selected>All</option><option>2025</option><option>2024</option>'
  const container = drawn(`<select id="a">${years}</select><select id="b">${years}</select>`)
  const [changed, other] = container.querySelectorAll('select')
  if (!changed || !other) throw new Error('no lists')
  changed.value = '2024'
  const told: string[] = []
  container.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLSelectElement) told.push(`${target.id} ${target.value}`)
  })
  const tell = rememberChoices(container)
  changed.value = '' // as the app puts it when it knows nothing of the choice
  tell()
  expect(told).toEqual(['a 2024'])
})
