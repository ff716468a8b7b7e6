import { expect, test } from 'vitest'
import { misspeltSettings } from './misspelt.ts'
import { unknownSettings } from './settings.ts'

const known = {
  names: ['SITE_ORIGIN', 'PORT', 'DATA_DIR', 'DRAIN_SECONDS', 'DATABASE_URL'],
  prefixes: ['SITE_'],
  others: ['EDIT_'],
}
const told = (name: string) => misspeltSettings({ [name]: 'x' }, known, 'en')

test.each([
  ['SITE_ORIGN', 'SITE_ORIGIN'],
  ['SITE_ORIGINS', 'SITE_ORIGIN'],
  ['site_origin', 'SITE_ORIGIN'],
  ['DATADIR', 'DATA_DIR'],
  ['PROT', 'PORT'],
  ['DRAIN_SECS', 'DRAIN_SECONDS'],
  ['DRAIN_SEC', 'DRAIN_SECONDS'],
  ['DB_URL', 'DATABASE_URL'],
])('%s is told to mean %s', (name, meant) => {
  expect(told(name)).toEqual([`${name} is not a setting; do you mean ${meant}?`])
})

test('a name that begins like ours and means nothing is told as well', () => {
  expect(told('SITE_LOGO')).toEqual(['SITE_LOGO is not a setting; docs/operating.md has them all'])
  expect(misspeltSettings({ SITE_LOGO: 'x' }, known, 'zh')).toEqual([
    '没有SITE_LOGO这个设置，全部设置见docs/operating.md',
  ])
})

test('known, empty and foreign names are not told', () => {
  const env = {
    SITE_ORIGIN: 'x',
    SITE_ORIGN: '',
    EDIT_PORT: '1',
    PATH: '/bin',
    HOME: '/',
    HOSTNAME: 'x',
    TERM: 'x',
    DATA: 'x',
    P: 'x',
  }
  expect(misspeltSettings(env, known, 'en')).toEqual([])
})

test('the site tells slips in its own names, and nothing of what else a machine sets', () => {
  const slips = { SITE_ORIGIM: 'https://www.qingsui.example', DATABASE_URL_FILES: 'x' }
  const machine = { LANG: 'en', EDIT_PORT: '1', PORT_SHIFT: '100', LOGNAME: 'site', INVOCATION_ID: 'x', NODE_ENV: 'x' }
  expect(unknownSettings({ ...machine, ...slips })).toEqual([
    'SITE_ORIGIM is not a setting; do you mean SITE_ORIGIN?',
    'DATABASE_URL_FILES is not a setting; do you mean DATABASE_URL_FILE?',
  ])
})
