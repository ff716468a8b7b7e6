import type { Lang } from './paths.ts'

/** Sentences that the server sends in `msg`. `{name}` is replaced. */
const messages = {
  unknownCall: { zh: '没有这个接口：{path}。', en: 'There is no such call: {path}.' },
  unknownId: { zh: '没有找到编号为“{id}”的内容。', en: 'Nothing was found under the id “{id}”.' },
  unknownPage: { zh: '没有这个页面：{path}。', en: 'There is no such page: {path}.' },
  unknownModule: { zh: '没有编号为“{id}”的栏目。', en: 'There is no section with the id “{id}”.' },
  unknownParameter: { zh: '不认识参数“{name}”。', en: 'The parameter “{name}” is not known here.' },
  missingParameter: { zh: '缺少参数“{name}”：{expected}。', en: 'The parameter “{name}” is missing: it {expected}.' },
  repeatedParameter: { zh: '参数“{name}”只能出现一次。', en: 'The parameter “{name}” may be given only once.' },
  wrongParameter: { zh: '参数“{name}”有误：{expected}。', en: 'The parameter “{name}” {expected}.' },
  wrongMethod: { zh: '此接口只接受{allowed}请求。', en: 'This call takes {allowed} requests only.' },
  brokenAddress: { zh: '地址中有无法识别的编码。', en: 'The address holds a broken percent-encoding.' },
  brokenBody: { zh: '请求内容不是有效的JSON。', en: 'The body is not valid JSON.' },
  tooLarge: { zh: '请求过大。', en: 'The request is too large.' },
  badRequest: { zh: '请求格式有误，服务器无法识别。', en: 'The request is malformed and was not understood.' },
  internal: { zh: '服务器出了问题，请稍后再试。', en: 'Something went wrong on our side. Please try again later.' },
} as const satisfies Record<string, Record<Lang, string>>
export type MessageName = keyof typeof messages

/** The sentence `name` in `lang`; values longer than 60 characters are cut, control characters dropped. */
export function message(name: MessageName, lang: Lang, values: Record<string, string> = {}): string {
  return messages[name][lang].replace(/\{(\w+)\}/g, (_, key: string) => shown(values[key] ?? ''))
}

function shown(value: string): string {
  const clean = Array.from(value.replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, ''))
  return clean.length > 60 ? `${clean.slice(0, 60).join('')}…` : clean.join('')
}
