import { sep } from 'node:path'
import type { Settings } from './settings.ts'

/** What the machine can refuse, said to the operator: one sentence, with what to do. */
const sentences = {
  zh: {
    portTaken: (setting: string, place: string) => `${place}已被其他程序占用：请停止那个程序，或用${setting}另指端口。`,
    portForbidden: (setting: string, place: string) =>
      `此用户不可使用${place}：请用${setting}指定1024以上的端口，或赋予权限（CAP_NET_BIND_SERVICE）。`,
    noSuchAddress: (setting: string, place: string) => `本机没有${place}这个地址：请检查${setting}。`,
    diskFull: (folder: string) => `${folder}（DATA_DIR）所在的磁盘已满：请腾出空间。`,
    notWritable: (folder: string, code: string) =>
      `${folder}（DATA_DIR）无法写入（${code}）：请让运行网站的用户可以写入此文件夹。`,
    notReadable: (folder: string, code: string) =>
      `${folder}（CONTENT_DIR）无法读取（${code}）：请让运行网站的用户可以读取此文件夹。`,
  },
  en: {
    portTaken: (setting: string, place: string) =>
      `${place} is used by another program: stop that one, or give another port with ${setting}.`,
    portForbidden: (setting: string, place: string) =>
      `This user may not use ${place}: give a port above 1024 with ${setting}, or the right to use it (CAP_NET_BIND_SERVICE).`,
    noSuchAddress: (setting: string, place: string) => `This machine has no address ${place}: check ${setting}.`,
    diskFull: (folder: string) => `The disk of ${folder} (DATA_DIR) is full: make room on it.`,
    notWritable: (folder: string, code: string) =>
      `${folder} (DATA_DIR) cannot be written (${code}): let the user that runs the site write there.`,
    notReadable: (folder: string, code: string) =>
      `${folder} (CONTENT_DIR) cannot be read (${code}): let the user that runs the site read there.`,
  },
}

interface SystemError extends NodeJS.ErrnoException {
  port?: number
  address?: string
  /** Of SQLite: https://www.sqlite.org/rescode.html */
  errcode?: number
}
type Places = Pick<Settings, 'data' | 'content' | 'metricsPort' | 'lang'>

const [readonlyFile, fullDisk, cannotOpen] = [8, 13, 14]

/** An error as one sentence for the operator: what the machine refused in words of its own, else what the error says. */
export function faultText(error: unknown, { data, content, metricsPort, lang }: Places): string {
  const say = sentences[lang]
  const { code = '', syscall, path = '', port, address, errcode = 0 } = asSystemError(error)
  if (syscall === 'listen') {
    const isOfMetrics = port === metricsPort
    const place = `${address}:${port}`
    if (code === 'EADDRINUSE') return say.portTaken(isOfMetrics ? 'METRICS_PORT' : 'PORT', place)
    if (code === 'EACCES') return say.portForbidden(isOfMetrics ? 'METRICS_PORT' : 'PORT', place)
    return say.noSuchAddress(isOfMetrics ? 'METRICS_HOST' : 'HOST', address ?? '')
  }
  if (isDiskFull(error)) return say.diskFull(data)
  const isSqlite = code === 'ERR_SQLITE_ERROR'
  const sqlite = errcode & 0xff
  if (isSqlite && (sqlite === cannotOpen || sqlite === readonlyFile)) return say.notWritable(data, 'SQLite')
  if (/^(EACCES|EPERM|EROFS|ENOTDIR|EEXIST|ENOENT)$/.test(code)) {
    if (isWithin(path, data)) return say.notWritable(data, code)
    if (isWithin(path, content)) return say.notReadable(content, code)
  }
  return error instanceof Error ? error.message : String(error)
}

export function isDiskFull(error: unknown): boolean {
  const { code = '', errcode = 0 } = asSystemError(error)
  return /^(ENOSPC|EDQUOT)$/.test(code) || (code === 'ERR_SQLITE_ERROR' && (errcode & 0xff) === fullDisk)
}

const isWithin = (path: string, folder: string) => path === folder || path.startsWith(folder + sep)

/** The error itself, or what it was caused by. */
function asSystemError(error: unknown): Partial<SystemError> {
  if (!(error instanceof Error)) return {}
  return 'code' in error || !(error.cause instanceof Error) ? error : error.cause
}
