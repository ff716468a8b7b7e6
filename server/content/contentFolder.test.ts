import { tmpdir } from 'node:os'
import { expect, test } from 'vitest'
import { ownContent, readSettings } from '../settings.ts'
import { assertContentFolder } from './contentFolder.ts'

test('a folder that is there will do, and one that is named and missing is named', () => {
  assertContentFolder(readSettings({ CONTENT_DIR: tmpdir() }))
  for (const [LANG, sentence] of [
    ['en', 'CONTENT_DIR: there is no folder /nowhere/content'],
    ['zh_CN.UTF-8', 'CONTENT_DIR：没有文件夹/nowhere/content'],
  ])
    expect(() => assertContentFolder(readSettings({ LANG, CONTENT_DIR: '/nowhere/content' }))).toThrow(sentence)
})

test('in the product’s own checkout the sample is shown without being named', () => {
  expect(readSettings({}).content).toBe(ownContent)
  assertContentFolder(readSettings({}))
})

test('where none is named and none is there, as in a release, a sentence says what to set', () => {
  const settings = { content: '/opt/site/current/content', lang: 'en' } as const
  expect(() => assertContentFolder(settings, settings.content)).toThrow(
    /^There is no company to show yet: name its content folder with CONTENT_DIR, or its Git repository with CONTENT_GIT\./,
  )
  expect(() => assertContentFolder({ ...settings, lang: 'zh' }, settings.content)).toThrow('请用CONTENT_DIR指定')
})
