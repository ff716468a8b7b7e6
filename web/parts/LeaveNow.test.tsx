import { screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { renderWithSite } from '../testing/render.tsx'
import { LeaveNow } from './LeaveNow.tsx'
import { useLeaveNowQuestion } from './leaveQuestion.ts'

afterEach(() => {
  document.body.hidden = false
})

function Asking() {
  useLeaveNowQuestion('The code is not kept. Leave?')
  return null
}

describe('“Leave now”', () => {
  const open = (isAsking = false) => {
    const left = vi.spyOn(location, 'replace').mockImplementation(() => undefined)
    const view = renderWithSite(
      <>
        <LeaveNow />
        {isAsking && <Asking />}
      </>,
      { lang: 'en', route: '/honest/report' },
    )
    return { ...view, left, button: screen.getByRole('link', { name: view.words.leaveNow }) }
  }

  test('puts the page that content names in the place of this one, which is hidden at once', async () => {
    const { user, left, button } = open()
    await user.click(button)
    expect(left.mock.calls).toEqual([['/en/pigPrice']])
    expect(document.body.hidden).toBe(true)
  })

  test('may lead to another site', async () => {
    const left = vi.spyOn(location, 'replace').mockImplementation(() => undefined)
    const changes = { neutralPage: 'https://weather.example/' }
    const { user } = renderWithSite(<LeaveNow />, { lang: 'en', changes })
    await user.click(screen.getByRole('link'))
    expect(left.mock.calls).toEqual([['https://weather.example/']])
  })

  test('answers to Shift pressed three times, with no other key between', async () => {
    const { user, left } = open()
    await user.keyboard('{Shift}{Shift}a{Shift}{Shift}')
    expect(left).not.toHaveBeenCalled()
    await user.keyboard('{Shift}')
    expect(left.mock.calls).toEqual([['/en/pigPrice']])
  })

  test('asks once where a code is not kept yet, and not again', async () => {
    const confirm = vi.fn(() => false)
    vi.stubGlobal('confirm', confirm)
    const { user, left, button } = open(true)
    await user.click(button)
    expect(left).not.toHaveBeenCalled()
    await user.click(button)
    expect(left).toHaveBeenCalledOnce()
    expect(confirm.mock.calls).toEqual([['The code is not kept. Leave?']])
  })
})
