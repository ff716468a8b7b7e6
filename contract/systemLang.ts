import type { WholeLang } from './wholeLangs.ts'

/** The language of the machine, as its environment tells: Chinese, or else English. */
export function systemLang(env: Record<string, string | undefined>): WholeLang {
  const system = env.LC_ALL || env.LC_MESSAGES || env.LANG || Intl.DateTimeFormat().resolvedOptions().locale
  return system.toLowerCase().startsWith('zh') ? 'zh' : 'en'
}
