import { screen, waitFor, within } from '@testing-library/react'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { field, name, open } from '../testing/opened.tsx'
import { article, page } from '../testing/samples.ts'

const picture = (background: string) =>
  sharp({ create: { width: 60, height: 40, channels: 3, background } })
    .jpeg()
    .toBuffer()
const described = {
  ...article,
  picture: 'news/a.jpg',
  zh: { ...article.zh, alt: '车' },
  en: { ...article.en, alt: 'A lorry' },
}

const descriptions = async () => {
  const [zh, en] = await Promise.all([
    field(/^Description of the picture Chinese/),
    field(/^Description of the picture English/),
  ])
  return [(zh as HTMLTextAreaElement).value, (en as HTMLTextAreaElement).value]
}

test('another picture brings the description that it has elsewhere; one without is asked for; the old words come back', async () => {
  const files = { 'media/news/a.jpg': await picture('#8a8'), 'media/news/b.jpg': await picture('#88a') }
  const { user } = await open('#/page/culture', { [name]: described, 'page/culture': page }, files)
  const choose = async (file: string) => {
    await user.click((await screen.findAllByRole('button', { name: 'Choose one…' }))[0] as HTMLElement)
    const dialog = await screen.findByRole('dialog', { name: 'Choose a file' })
    await user.click(await within(dialog).findByRole('button', { name: `Choose ${file}` }))
  }
  await field(/^Picture/)
  expect(await descriptions()).toEqual(['文化', 'Culture'])
  await choose('news/a.jpg')
  await waitFor(async () => expect(await descriptions()).toEqual(['车', 'A lorry']))
  expect(await screen.findByText(/^The descriptions are those that this picture has elsewhere/)).toBeTruthy()
  await user.click(await screen.findByRole('button', { name: 'Take back what stood there' }))
  expect(await descriptions()).toEqual(['文化', 'Culture'])
  await choose('news/b.jpg')
  expect(await screen.findByText(/^This is another picture: please describe it/)).toBeTruthy()
  expect(await descriptions()).toEqual(['', ''])
})

test('who describes a picture before it is there keeps the words', async () => {
  const { user } = await open(`#/${name}`, { [name]: article }, { 'media/news/b.jpg': await picture('#88a') })
  await user.type(await field(/^Description of the picture English/), 'A yard')
  await user.click((await screen.findAllByRole('button', { name: 'Choose one…' }))[0] as HTMLElement)
  await user.click(await screen.findByRole('button', { name: 'Choose news/b.jpg' }))
  expect(((await field(/^Picture/)) as HTMLInputElement).value).toBe('news/b.jpg')
  expect(await descriptions()).toEqual(['', 'A yard'])
})

test('another picture begins without the point of the one before', async () => {
  const focused = (side: object) => ({ ...side, picture: 'news/a.jpg', focus: { x: 50, y: 100 } })
  const files = { 'media/news/a.jpg': await picture('#8a8'), 'media/news/b.jpg': await picture('#88a') }
  const { api, user } = await open(
    '#/page/culture',
    { 'page/culture': { zh: focused(page.zh), en: focused(page.en) } },
    files,
  )
  await user.click((await screen.findAllByRole('button', { name: 'Choose one…' }))[0] as HTMLElement)
  await user.click(await screen.findByRole('button', { name: 'Choose news/b.jpg' }))
  await user.keyboard('{Control>}s{/Control}')
  await waitFor(async () => {
    const data = (await api.dataOf('page/culture')) as Record<string, object>
    expect(data.zh).toMatchObject({ picture: 'news/b.jpg' })
    expect(data.zh).not.toHaveProperty('focus')
  })
})
