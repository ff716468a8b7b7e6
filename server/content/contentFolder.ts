import { existsSync } from 'node:fs'
import { ownContent, type Settings } from '../settings.ts'

const words = {
  zh: {
    notNamed:
      '尚未指定要显示哪家公司的内容：请用CONTENT_DIR指定内容文件夹，或用CONTENT_GIT指定它的Git仓库。“bin/new-site 文件夹”可新建一份（见docs/another-company.md）。',
    notThere: (folder: string) => `CONTENT_DIR：没有文件夹${folder}`,
  },
  en: {
    notNamed:
      'There is no company to show yet: name its content folder with CONTENT_DIR, or its Git repository with CONTENT_GIT. “bin/new-site FOLDER” makes one (docs/another-company.md).',
    notThere: (folder: string) => `CONTENT_DIR: there is no folder ${folder}`,
  },
}

/**
 * A release brings no content, so that one has to be named; `unnamed` is the folder that counts where none is.
 * @throws Error with a sentence where there is no content folder.
 */
export function assertContentFolder(
  { content, lang }: Pick<Settings, 'content' | 'lang'>,
  unnamed: string = ownContent,
): void {
  if (existsSync(content)) return
  throw new Error(content === unnamed ? words[lang].notNamed : words[lang].notThere(content))
}
