import { parseArgs } from 'node:util'
import type { WholeLang } from '#contract/wholeLangs.ts'

const words = {
  zh: {
    usage:
      '用法：CONTENT_DIR=文件夹 upgrade-content [--dry-run]。把内容升级到本产品读的格式，成为一次提交；加--dry-run只说明会改什么，什么也不写。',
    notUnderstood: (given: string) => `看不懂“${given}”，什么也没有做。`,
  },
  en: {
    usage:
      'Usage: CONTENT_DIR=FOLDER upgrade-content [--dry-run]. Brings the content to the form that this version reads, in one commit; with --dry-run it says what would change, and writes nothing.',
    notUnderstood: (given: string) => `“${given}” is not understood, and nothing was done. `,
  },
} as const

/** What the command line of the upgrade asks for; `usage` where it asks how. @throws Error with a sentence for anything else. */
export function upgradeArguments(args: readonly string[], lang: WholeLang): { isTry: boolean; usage?: string } {
  const { usage, notUnderstood } = words[lang]
  try {
    const options = { 'dry-run': { type: 'boolean' }, help: { type: 'boolean', short: 'h' } } as const
    const { values } = parseArgs({ args: [...args], options })
    return { isTry: values['dry-run'] ?? false, ...(values.help ? { usage } : {}) }
  } catch {
    throw new Error(`${notUnderstood(args.join(' '))}${usage}`)
  }
}
