import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readVariables, type Variables, variablesOf } from '#server/environment.ts'
import { variables as editVariables } from '../edit/settings.ts'
import { variables as siteVariables } from '../server/settings.ts'

const page = readFileSync(join(import.meta.dirname, '../docs/operating.md'), 'utf8')
/** The language of the machine is not ours to name. */
const ofTheMachine = ['LC_ALL', 'LC_MESSAGES', 'LANG']

/** Variables and defaults of the first table below a heading. A row may hold several, with commas; a default in words is kept as words. */
function tableBelow(heading: string): Map<string, string> {
  const [, section = ''] = page.split(`\n## ${heading}\n`)
  const [table = ''] = section.slice(section.indexOf('\n| setting |')).trimStart().split('\n\n')
  const rows = table.split('\n').slice(2)
  return new Map(
    rows.flatMap((row) => {
      const [, names = '', defaults = ''] = row.split('|').map((cell) => cell.trim())
      const each = defaults.split(',').map((one) => one.trim())
      return names.split(', ').map((name, at) => [name.replaceAll('`', ''), each[at] ?? ''] as [string, string])
    }),
  )
}

const inCode = (cell: string) => /^`(.*)`$/.exec(cell)?.[1]

describe.each([
  ['Settings', siteVariables],
  ['The editors’ program', editVariables],
] as const)('the table below “%s”', (heading, variables: Variables) => {
  const table = tableBelow(heading)

  test('has every variable that is read, and no other', () => {
    const named = Object.values(variables).map(([variable]) => variable)
    expect([...table.keys()].filter((name) => !ofTheMachine.includes(name)).sort()).toEqual(named.sort())
  })

  test.each(Object.entries(variables))('tells the default of %s', (name, [variable]) => {
    const cell = table.get(variable) ?? ''
    const before = readVariables(variables, {})[name]
    // Whoever writes the default out gets what everybody gets who does not.
    if (inCode(cell) !== undefined) expect(readVariables(variables, { [variable]: inCode(cell) })[name]).toEqual(before)
    else expect(['', undefined, []]).toContainEqual(before)
  })

  test('stands on a page that names the files of all secrets', () => {
    const files = variablesOf(variables).filter((name) => name.endsWith('_FILE'))
    expect(files.length).toBeGreaterThan(1)
    for (const file of files) expect(page).toContain(`\`${file}\``)
  })
})
