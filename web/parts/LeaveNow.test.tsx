import { screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { renderWithSite } from '../testing/render.tsx'
import { LeaveNow } from './LeaveNow.tsx'

afterEach(() => {
  document.body.hidden = false
})

describe('“Leave now”', () => {
  const open = () => {
    const left = vi.spyOn(location, 'replace').mockImplementation(() => undefined)
    const view = renderWithSite(<LeaveNow />, { lang: 'en', route: '/honest/report' })
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

  test('takes back first what a menu and the steps of a form have added to the history', async () => {
    const { user, left, button } = open()
    for (const over of [1, 2, true]) history.pushState({ ...history.state, over }, '')
    const back = vi.spyOn(history, 'back')
    await user.click(button)
    await waitFor(() => expect(left).toHaveBeenCalledOnce())
    expect([back.mock.calls.length, history.state.over]).toEqual([3, undefined])
  })
})
