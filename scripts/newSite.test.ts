import { spawnSync } from 'node:child_process'
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { parse } from 'yaml'
import { checkContent } from './check.ts'
import { newSite } from './newSite.ts'

let place: string
beforeEach(async () => {
  place = await mkdtemp(join(tmpdir(), 'new-site-'))
})
afterEach(() => rm(place, { recursive: true }))

test('a new site passes the check as it is, and says what to do next', async () => {
  const lines = await newSite('my-company', 'en', place)
  expect(lines.join('\n')).toContain('CONTENT_DIR=my-company npm start')
  const { problems, lines: told } = await checkContent(join(place, 'my-company'), 'en')
  expect(told.slice(0, -1)).toEqual([
    expect.stringMatching(/^\d{3} texts in \d\d files still stand as a new site begins\. Remove sampleNotice /),
  ])
  expect(problems).toBe(0)
})

test('once the site calls itself no sample, each starting text, sample and example address is told with its line', async () => {
  await newSite('my-company', 'en', place)
  const file = (name: string) => join(place, 'my-company', name)
  const site = (await readFile(file('site.yaml'), 'utf8')).replace(/sampleNotice:\n.*\n.*\n/, '')
  await writeFile(file('site.yaml'), site)
  const { lines, problems } = await checkContent(join(place, 'my-company'), 'en')
  expect(problems).toBeGreaterThan(150)
  const told = (start: string) => lines.filter((line) => line.startsWith(start))
  expect(told('site.yaml:')).toContainEqual(
    expect.stringMatching(/name\.en — “Example Company” looks like a placeholder/),
  )
  expect(told('site.yaml:')).toContainEqual(expect.stringMatching(/“info@company\.example” is an address for examples/))
  expect(told('home.en.yaml:')).toContainEqual(expect.stringMatching(/“a sample figure” looks like a placeholder/))
  expect(told('pages/products.en.yaml:')).toContainEqual(
    expect.stringMatching(
      /^pages\/products\.en\.yaml:6 blocks\.0\.text — “What helps most on a product page is a t…” stands/,
    ),
  )
  expect(told('pages/search.en.yaml:').filter((line) => line.includes('blocks'))).toEqual([])
  expect(told('navigation.yaml:').every((line) => line.includes('summary'))).toBe(true) // not titles, as any site has them
})

test('a text that was rewritten is told no longer', async () => {
  await newSite('my-company', 'en', place)
  const page = join(place, 'my-company/pages/culture.en.yaml')
  const count = async () => (await checkContent(join(place, 'my-company'), 'en')).lines.join().match(/(\d+) texts/)?.[1]
  const before = Number(await count())
  const text = await readFile(page, 'utf8')
  await writeFile(page, text.replace(/^subtitle: .*$/m, 'subtitle: Nets are mended by hand, and by those who use them'))
  expect(Number(await count())).toBe(before - 1)
})

test('an empty folder is taken, one that holds something is left as it is', async () => {
  await newSite('.', 'en', place)
  await rm(place, { recursive: true })
  place = await mkdtemp(join(tmpdir(), 'new-site-'))
  await writeFile(join(place, 'notes.txt'), 'mine')
  await expect(newSite('.', 'en', place)).rejects.toThrow(
    'The folder . is there already and not empty. Choose another name; nothing is overwritten.',
  )
  await expect(newSite('notes.txt', 'zh', place)).rejects.toThrow('文件夹notes.txt已经存在')
  expect(await readdir(place)).toEqual(['notes.txt'])
})

test('without a name it says how to call it', async () => {
  for (const option of ['--help', '-h'])
    await expect(newSite(option, 'en')).rejects.toThrow(/^Name the folder of the new site/)
  await expect(newSite(undefined, 'en', place)).rejects.toThrow('npm run new-site my-company')
})

const run = (folder: string, command: string, words: string[], env: Record<string, string> = {}) => {
  const { status, stdout, stderr } = spawnSync(command, words, {
    ...{ cwd: folder, encoding: 'utf8' },
    env: { ...process.env, LANG: 'en', ...env },
  })
  return { status, said: stdout + stderr }
}

