import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { WholeLang } from '#contract/wholeLangs.ts'
import { assertContentFolder } from '../server/content/contentFolder.ts'
import { contentFormat, formatLine, formatOf } from '../server/content/format.ts'
import { readSettings } from '../server/settings.ts'
import { type ContentUpgrade, contentUpgrades } from './contentUpgrades.ts'
import { upgradeArguments } from './upgradeArguments.ts'
import { repositoryAt } from './upgradeRepository.ts'

const words = {
  zh: {
    current: (format: number) => `内容格式是第${format}版，与本产品一致，不需要升级。`,
    tooNew: (found: number, format: number) =>
      `内容格式是第${found}版，本产品只认识到第${format}版。请安装更新版本的产品。`,
    noNumber: (place: string) => `${place} — 格式应是从1起的整数。什么也没有改，请改正后再运行。`,
    notClean: (files: string) => `请先提交或收起改动，升级要单独成为一次提交。还没有提交的：${files}`,
    noAnswer: (reason: string) => `Git不能查看内容文件夹，所以什么也没有改。请按它所说的处理，再重新运行：\n${reason}`,
    undone: (reason: string) => `升级没有完成，文件已恢复原样。请按下面所说的处理，再重新运行：\n${reason}`,
    step: (from: number, to: number, says: string) => `格式第${from}版→第${to}版：${says}`,
    tried: '只是试算，什么也没有写。去掉--dry-run再运行，就会升级。',
    refuses: (files: string) => `但现在升级会被拒绝：请先提交或收起改动。还没有提交的：${files}`,
    noGit: '这个文件夹不在Git仓库里，文件已经就地修改，没有提交。',
    committed: (revision: string) => `已提交：${revision}。要退回，请运行：git revert ${revision}`,
    next: '接着请运行检查（npm run check或bin/check），再看一遍网站。',
    message: (from: number, to: number) => `content: format ${from} to ${to}`,
  },
  en: {
    current: (format: number) =>
      `The content is of format ${format}, as this version reads it. There is nothing to do.`,
    tooNew: (found: number, format: number) =>
      `The content is of format ${found}; this version reads up to ${format}. Install the newer version of the product.`,
    noNumber: (place: string) =>
      `${place} — The format is a whole number from 1. Nothing was changed: mend it, then run this again.`,
    notClean: (files: string) =>
      `Commit your changes or put them aside first: the upgrade is to be a commit of its own. Not committed: ${files}`,
    noAnswer: (reason: string) =>
      `Git cannot look at the content folder, so nothing was changed. Mend what it says, then run this again:\n${reason}`,
    undone: (reason: string) =>
      `The upgrade failed, and the files are as they were. Mend what is said here, then run this again:\n${reason}`,
    step: (from: number, to: number, says: string) => `Format ${from} to ${to}: ${says}`,
    tried: 'This was a try, and nothing was written. Run it without --dry-run to upgrade.',
    refuses: (files: string) =>
      `As things stand it will refuse: commit your changes or put them aside first. Not committed: ${files}`,
    noGit: 'The folder is in no Git repository: its files were changed where they are, and nothing was committed.',
    committed: (revision: string) => `Committed as ${revision}. To go back: git revert ${revision}`,
    next: 'Now run the check (npm run check, or bin/check), and look at the site.',
    message: (from: number, to: number) => `content: format ${from} to ${to}`,
  },
} as const

interface Options {
  lang: WholeLang
  /** Says what would change, and writes nothing. */
  isTry?: boolean
  upgrades?: readonly ContentUpgrade[]
}

/** A text file of the content, before and after. */
interface Change {
  path: string
  to: string
  before: string
  after: string
}

/**
 * Brings a content folder to the form that this product reads, as one commit where it lies in a Git repository. Returns lines to print.
 * @throws Error with a sentence where it cannot; the files are as they were then.
 */
