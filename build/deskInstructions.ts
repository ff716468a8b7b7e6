import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { micromark } from 'micromark'
import { gfmTable, gfmTableHtml } from 'micromark-extension-gfm-table'
import { localeOf } from '#contract/languages.ts'
import { otherOf } from '#contract/wholeLangs.ts'

const source = fileURLToPath(new URL('../docs/desk', import.meta.url))

/** What the file is called for whoever unpacks the archive, and its language. */
const files = { en: 'Read me first.html', zh: '请先阅读.html' }

const style = `
body { font: 1rem/1.6 system-ui, "PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", sans-serif; color: #1c2420; background: #fff; margin: 0 auto; padding: 1.5rem; max-width: 46rem; }
h1, h2 { line-height: 1.25; } h2 { margin-block: 2.5rem .5rem; } img { max-width: 100%; border: 1px solid #c9d1cc; border-radius: .5rem; }
code { background: #f0f3f1; padding: .1em .3em; border-radius: .25em; overflow-wrap: anywhere; } pre { background: #f0f3f1; padding: .75rem; overflow-x: auto; } pre code { padding: 0; }
table { border-collapse: collapse; } th, td { border: 1px solid #c9d1cc; padding: .35rem .6rem; text-align: start; vertical-align: top; } a { color: #2f6b3c; }
thead:not(:has(th:not(:empty))) { display: none; }`

/** Writes the page of instructions (docs/desk) into an archive's folder, as documents in both languages with their pictures. */
export async function writeInstructions(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  await cp(join(source, 'pictures'), join(folder, 'pictures'), { recursive: true })
  for (const lang of ['en', 'zh'] as const) {
    const text = await readFile(join(source, `${lang}.md`), 'utf8')
    await writeFile(join(folder, files[lang]), documentOf(text, lang))
  }
}

function documentOf(text: string, lang: keyof typeof files): string {
  const [title = ''] = text.match(/(?<=^# ).+$/m) ?? []
  const other = otherOf(lang)
  const body = micromark(text, { extensions: [gfmTable()], htmlExtensions: [gfmTableHtml()] }).replaceAll(
    `href="${other}.md"`,
    `href="${encodeURI(files[other])}"`,
  )
  return `<!doctype html>
<html lang="${localeOf(lang)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><style>${style}</style></head>
<body>
${body}
</body>
</html>
`
}
