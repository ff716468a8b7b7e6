import { fireEvent, screen } from '@testing-library/react'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { field, name, open } from '../testing/opened.tsx'

const png = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#8a8' } })
  .png()
  .toBuffer()
const pasted = (file: File) => ({ clipboardData: { types: ['Files'], files: [file], getData: () => '' } })

test('a pasted picture goes to the library, and what holds no pictures says where they are chosen', async () => {
  const { api } = await open(`#/${name}`)
  const text = await field(/^Text English/)
  const before = text.textContent
  fireEvent.paste(text, pasted(new File([png], 'image.png', { type: 'image/png' })))
  expect(await screen.findByText(/^A text holds no pictures\. .* Pictures and files: news\/image\.png\./)).toBeTruthy()
  expect((await api.elsewhere('mediaList', {})).names).toContain('news/image.png')
  expect(text.textContent).toBe(before)
  fireEvent.paste(text, pasted(new File(['no picture'], 'image.png', { type: 'image/png' })))
  expect(await screen.findByText(/^A text holds no pictures, and this could not be added/)).toBeTruthy()
})
