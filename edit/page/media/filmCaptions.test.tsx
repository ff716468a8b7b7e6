import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { filmOf } from '../../testing/mediaSamples.ts'
import { open } from '../testing/opened.tsx'

const side = (title: string) => ({ title, summary: title, source: title, body: `${title}\n`, alt: title })
const video = {
  date: '2026-11-12',
  category: '1',
  picture: 'banners/culture.webp',
  video: 'films/plant.mp4',
  duration: 20,
  zh: side('影片'),
  en: side('Film'),
}

test('the captions of a film stand below its field in each language, and are uploaded there under the name that they need', async () => {
  const files = { 'media/films/plant.mp4': filmOf(200), 'media/films/plant.zh.vtt': Buffer.from('WEBVTT\n') }
  const { api, user } = await open('#/video/2026-11-12-film', { 'video/2026-11-12-film': video }, files)
  const captions = within(await screen.findByRole('group', { name: 'Captions' }))
  expect(await captions.findByRole('link', { name: /^plant\.zh\.vtt/ })).toBeTruthy()
  expect(await captions.findByText(/^There are none yet/)).toBeTruthy()
  expect(await screen.findAllByText(/has no captions/)).not.toHaveLength(0)
  await user.upload(
    captions.getByLabelText('Upload captions (.vtt, .srt)… English', { selector: 'input' }),
    new File(['1\n00:00:01,000 --> 00:00:02,000\nHogs\n'], 'final version.srt'),
  )
  expect(await captions.findByText(/^Saved\. They are published together with the film/)).toBeTruthy()
  const { items } = await api.elsewhere('waiting', {})
  expect(items.map(({ id }) => id)).toEqual(['media/films/plant.en.vtt'])
  await waitFor(() => expect(screen.queryAllByText(/has no captions/)).toHaveLength(0))
})
