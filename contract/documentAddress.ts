import type { Root } from './paths.ts'

/** What pages read of an address's query; all else is left out of it. */
export const addressWords = ['page', 'year', 'category', 'keyword', 'kind', 'id', 'by', 'number', 'date', 'lot', 'row']

/**
 * Address of a route's own document below the root of its language: `/culture`, `/en/securities/detail/some-id` for `/securities/detail?id=some-id`,
 * `/companyDynamic/page/2` for `/companyDynamic?page=2`. A host of files tells no two documents apart by a query; any other query
 * stays, and asks for what is no document of its own.
 */
export const documentAddress = (root: Root, route: string): string =>
  root.slice(0, -1) +
  route
    .replace(/^\/securities\/detail\?id=([\w-]+)$/, '/securities/detail/$1')
    .replace(/^(\/[^?]+)\?page=(\d+)$/, '$1/page/$2')

/** The route of a document's path below the root of its language: the path itself, unless `documentAddress` made it of a query. */
export const routeOfPath = (path: string): string =>
  path
    .replace(/^\/securities\/detail\/([\w-]+)$/, '/securities/detail?id=$1')
    .replace(/^(\/.+)\/page\/(\d+)$/, '$1?page=$2')
