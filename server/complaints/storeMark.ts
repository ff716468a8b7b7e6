import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { WholeLang } from '#contract/wholeLangs.ts'
import type { Settings } from '../settings.ts'
import { placeOf } from './databaseAddress.ts'

/** Where reports are kept, and the language in which a refusal is said. */
export type Place = Pick<Settings, 'data' | 'databaseUrl'> & Partial<Pick<Settings, 'lang'>>

const sentences = {
  zh: {
    mark: (place: string) =>
      `本节点的举报存放在PostgreSQL（${place}）。没有DATABASE_URL时网站不会启动。只有从此要存放在本数据文件夹里时，才删除此文件。`,
    lost: (mark: string) =>
      `本节点的举报存放在PostgreSQL（见${mark}），但没有设置DATABASE_URL：请检查它的密钥文件是否还在。只有从此要存放在本数据文件夹里时，才删除${mark}。`,
    left: (file: string, count: number) =>
      `${file}里有举报（${count}件），但设置了DATABASE_URL，受理人员将看不到它们：请去掉DATABASE_URL，或把此文件移出数据文件夹并保管好。`,
  },
  en: {
    mark: (place: string) =>
      `The misconduct reports of this node are kept in PostgreSQL (${place}). Without DATABASE_URL the site does not start. Remove this file only to keep them in this folder from now on.`,
    lost: (mark: string) =>
      `The misconduct reports of this node are kept in PostgreSQL (${mark} says so), and DATABASE_URL is not set: see whether the file of this secret is still there. Only to keep them in the data folder from now on, remove ${mark}.`,
    left: (file: string, count: number) =>
      `${file} holds misconduct reports (${count}), and DATABASE_URL is set: officers would not see them. Take DATABASE_URL away, or move the file out of the data folder and keep it.`,
  },
} satisfies Record<WholeLang, unknown>

const markIn = (data: string) => join(data, 'reports-in-postgresql')

/**
 * A secret that is lost must not lead reports into a file where no officer looks, nor away from one that holds some.
 * @throws Error where the data folder says that reports are kept elsewhere than the settings do.
 */
export function assertSameStore({ data, databaseUrl, lang = 'en' }: Place): void {
  const say = sentences[lang]
  if (databaseUrl === '' && existsSync(markIn(data))) throw new Error(say.lost(markIn(data)))
  if (databaseUrl === '') return
  const file = join(data, 'complaints.sqlite')
  const count = reportsIn(file)
  if (count > 0) throw new Error(say.left(file, count))
}

/** Notes in the data folder that PostgreSQL was used. What a full disk keeps from being noted is noted with the next start. */
export async function markStore({ data, databaseUrl, lang = 'en' }: Place): Promise<void> {
  if (databaseUrl === '') return
  const text = `${sentences[lang].mark(placeOf(databaseUrl))}\n`
  const noted = await readFile(markIn(data), 'utf8').catch(() => '')
  if (noted !== text) await writeFile(markIn(data), text, { mode: 0o600 }).catch(() => undefined)
}

function reportsIn(file: string): number {
  if (!existsSync(file)) return 0
  const database = new DatabaseSync(file, { readOnly: true })
  try {
    return Number(database.prepare('SELECT COUNT(*) AS count FROM complaints').get()?.count)
  } catch {
    return 0 // no table was made, or it cannot be read now: the next start looks again
  } finally {
    database.close()
  }
}
