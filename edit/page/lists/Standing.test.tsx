import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openAgain } from '../testing/opened.tsx'
import { serve } from '../testing/program.ts'
import { page } from '../testing/samples.ts'

const partOf = async (title: RegExp) =>
  within((await screen.findByRole('heading', { level: 2, name: title })).nextElementSibling as HTMLElement)

test('links that lead nowhere and promises that are over are listed, each with a way to its field', async () => {
  const api = await serve({ 'page/culture': page })
  const blocks = [
    { type: 'prose', title: 'A', text: 'See [there](/nowhere). The hall will open in March 2025. We wait.' },
  ]
  const en = { ...page.en, blocks: [page.en.blocks[0], ...blocks] }
  const zh = { ...page.zh, blocks: [page.zh.blocks[0], { type: 'prose', title: '甲', text: '礼堂。' }] }
  await api.saveElsewhere('page/culture', { zh, en })
  openAgain('#/standing')
  const links = await partOf(/^Links that lead nowhere 1/)
  const link = links.getByRole('link', { name: 'Culture › English › Blocks › 2 › Text' })
  expect(link.getAttribute('href')).toBe('#/page/culture?at=en.blocks.1.text')
  const promises = await partOf(/^Promises for a day that has passed/)
  expect(promises.getByText('The hall will open in March 2025.')).toBeTruthy()
  expect(promises.getByText('for 31 March 2025')).toBeTruthy()
  expect((await partOf(/^Not changed for a year/)).queryByRole('link')).toBeNull()
})
