import { expect, test } from 'vitest'
import { provinces } from '#blocks/map/kind.ts'
import { wholeLangs } from '#contract/wholeLangs.ts'
import { names as namesOf } from '../words/names.ts'
import { kindOf, kinds } from './kinds.ts'
import type { Schema } from './options.ts'
import { schemaOf } from './schemas.ts'

function walk(schema: Schema, visit: (schema: Schema, name: string) => void, name = ''): void {
  visit(schema, name)
  for (const [key, member] of Object.entries(schema.properties ?? {})) walk(member, visit, key)
  const { items, oneOf = [], anyOf = [] } = schema
  for (const member of [...(items ? [items] : []), ...oneOf, ...anyOf]) walk(member, visit, name)
}

test.each(wholeLangs)('every field, value and kind has a word in %s, and no word is left over', (lang) => {
  const words = namesOf[lang]
  const names = new Set<string>()
  const values = new Set<string>()
  for (const kind of kinds)
    walk(schemaOf(kind), ({ properties = {}, const: only, enum: some = [] }) => {
      for (const name of Object.keys(properties)) names.add(name)
      for (const value of only === undefined ? some : [only]) values.add(String(value))
    })
  for (const code of provinces) values.delete(code) // the website has their names
  expect(Object.keys(words.fields).sort()).toEqual([...names].sort())
  for (const own of Object.keys(words.fieldsOfKinds)) {
    const [kind = '', field = ''] = own.split('.')
    expect(kinds.map(({ id }) => String(id))).toContain(kind)
    expect([...names]).toContain(field)
  }
  expect(Object.keys(words.values).sort()).toEqual([...values].sort())
  expect(Object.keys(words.kinds).sort()).toEqual(kinds.map(({ id }) => id).sort())
  for (const word of Object.values({ ...words.fields, ...words.values, ...words.kinds })) expect(word).not.toBe('')
})

test('a form knows days, moments, links, files and Markdown from plain text', () => {
  const company = schemaOf(kindOf('company') as never).properties
  expect(company?.date?.['x-input']).toBe('day')
  expect(company?.publishAt?.['x-input']).toBe('moment')
  expect(company?.picture?.['x-input']).toBe('file')
  expect(company?.zh?.properties?.body?.['x-input']).toBe('markdown')
  expect(company?.zh?.properties?.title?.['x-input']).toBeUndefined()
  const found = new Map<unknown, unknown>()
  walk(schemaOf(kindOf('page') as never), ({ properties: { type, text, link } = {} }) => {
    if (type?.const) found.set(type.const, [text?.['x-input'], link?.properties?.to?.['x-input']])
  })
  expect(found.get('callout')).toEqual(['markdown', 'link'])
  expect(found.get('quote')?.valueOf()).toEqual(['paragraph', undefined])
  const report = schemaOf(kindOf('report') as never).properties
  expect(report?.chapters?.items?.properties?.en?.properties?.text?.['x-input']).toBe('markdown')
})

test('the schema of a file leaves out what has a default', () => {
  expect(schemaOf(kindOf('calendar') as never).properties?.items?.items?.required).not.toContain('tentative')
})
