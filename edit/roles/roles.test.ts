import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Editor, Repository } from '../repository/repository.ts'
import { readSettings } from '../settings.ts'
import { an, bo, change, chen, createPlace, type Place, picture } from '../testing/repositories.ts'
import { createRights } from './rights.ts'

const folder = mkdtempSync(join(tmpdir(), 'roles-'))
afterAll(() => rmSync(folder, { recursive: true }))
const file = join(folder, 'roles.yaml')

function rolesOf(text: string) {
  writeFileSync(file, text)
  return readSettings({ EDIT_ROLES: file }).roles
}

const yaml = `
- who: [an@qingsui.example]
  languages: [en]
- who: [Bo@Qingsui.example]
  places: [announcement, pages/securities]
- who: [investors]
  places: [announcements]
  publishes: false
- who: [investors]
  places: [company]
  secondEyes: true
- who: ['*']
- who: ['*']
  secondEyes: true
  languages: [zh]
`
const news = 'zh:\n  title: 标题\nen:\n  title: Title\ncategory: "1"\n'
const di: Editor = { name: 'Di', mail: 'di@qingsui.example', role: 'publisher', groups: ['investors'] }
const notYours = (...names: string[]) => ({ reason: 'notYours', names })
const notYoursToPublish = (...names: string[]) => ({ reason: 'notYoursToPublish', names })

