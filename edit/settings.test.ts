import { expect, test } from 'vitest'
import { readSettings, unknownSettings } from './settings.ts'

test('without any variable the program edits the content folder on loopback', () => {
  expect(readSettings({})).toMatchObject({ port: 8120, host: '127.0.0.1', remote: '', branch: 'main', secondEyes: [] })
  expect(readSettings({ EDIT_PORT: '' }).port).toBe(8120)
})

test('lists are separated by commas', () => {
  const { secondEyes, publishers, proxyAddresses } = readSettings({
    EDIT_SECOND_EYES: 'announcements, /pages/securities/,',
    EDIT_PUBLISHERS: 'Bo@Qingsui.example,an@qingsui.example',
    EDIT_PROXY_ADDRESSES: '10.0.0.7,::1',
  })
  expect(secondEyes).toEqual(['announcements', 'pages/securities'])
  expect(publishers).toEqual(['bo@qingsui.example', 'an@qingsui.example'])
  expect(proxyAddresses).toEqual(['10.0.0.7', '::1'])
})

test.each([
  ['EDIT_PORT', '70000'],
  ['EDIT_ORIGIN', 'edit.qingsui.example'],
  ['EDIT_MAIL', 'bo'],
  ['EDIT_PUBLISHERS', 'bo@qingsui.example,bo'],
  ['EDIT_PROXY_ADDRESSES', 'proxy'],
  ['EDIT_PROXY_HEADER', 'x auth'],
  ['EDIT_OIDC_ISSUER', 'login.qingsui.example'],
  ['EDIT_OIDC_SCOPE', 'profile email'],
  ['EDIT_SESSION_HOURS', '0'],
  ['EDIT_SESSION_HOURS', '169'],
  ['EDIT_SITE_HOOKS', 'site.example/content-hook'],
  ['EDIT_OIDC_CLIENT_SECRET_FILE', '/nowhere/secret'],
  ['CONTENT_GIT', '--upload-pack=touch'],
  ['CONTENT_GIT', 'ext::sh'],
  ['CONTENT_BRANCH', 'editing'],
  ['CONTENT_BRANCH', '-f'],
  ['CONTENT_BRANCH', 'a..b'],
])('%s=%s is named as wrong', (name, value) => {
  expect(() => readSettings({ [name]: value })).toThrow(name)
})

test.each([
  'git@host.example:site/content.git',
  'https://host.example/x.git',
  '/srv/content.git',
  'ssh://git@host:22/x',
])('%s may be the content repository', (CONTENT_GIT) => expect(readSettings({ CONTENT_GIT }).remote).toBe(CONTENT_GIT))

test('a name that looks like a setting and is none is told, but for settings of the site', () => {
  const ofTheSite = { SITE_ORIGIN: 'https://www.qingsui.example', PORT: '8080', DATABASE_URL: 'x', KEYS_DIR: 'keys' }
  expect(unknownSettings({ LANG: 'en', ...ofTheSite, EDIT_PUBLISHER: 'an@qingsui.example' })).toEqual([
    'EDIT_PUBLISHER is not a setting; do you mean EDIT_PUBLISHERS?',
  ])
})
