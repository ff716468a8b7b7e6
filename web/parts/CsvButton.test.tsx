import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { en } from '../words/en.ts'
import { CsvButton } from './CsvButton.tsx'

test('the button saves the table under its name', async () => {
  const files: Blob[] = []
  const saved: string[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob)
    return 'blob:made'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(`${this.download} from ${this.href}`)
  })
  render(<CsvButton name="Sales: 2025" columns={['Year', 'Sales']} rows={[['2025', 12.5]]} words={en.table} />)
  await userEvent.setup().click(screen.getByRole('button', { name: 'Download CSV: Sales: 2025' }))
  expect(saved).toEqual(['Sales 2025.csv from blob:made'])
  expect(new TextDecoder('utf-8', { ignoreBOM: true }).decode(await files[0]?.arrayBuffer())).toBe(
    '\uFEFFYear,Sales\r\n2025,12.5\r\n',
  )
})