describe('over a repository', () => {
  let place: Place
  let repository: Repository
  beforeEach(async () => {
    place = createPlace()
    place.write('news/company/a.yaml', news)
    place.write('pages/securities.zh.yaml', 'title: 证券\n')
    place.write('pages/securities.en.yaml', 'title: Securities\n')
    repository = await place.open({ rights: createRights(rolesOf(yaml)) })
  })
  afterEach(() => place.dispose())
  const save = (path: string, by: Editor, text: string | Buffer | null) => change(repository, path, text, by)

  test('who has places changes, removes and publishes these, and nothing else', async () => {
    expect(await save('announcements/c.yaml', bo, 'a: 1\n')).toMatchObject({ outcome: 'saved' })
    expect(await save('pages/securities.en.yaml', bo, null)).toMatchObject({ outcome: 'saved' })
    const before = await repository.entries()
    for (const text of ['a: 1\n', null])
      await expect(save('news/company/a.yaml', bo, text)).rejects.toMatchObject(notYours('news/company/a.yaml'))
    await expect(save('navigation.yaml', bo, 'a: 1\n')).rejects.toMatchObject(notYours('navigation.yaml'))
    await expect(save('pages/securities2.en.yaml', bo, 'a: 1\n')).rejects.toMatchObject({ reason: 'notYours' })
    expect(await repository.entries(), 'nothing of it is kept').toEqual(before)
    await save('news/company/a.yaml', chen, news.replace('Title', 'News'))
    const both = ['announcements/c.yaml', 'news/company/a.yaml']
    await expect(repository.publish(both, bo)).rejects.toMatchObject(notYoursToPublish('news/company/a.yaml'))
    await expect(repository.discard(['news/company/a.yaml'], bo)).rejects.toMatchObject(notYours('news/company/a.yaml'))
    expect(await repository.publish(['announcements/c.yaml'], bo)).toMatchObject({ outcome: 'published' })
  })

  test('nor does he take back there what a colleague saved', async () => {
    const saved = await save('news/company/a.yaml', chen, news.replace('Title', 'News'))
    const revision = saved.outcome === 'saved' ? saved.revision : ''
    await expect(repository.undo(revision, bo)).rejects.toMatchObject(notYours('news/company/a.yaml'))
    expect(await repository.undo(revision, chen)).toMatchObject({ outcome: 'saved' })
  })

  test('who has a language changes its texts, in files of both languages and in twins, and nothing that both share', async () => {
    const path = 'news/company/a.yaml'
    expect(await save(path, an, news.replace('Title', 'News'))).toMatchObject({ outcome: 'saved' })
    expect(await save('pages/securities.en.yaml', an, 'title: Shares\n')).toMatchObject({ outcome: 'saved' })
    const wrong = [
      news.replace('标题', '新闻'),
      news.replace('"1"', '"2"'),
      news.replace('category: "1"\n', ''),
      news.replace('Title', 'Title two').replace('标题', '二'),
      `${news}more: []\n`,
      `${news}# a note that says more\n`.replace('Title', 'News'),
      'zh: {\n',
      'en:\n  title: News\n',
      null,
    ]
    for (const text of wrong) await expect(save(path, an, text), String(text)).rejects.toMatchObject(notYours(path))
    await expect(save('pages/securities.zh.yaml', an, 'title: x\n')).rejects.toMatchObject({ reason: 'notYours' })
    await expect(save('news/company/b.yaml', an, news)).rejects.toMatchObject({ reason: 'notYours' })
  })

  test('a new picture is everybody’s to bring; a PDF and what is there already belong to their place', async () => {
    for (const by of [an, bo, di])
      expect(await save(`media/news/${by.mail.slice(0, 2)}.webp`, by, picture)).toMatchObject({ outcome: 'saved' })
    await expect(save('media/p.webp', bo, null)).rejects.toMatchObject(notYours('media/p.webp'))
    await expect(save('media/reports/x.zh.pdf', bo, picture)).rejects.toMatchObject({ reason: 'notYours' })
    expect(await save('media/announcements/x.zh.pdf', bo, picture)).toMatchObject({ outcome: 'saved' })
  })

  test('a group writes without publishing; of several rules any is enough; a colleague publishes where they say so', async () => {
    await save('announcements/c.yaml', di, 'a: 1\n')
    await expect(repository.publish(['announcements/c.yaml'], di)).rejects.toMatchObject(
      notYoursToPublish('announcements/c.yaml'),
    )
    await save('news/company/a.yaml', di, news.replace('Title', 'News'))
    await expect(repository.publish(['news/company/a.yaml'], di)).rejects.toMatchObject({ reason: 'secondEyes' })
    const other = { ...di, name: 'Em', mail: 'em@qingsui.example' }
    expect(await repository.publish(['news/company/a.yaml'], other)).toMatchObject({ outcome: 'published' })
  })

  test('second eyes of a language look at changes in that language alone', async () => {
    const path = 'news/company/a.yaml'
    await save(path, chen, news.replace('Title', 'News'))
    expect(await repository.publish([path], chen)).toMatchObject({ outcome: 'published' })
    await save(path, chen, news.replace('Title', 'News').replace('标题', '新闻'))
    await expect(repository.publish([path], chen)).rejects.toMatchObject({ reason: 'secondEyes', names: [path] })
  })

  test('what somebody may do is told with the item', () => {
    const limits = (by: Editor, path: string) => repository.limitsOf(by, [path])
    expect(limits(bo, 'announcements/c.yaml')).toBeUndefined()
    expect(limits(bo, 'news/company/a.yaml')).toEqual({ languages: [], canPublish: false })
    expect(limits(an, 'news/company/a.yaml')).toEqual({ languages: ['en'], canPublish: true })
    expect(limits(di, 'announcements/c.yaml')).toEqual({ canPublish: false })
  })
})

test('whom no rule names reads, where there is no rule for all others', async () => {
  const rights = createRights(rolesOf('- { who: [bo@qingsui.example] }'))
  const step = { path: 'media/new.webp', before: undefined, after: picture }
  expect([bo, an].map((by) => rights?.allows(by, 'edit', step))).toEqual([true, false])
  expect(createRights([])).toBeUndefined()
})

test.each([
  ['- { who: [bo@qingsui.example], places: [anouncements] }', /“anouncements” is no kind, folder or page/],
  ['- { who: [], places: [company] }', /0\.who/],
  ['- { who: [bo], lang: [en] }', /lang/],
  ['- { who: [bo], languages: [fr] }', /0\.languages/],
  ['[]', /EDIT_ROLES/],
  ['- { who: [bo', /line 1/],
])('%s is named as wrong', (text, said) => {
  expect(() => rolesOf(text)).toThrow(said)
})

test('a file that is not there is named', () => {
  expect(() => readSettings({ EDIT_ROLES: join(folder, 'none.yaml') })).toThrow(/EDIT_ROLES.*none\.yaml/)
})
