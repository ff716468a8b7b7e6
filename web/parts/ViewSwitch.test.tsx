import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ViewSwitch } from './ViewSwitch.tsx'

const choices = [
  { value: 'chart', label: 'Chart' },
  { value: 'table', label: 'Table' },
]
const view = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name })

test('one of a named group is chosen, by pointer and by arrow keys', async () => {
  const chosen: string[] = []
  render(<ViewSwitch legend="View" choices={choices} initial="chart" onChoose={(value) => chosen.push(value)} />)
  expect(screen.getByRole('group', { name: 'View' })).toBeDefined()
  expect([view('Chart').checked, view('Table').checked]).toEqual([true, false])
  expect(view('Chart').name).toBe(view('Table').name)
  await userEvent.click(screen.getByText('Table'))
  expect([view('Chart').checked, view('Table').checked]).toEqual([false, true])
  expect(chosen).toEqual(['table'])
})

test.each(['kept by the page', 'kept by the app'])(
  'what was chosen before the app came counts once: %s',
  async (kept) => {
    const told: string[] = []
    function Page() {
      const [chosen, setChosen] = useState('chart')
      const choose = (value: string) => {
        told.push(value)
        setChosen(value)
      }
      const keeping = kept === 'kept by the app' ? { chosen } : { initial: 'chart' }
      return (
        <>
          <ViewSwitch legend="View" choices={choices} {...keeping} onChoose={choose} />
          <p role="status">{chosen}</p>
        </>
      )
    }
    const container = document.createElement('div')
    document.body.append(container)
    container.innerHTML = renderToString(<Page />)
    view('Table').checked = true
    const root = await act(async () => hydrateRoot(container, <Page />))
    expect(told).toEqual(['table'])
    expect(view('Table').checked).toBe(true)
    expect(screen.getByRole('status').textContent).toBe('table')
    await userEvent.click(view('Chart'))
    expect(screen.getByRole('status').textContent).toBe('chart')
    expect([view('Chart').checked, view('Table').checked]).toEqual([true, false])
    act(() => root.unmount())
  },
)
