import { screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { renderWithSite } from '../testing/render.tsx'
import { en } from '../words/complaint.en.ts'
import { QuickExit } from './QuickExit.tsx'

afterEach(() => {
  document.body.hidden = false
})

describe('the quick exit', () => {
  const open = () => {
    const left = vi.spyOn(location, 'replace').mockImplementation(() => undefined)
    return { ...renderWithSite(<QuickExit words={en.exit} />, { lang: 'en', route: '/honest/report' }), left }
  }

  test('puts the home page of the language in the place of this one, which is hidden at once', async () => {
    const { user, left } = open()
    await user.click(screen.getByRole('link', { name: en.exit.button }))
    expect(left.mock.calls).toEqual([['/en/']])
    expect(document.body.hidden).toBe(true)
  })

  test('answers to Shift pressed three times, with no other key between', async () => {
    const { user, left } = open()
    await user.keyboard('{Shift}{Shift}a{Shift}{Shift}')
    expect(left).not.toHaveBeenCalled()
    await user.keyboard('{Shift}')
    expect(left.mock.calls).toEqual([['/en/']])
  })
})
