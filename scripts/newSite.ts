import { cp, readdir } from 'node:fs/promises'
import { relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { WholeLang } from '#contract/wholeLangs.ts'
import { readSettings } from '../server/settings.ts'

const starter = fileURLToPath(new URL('../examples/starter', import.meta.url))

const words = {
  zh: {
    noName: '请写明新网站的文件夹，例如：npm run new-site my-company',
    notEmpty: (folder: string) => `文件夹${folder}已经存在，而且不是空的。请换一个名字；已有的内容不会被覆盖。`,
    made: (folder: string) => `新网站的内容已经放进${folder}，共12页，中英文。`,
    next: (folder: string) => [
      `查看：CONTENT_DIR=${folder} npm start，然后打开显示的地址`,
      `修改：先改${folder}/site.yaml里的名称、主色和标志，再改navigation.yaml和pages里的页面`,
      `检查：CONTENT_DIR=${folder} npm run check`,
      '步骤和所需时间：docs/another-company.md',
    ],
  },
  en: {
    noName: 'Name the folder of the new site, as in: npm run new-site my-company',
    notEmpty: (folder: string) =>
      `The folder ${folder} is there already and not empty. Choose another name; nothing is overwritten.`,
    made: (folder: string) => `The content of a new site is in ${folder}: 12 pages in Chinese and English.`,
    next: (folder: string) => [
      `look:   CONTENT_DIR=${folder} npm start, then open the address that it prints`,
      `change: names, colour and logo in ${folder}/site.yaml, then navigation.yaml and the pages in pages/`,
      `check:  CONTENT_DIR=${folder} npm run check`,
      'step by step, with times: docs/another-company.md',
    ],
  },
} as const

/** Puts the starting content of a site into a folder that is not there or empty. @throws Error with a sentence when it cannot. */
export async function newSite(target: string | undefined, lang: WholeLang, from = process.cwd()): Promise<string[]> {
  const say = words[lang]
  if (!target) throw new Error(say.noName)
  const folder = resolve(from, target)
  const shown = relative(from, folder) || '.'
  const there = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw new Error(error.code === 'ENOTDIR' ? say.notEmpty(shown) : error.message)
  })
  if (there.length > 0) throw new Error(say.notEmpty(shown))
  await cp(starter, folder, { recursive: true, filter: (source) => !relative(starter, source).startsWith('.') })
  return [say.made(shown), ...say.next(shown)]
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
