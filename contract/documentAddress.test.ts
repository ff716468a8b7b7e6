import { expect, test } from 'vitest'
import { documentAddress, routeOfPath } from './documentAddress.ts'

test('a page, a single item and a page of a list each have an address without a query in each language', () => {
  expect(documentAddress('/', '/')).toBe('/')
  expect(documentAddress('/en/', '/')).toBe('/en/')
  expect(documentAddress('/', '/securities/marketNews')).toBe('/securities/marketNews')
  expect(documentAddress('/en/', '/securities/detail?id=2026-results')).toBe('/en/securities/detail/2026-results')
  expect(documentAddress('/en/', '/companyDynamic?page=2')).toBe('/en/companyDynamic/page/2')
})

test('what else a query asks for stays a query', () => {
  for (const query of ['year=2025', 'page=2&year=2025', 'keyword=page', 'id=x', 'page=../x', 'page=', 'page=two']) {
    expect(documentAddress('/', `/companyDynamic?${query}`), query).toBe(`/companyDynamic?${query}`)
  }
  expect(documentAddress('/', '/?page=2')).toBe('/?page=2')
})

test('the route of a path is the one that its document was made for', () => {
  for (const route of ['/', '/culture', '/securities/detail', '/securities/detail?id=a-b', '/companyDynamic?page=12']) {
    expect(routeOfPath(documentAddress('/', route)), route).toBe(route)
  }
})
