import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, readdir } from 'node:fs/promises'
import { join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { WholeLang } from '#contract/wholeLangs.ts'
import { readSettings } from '../server/settings.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const starter = join(root, 'examples/starter')
/** A checkout builds what it shows; a release shows it by the command of the content itself. */
const isCheckout = existsSync(join(root, 'web/main.tsx'))
const command = isCheckout ? 'npm run new-site' : 'bin/new-site'

const words = {
  zh: {
    noName: `请写明新网站的文件夹，例如：${command} my-company`,
    notEmpty: (folder: string) => `文件夹${folder}已经存在，而且不是空的。请换一个名字；已有的内容不会被覆盖。`,
    made: (folder: string) => `新网站的内容已经放进${folder}，共12页，中英文。`,
    repository: '它自成一个Git仓库，已有第一次提交；README.md说明其中的命令。',
    noRepository: (reason: string) =>
      `没有建成Git仓库（${reason}）：请在该文件夹里自行运行git init、git add和git commit。`,
    next: (folder: string, look: string, check: string) => [
      `查看：${look}，然后打开显示的地址`,
      `修改：先改${folder}/site.yaml里的名称、主色和标志，再改navigation.yaml和pages里的页面`,
      `检查：${check}`,
      '步骤和所需时间：docs/another-company.md',
    ],
  },
  en: {
    noName: `Name the folder of the new site, as in: ${command} my-company`,
    notEmpty: (folder: string) =>
      `The folder ${folder} is there already and not empty. Choose another name; nothing is overwritten.`,
    made: (folder: string) => `The content of a new site is in ${folder}: 12 pages in Chinese and English.`,
    repository: 'It is a Git repository of its own, with a first commit; its README.md has the commands.',
    noRepository: (reason: string) =>
      `No Git repository was made (${reason}): run git init, git add and git commit in that folder.`,
    next: (folder: string, look: string, check: string) => [
      `look:   ${look}, then open the address that it prints`,
      `change: names, colour and logo in ${folder}/site.yaml, then navigation.yaml and the pages in pages/`,
      `check:  ${check}`,
      'step by step, with times: docs/another-company.md',
    ],
  },
} as const

/**
 * Puts the starting content of a site into a folder that is not there or empty, and makes it a Git repository with a first commit. Returns
 * lines to print. @throws Error with a sentence when it cannot.
 */
export async function newSite(target: string | undefined, lang: WholeLang, from = process.cwd()): Promise<string[]> {
  const say = words[lang]
  if (!target || target.startsWith('-')) throw new Error(say.noName)
  const folder = resolve(from, target)
  const shown = relative(from, folder) || '.'
  const typed = /^[\w./-]+$/.test(shown) ? shown : `'${shown}'`
  const there = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw new Error(error.code === 'ENOTDIR' ? say.notEmpty(shown) : error.message)
  })
  if (there.length > 0) throw new Error(say.notEmpty(shown))
  await cp(starter, folder, { recursive: true, filter: (source) => relative(starter, source) !== '.data' })
  const failure = makeRepository(folder)
  const [look, check] = isCheckout
    ? [`CONTENT_DIR=${typed} npm start`, `CONTENT_DIR=${typed} npm run check`]
    : ['preview', 'check'].map((name) => `SITE_RELEASE=${resolve(root)} ${typed}/site ${name}`)
  const made = failure === undefined ? say.repository : say.noRepository(failure)
  return [say.made(shown), made, ...say.next(shown, look ?? '', check ?? '')]
}

/** Makes a folder a repository whose first commit is all that it holds. Returns why not, where Git cannot. */
function makeRepository(folder: string): string | undefined {
  // What a hook or a terminal within another repository hands on would lead there.
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^GIT_(DIR|WORK_TREE|INDEX_FILE)$/.test(name)),
  )
  const git = (...given: string[]) => spawnSync('git', given, { cwd: folder, env, encoding: 'utf8' })
  const isKnown = ['user.name', 'user.email'].every((name) => git('config', name).status === 0)
  // Whoever has told Git no name yet can begin all the same.
  const author = isKnown ? [] : ['-c', 'user.name=New site', '-c', 'user.email=new-site@localhost']
  const steps = [
    ['init', '--quiet', '--initial-branch=main'],
    ['add', '--all'],
    [...author, 'commit', '--quiet', '--no-verify', '--message=Content of a new site'],
  ]
  for (const step of steps) {
    const { error, status, stderr } = git(...step)
    if (status !== 0) return (error?.message ?? stderr).trim().split('\n').at(-1)
  }
  return undefined
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { lang } = readSettings(process.env)
  try {
    for (const line of await newSite(process.argv[2], lang)) console.log(line)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
