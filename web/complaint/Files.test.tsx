import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { renderWithSite } from '../testing/render.tsx'
import { en } from '../words/complaint.en.ts'
import { zh } from '../words/complaint.zh.ts'
import type { Attachment } from './attachments.ts'
import { Files } from './Files.tsx'

const file = (name: string, size = 1, lastModified = 1) => {
  const made = new File(['x'], name, { lastModified })
  Object.defineProperty(made, 'size', { value: size })
  return made
}
const MB = 1_000_000

/** The list as the form holds it. */
function Held({ words = en.files, onReading = () => {} }: { words?: typeof zh.files; onReading?: () => void }) {
  const [attachments, setAttachments] = useState<readonly Attachment[]>([])
  return <Files attachments={attachments} onChange={setAttachments} onReading={onReading} words={words} />
}
const input = () => screen.getByLabelText(en.files.choose)
const names = () => screen.queryAllByRole('listitem').map((item) => item.querySelector('bdi')?.textContent)

interface Given {
  files?: File[]
  folders?: string[]
  types?: string[]
}
/** A drop or a paste anywhere on the page. */
function give(kind: 'drop' | 'paste', { files = [], folders = [], types = ['Files'] }: Given) {
  const entries = [
    ...files.map((given) => ({ given, isDirectory: false, name: given.name })),
    ...folders.map((name) => ({ given: file(name, 4096), isDirectory: true, name })),
  ]
  const data = {
    types,
    files: entries.map(({ given }) => given),
    items: entries.map((entry) => ({ kind: 'file', webkitGetAsEntry: () => entry })),
  }
  const event = new Event(kind, { bubbles: true, cancelable: true })
  Object.assign(event, kind === 'drop' ? { dataTransfer: data } : { clipboardData: data })
  fireEvent(document.body, event)
  return event
}

describe('files that are given', () => {
  test('in two lots at once do not pass the number together', async () => {
    renderWithSite(<Held />, { lang: 'en' })
    act(() => {
      give('paste', { files: Array.from({ length: 6 }, (_, at) => file(`a${at}.txt`)) })
      give('drop', { files: Array.from({ length: 6 }, (_, at) => file(`b${at}.txt`)) })
    })
    await waitFor(() => expect(names()).toHaveLength(10))
    const refused = within(screen.getByRole('alert')).getAllByText(/10 files are the limit/)
    expect(refused.map((one) => one.querySelector('bdi')?.textContent)).toEqual(['b4.txt', 'b5.txt'])
  })

  test('in two lots at once do not pass the size together', async () => {
    renderWithSite(<Held />, { lang: 'en' })
    act(() => {
      give('drop', { files: [1, 2, 3].map((at) => file(`a${at}.bin`, 50 * MB)) })
      give('drop', { files: [1, 2].map((at) => file(`b${at}.bin`, 40 * MB)) })
    })
    await waitFor(() => expect(names()).toHaveLength(4))
    expect(screen.getByText(/the limit is 200 MB in all/).querySelector('bdi')?.textContent).toBe('b2.bin')
  })

  test('tell the form while they are read', async () => {
    const onReading = vi.fn()
    renderWithSite(<Held onReading={onReading} />, { lang: 'en' })
    act(() => void give('drop', { files: [file('a.txt')] }))
    await waitFor(() => expect(onReading.mock.calls).toEqual([[true], [false]]))
    expect(names()).toEqual(['a.txt'])
  })

  test('twice are taken once, and said so; another version of it is another file', async () => {
    const { user } = renderWithSite(<Held />, { lang: 'en' })
    await user.upload(input(), [file('a.txt'), file('a.txt'), file('a.txt', 1, 2)])
    await waitFor(() => expect(names()).toEqual(['a.txt', 'a.txt']))
    expect(screen.getByText(/is in the list already/)).toBeDefined()
  })

  test('as a folder are refused as a folder, the files beside it are taken', async () => {
    renderWithSite(<Held />, { lang: 'en' })
    act(() => void give('drop', { files: [file('a.txt')], folders: ['photos'] }))
    await waitFor(() => expect(names()).toEqual(['a.txt']))
    expect(screen.getByText(/it is a folder/).textContent).toMatch(/^“photos” was not added/)
  })

  test('beside the box do not make the browser open them', () => {
    renderWithSite(<Held />, { lang: 'en' })
    expect(give('drop', { files: [] }).defaultPrevented).toBe(true)
    expect(give('drop', { types: ['text/plain'] }).defaultPrevented).toBe(false)
  })

  test('as a picture of copied text are not taken', async () => {
    renderWithSite(<Held />, { lang: 'en' })
    act(() => {
      give('paste', { files: [file('image.png')], types: ['text/plain', 'text/html', 'Files'] })
      give('paste', { files: [file('scan.pdf')], types: ['Files'] })
    })
    await waitFor(() => expect(names()).toEqual(['scan.pdf']))
  })

  test('by a picker that was closed without a choice change nothing', async () => {
    const { user } = renderWithSite(<Held />, { lang: 'en' })
    await user.upload(input(), [file('a.txt')])
    await waitFor(() => expect(names()).toEqual(['a.txt']))
    fireEvent.change(input(), { target: { files: [] } })
    expect(names()).toEqual(['a.txt'])
    expect(screen.getByText('1 file added, 1 kB in all.').role).toBe('status')
  })

  test('with hostile names are shown as they will be sealed, each name by itself', async () => {
    const { user } = renderWithSite(<Held words={zh.files} />, { lang: 'zh' })
    const hostile = [
      '../../etc/passwd',
      'invoice\u202Efdp.exe',
      'a\u0000b\nc.txt',
      'تقرير.pdf',
      `${'x'.repeat(300)}.pdf`,
    ]
    await user.upload(
      screen.getByLabelText(zh.files.choose),
      hostile.map((name) => file(name)),
    )
    await waitFor(() => expect(names()).toHaveLength(5))
    expect(names()).toEqual([
      '../../etc/passwd',
      'invoice\uFFFDfdp.exe',
      'a\uFFFDb c.txt',
      'تقرير.pdf',
      `${'x'.repeat(95)}….pdf`,
    ])
    expect(document.body.textContent).not.toMatch(/[\u202A-\u202E\u2066-\u2069]/)
  })

  test('and removed again leave the focus at the picker', async () => {
    const { user } = renderWithSite(<Held />, { lang: 'en' })
    await user.upload(input(), [file('a.txt'), file('b.txt')])
    await user.click(await screen.findByRole('button', { name: en.files.remove('a.txt') }))
    expect(names()).toEqual(['b.txt'])
    expect(document.activeElement).toBe(input())
  })

  test('that are no longer there are refused by name', async () => {
    renderWithSite(<Held />, { lang: 'en' })
    const gone = Object.assign(file('gone.txt'), { slice: () => ({ arrayBuffer: () => Promise.reject(new Error()) }) })
    act(() => void give('drop', { files: [gone] }))
    await waitFor(() => expect(screen.getByText(/cannot be read/).querySelector('bdi')?.textContent).toBe('gone.txt'))
  })
})
