import { accessSync, constants, existsSync } from 'node:fs'
import { join } from 'node:path'
import { ownContent, type Settings } from '../settings.ts'

const words = {
  zh: {
    notNamed:
      '尚未指定要显示哪家公司的内容：请用CONTENT_DIR指定内容文件夹，或用CONTENT_GIT指定它的Git仓库。“bin/new-site 文件夹”可新建一份（见docs/another-company.md）。',
    notThere: (folder: string) => `CONTENT_DIR：没有文件夹${folder}`,
    notReadable: (folder: string, code: string) =>
      `CONTENT_DIR：无法读取文件夹${folder}（${code}）。请让运行本程序的用户有权进入它和它上面的各层文件夹。`,
    tooHigh: (folder: string) => `CONTENT_DIR：这个文件夹里没有site.yaml，是不是应为${folder}？`,
  },
  en: {
    notNamed:
      'There is no company to show yet: name its content folder with CONTENT_DIR, or its Git repository with CONTENT_GIT. “bin/new-site FOLDER” makes one (docs/another-company.md).',
    notThere: (folder: string) => `CONTENT_DIR: there is no folder ${folder}`,
    notReadable: (folder: string, code: string) =>
      `CONTENT_DIR: the folder ${folder} cannot be read (${code}). Allow the user that runs this to enter it and those above it.`,
    tooHigh: (folder: string) => `CONTENT_DIR: there is no site.yaml in this folder: do you mean ${folder}?`,
  },
}

/**
 * A release brings no content, so that one has to be named; `unnamed` is the folder that counts where none is.
 * @throws Error with a sentence where there is no content folder, where it cannot be read, and where it is the one above the content.
 */
export function assertContentFolder(
  { content, lang }: Pick<Settings, 'content' | 'lang'>,
  unnamed: string = ownContent,
): void {
  const say = words[lang]
  const code = failure(content)
  if (code === 'ENOENT' || code === 'ENOTDIR')
    throw new Error(content === unnamed ? say.notNamed : say.notThere(content))
  if (code !== undefined) throw new Error(say.notReadable(content, code))
  const below = join(content, 'content')
  if (!existsSync(join(content, 'site.yaml')) && existsSync(join(below, 'site.yaml')))
    throw new Error(say.tooHigh(below))
}

/** The code of what keeps a folder from being read, as EACCES; undefined where nothing does. */
function failure(folder: string): string | undefined {
  try {
    accessSync(folder, constants.R_OK | constants.X_OK)
    return undefined
  } catch (error) {
    return (error as NodeJS.ErrnoException).code ?? String(error)
  }
}
