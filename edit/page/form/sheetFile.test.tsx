import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { zipOf } from '#desk/exports/zip.ts'
import { LanguageProvider } from '../language.tsx'
import { Spreadsheet } from './Spreadsheet.tsx'
import { isHead, readSheetFile } from './sheetFile.ts'

const xml = (text: string) => Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>${text}`)
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const text = (at: string, words: string) => `<c r="${at}" t="inlineStr"><is><t>${words}</t></is></c>`

/** A workbook of one sheet, as Excel writes them. */
const workbook = async () => {
  const parts = await Array.fromAsync(
    zipOf([
      {
        name: 'xl/workbook.xml',
        bytes: xml(
          `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="一" sheetId="1" r:id="rId1"/></sheets></workbook>`,
        ),
      },
      {
        name: 'xl/_rels/workbook.xml.rels',
        bytes: xml(
          `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
        ),
      },
      {
        name: 'xl/worksheets/sheet1.xml',
        bytes: xml(
          `<worksheet xmlns="${main}"><sheetData><row r="1">${text('A1', '年份')}${text('B1', '万吨')}</row><row r="2">${text('A2', '2025')}<c r="B2"><v>1204.5</v></c></row></sheetData></worksheet>`,
        ),
      },
    ]),
  )
  return new Uint8Array(Buffer.concat(parts))
}
const file = (name: string, bytes: BlobPart) => new File([bytes], name)

test('the first sheet of a workbook and a CSV are their cells, without what is empty at the end', async () => {
  expect(await readSheetFile(file('a.xlsx', await workbook()))).toEqual([
    ['年份', '万吨'],
    ['2025', '1204.5'],
  ])
  expect(await readSheetFile(file('a.csv', '\uFEFFYear,"Feed, kt",\r\n2025,"1,204.5",\r\n,,\r\n'))).toEqual([
    ['Year', 'Feed, kt'],
    ['2025', '1,204.5'],
  ])
  expect(await readSheetFile(file('a.csv', 'Jahr;kt\n2025;3,5\n'))).toEqual([
    ['Jahr', 'kt'],
    ['2025', '3,5'],
  ])
  const national = Uint8Array.from([0xc4, 0xea, 0x2c, 0xb6, 0xd6, 0x0a, 0x31, 0x2c, 0x32]) // 年,吨 in GB 18030
  expect(await readSheetFile(file('a.csv', national))).toEqual([
    ['年', '吨'],
    ['1', '2'],
  ])
  await expect(readSheetFile(file('a.xlsx', 'no zip'))).rejects.toThrow()
  await expect(readSheetFile(file('a.csv', '\n\n'))).rejects.toThrow('has no cells')
})

test('the first row names the columns when it has no figures and others have', () => {
  expect(
    isHead([
      ['Year', 'Feed'],
      ['2025', '12%'],
    ]),
  ).toBe(true)
  expect(
    isHead([
      ['2024', '11'],
      ['2025', '12'],
    ]),
  ).toBe(false)
  expect(
    isHead([
      ['指标', '2024', '2025年'],
      ['出栏', '6,500', '6,800'],
    ]),
    'years behind a name',
  ).toBe(true)
  expect(
    isHead([
      ['出栏', '6500', '2025'],
      ['头均', '12', '13'],
    ]),
  ).toBe(false)
  expect(
    isHead([
      ['Who', 'What'],
      ['We', 'act'],
    ]),
  ).toBe(false)
})

test('a file is taken for the table, and one that cannot be read is named', async () => {
  const onSheet = vi.fn()
  render(
    <LanguageProvider lang="en">
      <Spreadsheet
        caption="English"
        heads={['Column 1']}
        rows={[]}
        onRemoveRow={() => {}}
        onRemoveColumn={() => {}}
        onPaste={() => {}}
        onSheet={onSheet}
      />
    </LanguageProvider>,
  )
  const input = screen.getByLabelText<HTMLInputElement>('Fill from a file (.xlsx, .csv)', { selector: 'input' })
  fireEvent.change(input, { target: { files: [file('prices.csv', 'a,b\n1,2')] } })
  await waitFor(() =>
    expect(onSheet).toHaveBeenCalledWith([
      ['a', 'b'],
      ['1', '2'],
    ]),
  )
  expect(await screen.findByText('The table is that of prices.csv.')).toBeTruthy()
  fireEvent.change(input, { target: { files: [file('prices.xls', 'old')] } })
  expect(await screen.findByText(/^prices\.xls could not be read\. Save it as \.xlsx/)).toBeTruthy()
})
