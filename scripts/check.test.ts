import { spawnSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { article } from '../server/testing/article.ts'
import { createSample, type Sample } from '../server/testing/sample.ts'

let sample: Sample
beforeAll(async () => {
  sample = await createSample()
})
afterAll(() => sample.dispose())

const script = fileURLToPath(new URL('check.ts', import.meta.url))
function check(folder = sample.settings.content, LANG = 'en_GB.UTF-8') {
  const run = spawnSync(process.execPath, [script], { env: { CONTENT_DIR: folder, LANG }, encoding: 'utf8' })
  return { status: run.status, lines: run.stdout.trimEnd().split('\n'), error: run.stderr }
}

test('the content that is shipped has no problems', () => {
  const { status, lines } = check()
  expect(lines).toEqual([expect.stringMatching(/^content: \d{3} files checked, 0 problems$/)])
  expect(status).toBe(0)
})

test('problems of both kinds are printed with file and line in the language of the machine, and the status says that there are some', async () => {
  const body = `|\n    ${'一段足够长的正文，'.repeat(30)}\n\n    第二段里有一个半角符号,在这里。`
  const text = `|\n    ${'word '.repeat(130)}\n\n    A second paragraph with 猪.`
  const more = { zh: body, en: text, category: '9' }
  await sample.write('news/company/2020-01-01-check.yaml', article('2020-01-01', more))
  const { status, lines } = check()
  const file = 'news/company/2020-01-01-check.yaml'
  expect(lines.slice(0, -1)).toEqual([
    expect.stringContaining(`${file}:2 category — There is no company category "9". Write one of: "1" (`),
    `${file}:10 zh.body — “号,”: half-width punctuation in a Chinese text. Write “号，”.`,
    `${file}:18 en.body — There is Chinese in an English text: “猪”. Write it in English.`,
  ])
  expect(lines.at(-1)).toMatch(/^content: \d{3} files checked, 3 problems$/)
  expect(status).toBe(1)
  const chinese = check(undefined, 'zh_CN.UTF-8')
  expect(chinese.lines[1]).toBe(`${file}:10 zh.body — “号,”：中文里用了半角标点。请改为“号，”。`)
  expect(chinese.lines.at(-1)).toMatch(/^内容检查：\d{3}个文件，3个问题$/)
  await sample.remove(file)
})

test('copies are told and counted for nothing, and what systems leave is not told at all', async () => {
  const strays = ['media/.DS_Store', 'media/news/Thumbs.db', '~$site.yaml', 'desktop.ini', 'pages/culture.zh.yaml~']
  for (const name of strays) await sample.write(name, '')
  await sample.write('site - 副本.yaml', 'name: [')
  const { status, lines } = check()
  expect(lines).toEqual([
    expect.stringMatching(/^site - 副本.yaml — This looks like a copy and is not shown\. /),
    expect.stringMatching(/^content: \d{3} files checked, 0 problems$/),
  ])
  expect(status).toBe(0)
  for (const name of [...strays, 'site - 副本.yaml']) await sample.remove(name)
})

test('a logo that the site could not use is told', async () => {
  const logo = await readFile(join(sample.settings.content, 'media/brand/mark.svg'), 'utf8')
  for (const broken of ['<svg viewBox="0 0 1 1"><g>', '<svg xmlns="http://www.w3.org/2000/svg"></svg>']) {
    await sample.write('media/brand/mark.svg', broken)
    const { status, lines } = check()
    expect(lines).toEqual([expect.stringMatching(/^media\/brand\/mark\.svg — /), expect.stringMatching(/1 problem/)])
    expect(status).toBe(1)
  }
  await sample.write('media/brand/mark.svg', logo)
})

test('no picture is called unused while a file that may use it cannot be read', async () => {
  await sample.write('media/news/waits.webp', '')
  expect(check().lines[0]).toMatch(/^media\/news\/waits\.webp — /)
  await sample.write('news/company/2020-01-02-broken.yaml', 'picture: news/waits.webp\ntitle: [\n')
  const { lines } = check()
  expect(lines.filter((line) => line.includes('waits.webp —'))).toEqual([])
  expect(lines[0]).toMatch(/^news\/company\/2020-01-02-broken\.yaml:/)
  await sample.remove('news/company/2020-01-02-broken.yaml')
  await sample.remove('media/news/waits.webp')
})

test('an option that it does not know is refused, not taken for a plain check', () => {
  for (const [LANG, sentence] of [
    [
      'en_GB.UTF-8',
      'There is no option --mned. check looks at the content; check --mend also takes links out that lead nowhere.\n',
    ],
    ['zh_CN.UTF-8', '没有选项--mned。check检查内容；check --mend同时去掉不通的链接。\n'],
  ] as const) {
    const env = { CONTENT_DIR: sample.settings.content, LANG }
    const run = spawnSync(process.execPath, [script, '--mned'], { env, encoding: 'utf8' })
    expect([run.status, run.stdout, run.stderr]).toEqual([1, '', sentence])
  }
})

test('a folder that is not there is told', () => {
  expect(check('/nowhere')).toMatchObject({
    status: 1,
    error: 'CONTENT_DIR: there is no folder /nowhere\n',
  })
})