test('it is a repository of its own with one commit, also for somebody whose name Git does not know', async () => {
  const env = { HOME: place, XDG_CONFIG_HOME: place, GIT_CONFIG_NOSYSTEM: '1' }
  const program = join(import.meta.dirname, 'newSite.ts')
  const { status, said } = run(place, process.execPath, [program, 'my-company'], env)
  expect([status, said]).toEqual([0, expect.stringContaining('It is a Git repository of its own, with a first commit')])
  const folder = join(place, 'my-company')
  expect(run(folder, 'git', ['log', '--format=%an: %s', 'main']).said).toBe('New site: Content of a new site\n')
  expect(run(folder, 'git', ['status', '--short']).said).toBe('')
  const files = run(folder, 'git', ['ls-files']).said.split('\n')
  expect(files).toEqual(
    expect.arrayContaining(['.gitignore', '.github/workflows/check.yml', 'README.md', 'site', 'site.yaml']),
  )
})

test('where Git is missing the content is there, and a line says what to do', async () => {
  const program = join(import.meta.dirname, 'newSite.ts')
  const { status, said } = run(place, process.execPath, [program, 'my-company'], { PATH: place })
  expect([status, said]).toEqual([0, expect.stringContaining('No Git repository was made (spawnSync git ENOENT): run')])
  expect(await readdir(join(place, 'my-company'))).toContain('site.yaml')
})

test('its own command checks it by a release, and says so where there is none', async () => {
  await newSite('my-company', 'en', place)
  const folder = join(place, 'my-company')
  const release = join(import.meta.dirname, '..') // what it calls is the same in a release
  expect(run(folder, './site', ['check'], { SITE_RELEASE: release })).toEqual({
    status: 0,
    said: expect.stringMatching(/^content: \d+ files checked, 0 problems$/m),
  })
  await rm(join(folder, 'navigation.yaml'))
  expect(run(folder, './site', ['check'], { SITE_RELEASE: release })).toMatchObject({ status: 1 })
  expect(run(folder, './site', ['check'], { SITE_RELEASE: place })).toEqual({
    status: 1,
    said: expect.stringContaining(`${place} holds no release of the site: name its folder with SITE_RELEASE.`),
  })
  expect(run(folder, './site', ['open'], { SITE_RELEASE: release })).toMatchObject({ status: 2 })
})

test('its CI file calls that command and says what it needs', async () => {
  await newSite('.', 'en', place)
  const { jobs } = parse(await readFile(join(place, '.github/workflows/check.yml'), 'utf8'))
  const [, step] = jobs.check.steps
  const { status, said } = run(place, 'sh', ['-euc', step.run], { RUNNER_TEMP: place, SITE_RELEASE_URL: '' })
  expect([status, said]).toEqual([expect.any(Number), expect.stringContaining('Set the variable SITE_RELEASE_URL')])
  expect(status).not.toBe(0)
  expect(step.run).toContain('./site check')
})

test('slips of those who build a site are told where they were made', async () => {
  await newSite('Our fish', 'en', place)
  const file = (name: string) => join(place, 'Our fish', name)
  const navigation = await readFile(file('navigation.yaml'), 'utf8')
  await writeFile(file('navigation.yaml'), navigation.replace('link: /products', 'link: products'))
  for (const lang of ['zh', 'en']) {
    const page = await readFile(file(`pages/culture.${lang}.yaml`), 'utf8')
    await writeFile(file(`pages/our culture.${lang}.yaml`), page)
  }
  await cp(join(import.meta.dirname, '../examples/dairy/channels.yaml'), file('channels.yaml'))
  const { lines } = await checkContent(join(place, 'Our fish'), 'en')
  const told = lines.join('\n')
  expect(told).toContain('The link products leads nowhere. Did you mean “/products”?')
  expect(told).toContain('pages/our culture.en.yaml — A file name may hold only letters')
  expect(told).toContain('The site takes reports, but no entry of navigation.yaml leads to /honest/report.')
})

test('the commands for a folder with a space can be typed as they stand', async () => {
  const lines = await newSite('Our fish', 'en', place)
  expect(lines.join('\n')).toContain("CONTENT_DIR='Our fish' npm start")
})
