import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { button, field, open } from '../testing/opened.tsx'

test('a link for people without an account is made, copied and ended', async () => {
  const { user } = await open('#/page/culture')
  await user.type(await field(/^Title English/), '!')
  await user.click(await button('Preview link'))
  const dialog = within(await screen.findByRole('dialog', { name: 'For people without an account' }))
  expect(dialog.getByText(/Changes in the form that are not saved are not shown/)).toBeTruthy()
  expect(
    await dialog.findByText(/^The editors’ program runs for this machine alone, and its links open nowhere else/),
  ).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Make a link' }))
  const address = await dialog.findByRole<HTMLInputElement>('textbox', { name: /^Link: By Bo Li, good until / })
  expect(address.value).toMatch(/^http:\/\/localhost:\d+\/preview-link\/[\w-]+\.[\w-]{43}$/)
  await user.click(dialog.getByRole('button', { name: 'Copy' }))
  expect(await dialog.findByRole('button', { name: 'Copied' })).toBeTruthy()
  expect(await navigator.clipboard.readText()).toBe(address.value)
  await user.click(dialog.getByRole('button', { name: 'End it' }))
  expect(await dialog.findByText('The link is over.')).toBeTruthy()
  await waitFor(() => expect(dialog.queryByRole('textbox')).toBeNull())
})
