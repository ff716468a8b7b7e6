import { expect, test } from 'vitest'
import { assertBelow, assertContentPath } from './paths.ts'

const taken = [
  'site.yaml',
  'news/company/2026-11-12-a_b.yaml',
  'pages/a.zh.yaml',
  'media/a-1.min.webp',
  'media/-a.pdf',
  'media/新闻/新厂-2.webp',
]
test.each(taken)('an editor may make %s', (path) => expect(() => assertContentPath(path)).not.toThrow())

test.each(['媒体/图 片"1".webp', 'media/a (1).webp', 'media/README'])('somebody may have made %s by hand', (path) => {
  expect(() => assertBelow([path])).not.toThrow()
  expect(() => assertContentPath(path)).toThrow('badPath')
})

test.each([
  '../out.yaml',
  'news/../../out.yaml',
  'news/./a.yaml',
  '/etc/x.yaml',
  '.git/config.yaml',
  'a/.git/x.yaml',
  'GIT~1/x.yaml',
  'keys/officers.yaml',
  'Keys/a.yaml',
  'news//a.yaml',
  'news\\a.yaml',
  'news/a.yaml\0',
  'news/a\nb.yaml',
  '.hidden.yaml',
  '',
  '-rf/../x.yaml',
])('%j is nothing of the content', (path) => {
  expect(() => assertContentPath(path)).toThrow('badPath')
  expect(() => assertBelow([path])).toThrow('badPath')
})

test.each([
  'news/新厂.yaml',
  'news/a.js',
  'news/a',
  'news/a.yaml/b.yaml',
  'news/a.YAML',
  'a.yaml.new',
  `${'a'.repeat(200)}.yaml`,
  'a.html',
])('no editor makes %s', (path) => expect(() => assertContentPath(path)).toThrow('badPath'))
