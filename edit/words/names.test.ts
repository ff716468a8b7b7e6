import { expect, test } from 'vitest'
import { together } from './names.ts'

test('no kind of block calls a field or value otherwise than other content does', () => {
  expect(together({ title: 'Title' }, { rows: 'Rows' }, {})).toEqual({ title: 'Title', rows: 'Rows' })
  for (const word of ['Heading', 'Title'])
    expect(() => together({ title: 'Title' }, { rows: 'Rows' }, { title: word })).toThrow('"title" is called "Title"')
})
