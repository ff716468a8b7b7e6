import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
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

describe('a folder in which no content is found', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'content-folder-'))
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  test('is told from one that cannot be read, whose cause is named', () => {
    const content = join(folder, 'loop')
    symlinkSync('loop', content) // as root, who may enter everything, a folder that leads to itself
    expect(() => assertContentFolder({ content, lang: 'en' })).toThrow(
      `the folder ${content} cannot be read (ELOOP). Allow`,
    )
    expect(() => assertContentFolder({ content, lang: 'zh' })).toThrow(`无法读取文件夹${content}（ELOOP）`)
  })

  test('asks for the one below where that holds the site', () => {
    const content = join(folder, 'content')
    mkdirSync(content)
    writeFileSync(join(content, 'site.yaml'), 'name: x\n')
    expect(() => assertContentFolder({ content: folder, lang: 'en' })).toThrow(
      `CONTENT_DIR: there is no site.yaml in this folder: do you mean ${content}?`,
    )
    expect(() => assertContentFolder({ content: folder, lang: 'zh' })).toThrow(`是不是应为${content}？`)
    assertContentFolder({ content, lang: 'en' })
    // A site may have a folder of that name.
    writeFileSync(join(folder, 'site.yaml'), 'name: x\n')
    assertContentFolder({ content: folder, lang: 'en' })
  })
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
