import { langs } from '#contract/paths.ts'
import type { WholeLang } from '#contract/wholeLangs.ts'
import type { Repository } from '../repository/types.ts'
import { names } from '../words/names.ts'
import { fileOfPdf } from './editions.ts'
import type { ItemIndex } from './index/itemIndex.ts'
import { itemOf } from './kinds.ts'
import { lastTitle } from './lastVersion.ts'

/**
 * What people call the items of these files: by their titles, those that are gone by the last one, of a kind that is one file by its name. A
 * file of the media folder is a PDF of its item, or has the name that it has in the library; what is nothing of these has its path.
 */
export async function titlesOf(
  repository: Pick<Repository, 'history' | 'textAt'>,
  index: Pick<ItemIndex, 'summaryOf'>,
  files: readonly string[],
): Promise<Record<WholeLang, readonly string[]>> {
  const titles = { zh: [] as string[], en: [] as string[] }
  for (const file of files) {
    const ofPdf = fileOfPdf(file)
    const item = itemOf(ofPdf ?? file)
    const known = item && (await index.summaryOf({ kind: item.kind.id, id: item.id }))?.title
    const title = known ?? (item?.kind.folder ? await lastTitle(repository, item.kind, item.id) : {})
    const any = langs.map((lang) => title[lang]).find(Boolean)
    const ofKind = (lang: WholeLang) => (item?.kind.folder === undefined ? item && names[lang].kinds[item.kind.id] : '')
    const name = (lang: WholeLang) => title[lang] || any || ofKind(lang)
    const [zh, en] = [name('zh'), name('en')]
    titles.zh.push(zh ? (ofPdf ? `${zh}（PDF）` : zh) : file.replace(/^media\//, ''))
    titles.en.push(en ? (ofPdf ? `${en} (PDF)` : en) : file.replace(/^media\//, ''))
  }
  return { zh: [...new Set(titles.zh)], en: [...new Set(titles.en)] }
}