export async function upgradeContent(
  folder: string,
  { lang, isTry = false, upgrades = contentUpgrades }: Options,
): Promise<string[]> {
  const say = words[lang]
  const format = Math.max(contentFormat, ...upgrades.map(({ to }) => to))
  const site = await readFile(join(folder, 'site.yaml'), 'utf8')
  const found = formatOf(site)
  if (found === undefined) throw new Error(say.noNumber(`site.yaml:${formatLine(site)} format`))
  if (found > format) throw new Error(say.tooNew(found, format))
  if (found === format) return [say.current(format)]
  const git = await repositoryAt(folder).catch((error: Error) => {
    throw new Error(say.noAnswer(error.message))
  })
  const unsaved = await git?.unsaved()
  if (unsaved && !isTry) throw new Error(say.notClean(unsaved))

  const steps = upgrades.filter(({ to }) => to > found).sort((one, other) => one.to - other.to)
  const changes = (await textsIn(folder)).map(([path, text]) => changedBy(steps, path, text))
  const told = changes.filter(({ path, to, before, after }) => path !== to || before !== after)
  const lines = [
    ...steps.map(({ to, says }) => say.step(to - 1, to, says[lang])),
    ...told.map(({ path, to }) => `  ${path === to ? path : `${path} → ${to}`}`),
  ]
  if (isTry) return [...lines, say.tried, ...(unsaved ? [say.refuses(unsaved)] : [])]
  const body = steps.map(({ says }) => `- ${says.en}`).join('\n')
  let revision: string | undefined
  try {
    for (const change of told) await write(folder, change)
    await writeFormat(folder, format)
    revision = await git?.commit(`${say.message(found, format)}\n\n${body}\n`)
  } catch (error) {
    await putBack(folder, changes)
    // Where this fails too, as with a locked index, nothing was staged.
    await git?.unstage().catch(() => undefined)
    throw new Error(say.undone((error as Error).message))
  }
  return [...lines, revision === undefined ? say.noGit : say.committed(revision), say.next]
}

/** Text files below the folder with what they hold, `/` in their paths. */
async function textsIn(folder: string): Promise<[path: string, text: string][]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile() && /\.(ya?ml|csv)$/i.test(entry.name))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((path) => !/(^|\/)\./.test(path))
    .sort()
  return Promise.all(
    paths.map(async (path): Promise<[string, string]> => [path, await readFile(join(folder, path), 'utf8')]),
  )
}

function changedBy(steps: readonly ContentUpgrade[], path: string, before: string): Change {
  let [to, after] = [path, before]
  for (const { change, move } of steps) {
    after = change?.(after, to) ?? after
    to = move?.(to) ?? to
  }
  return { path, to, before, after }
}

async function write(folder: string, { path, to, after }: Change) {
  if (path !== to) {
    await mkdir(dirname(join(folder, to)), { recursive: true })
    await rename(join(folder, path), join(folder, to))
  }
  await writeFile(join(folder, to), after)
}

/** Puts the files back that an upgrade changes, wherever it stopped. */
async function putBack(folder: string, changes: readonly Change[]) {
  for (const { path, to } of changes.toReversed())
    if (to !== path && !existsSync(join(folder, path))) await rename(join(folder, to), join(folder, path))
  for (const { path, before } of changes) {
    const now = await readFile(join(folder, path), 'utf8').catch(() => undefined)
    if (now !== before) await writeFile(join(folder, path), before)
  }
}

/** Below the line of remark with which the file may begin. */
async function writeFormat(folder: string, format: number) {
  const file = join(folder, 'site.yaml')
  const text = await readFile(file, 'utf8')
  const line = `format: ${format}`
  const named = /^format:.*$/m
  await writeFile(
    file,
    named.test(text) ? text.replace(named, line) : text.replace(/^(?:#.*\n)?/, (head) => `${head}${line}\n`),
  )
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const settings = readSettings(process.env)
  const { content, lang } = settings
  try {
    const { isTry, usage } = upgradeArguments(process.argv.slice(2), lang)
    if (usage === undefined) assertContentFolder(settings)
    for (const line of usage === undefined ? await upgradeContent(content, { lang, isTry }) : [usage]) console.log(line)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
