import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { Lang } from '#contract/paths.ts'
import { wholeLangs } from '#contract/wholeLangs.ts'
import { speak } from '#server/content/shapes/fields.ts'
import { button, field, name, open } from '../testing/opened.tsx'
import { article, page } from '../testing/samples.ts'

afterEach(() => speak(wholeLangs))

const site = readFileSync(join(import.meta.dirname, '../../../examples/dairy/site.yaml'), 'utf8')
const filesOf = (languages: readonly Lang[]) => ({
  'site.yaml': Buffer.from(`${site.replace(/^languages:.*$/m, '')}\nlanguages: [${languages.join(', ')}]\n`),
})

test('a site in one language asks for each text once, and knows of no other', async () => {
  const { zh: _, ...english } = article
  await open(`#/${name}`, { [name]: english }, filesOf(['en']))
  expect(await screen.findAllByRole('textbox', { name: /^Title/ })).toHaveLength(1)
  expect(screen.queryByRole('textbox', { name: /Chinese/ })).toBeNull()
  expect(screen.queryByRole('combobox', { name: /^In one language only/ })).toBeNull()
})

test('a page of such a site has no twin to add or to remove', async () => {
  await open('#/page/culture', { 'page/culture': { en: page.en } }, filesOf(['en']))
  expect(await screen.findAllByRole('textbox', { name: /^Title/ })).not.toHaveLength(0)
  expect(screen.queryByRole('button', { name: /English page|version/ })).toBeNull()
})

test('a site in Japanese and English asks for both, the main one first, and keeps what is written', async () => {
  const { zh, ...others } = article
  const japanese = { ...zh, title: '電気トラック' }
  const { api, user } = await open(`#/${name}`, { [name]: { ...others, ja: japanese } }, filesOf(['ja', 'en']))
  const title = await field(/^Title Japanese/)
  const shown = screen.getAllByRole('textbox', { name: /^Title/ })
  expect(shown[0]).toBe(title)
  expect(shown).toHaveLength(2)
  await user.type(title, 'が')
  await user.click(await button('Save'))
  const saved = { ja: { title: '電気トラックが' }, en: { title: article.en.title } }
  await vi.waitFor(async () => expect(await api.dataOf(name)).toMatchObject(saved), { timeout: 20_000 })
})
