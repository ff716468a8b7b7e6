import type { Lang } from './languages.ts'
import { type WholeLang, wholeLangOf } from './wholeLangs.ts'

/** Sentences that the server sends in `msg`. `{name}` is replaced. */
const messages = {
  unknownCall: { zh: '没有这个接口：{path}。', en: 'There is no such call: {path}.' },
  unknownId: { zh: '没有找到编号为“{id}”的内容。', en: 'Nothing was found under the id “{id}”.' },
  unknownPage: { zh: '没有这个页面：{path}。', en: 'There is no such page: {path}.' },
  missingPage: { zh: '页面不存在', en: 'Page not found' },
  withdrawnPage: { zh: '内容已撤下', en: 'Withdrawn' },
  withdrawn: { zh: '本页内容已于{day}撤下。', en: 'What stood here was withdrawn on {day}.' },
  moved: { zh: '本页已移至{to}。', en: 'This page has moved to {to}.' },
  unknownModule: { zh: '没有编号为“{id}”的栏目。', en: 'There is no section with the id “{id}”.' },
  unknownLot: {
    zh: '没有找到编号“{number}”。请与包装逐位核对；核对无误仍查不到的，请保留包装，按本页所列方式联系我们。',
    en: 'No pack was found under the number “{number}”. Please compare every digit with the pack. If they agree, keep the pack and get in touch as this page says.',
  },
  otherLotForm: {
    zh: '“{number}”不是完整的编号。编号的形式为{example}，请与包装核对后重新输入。',
    en: '“{number}” is not a complete number. Numbers look like {example}. Please compare it with the pack and type it again.',
  },
  unknownParameter: { zh: '不认识参数“{name}”。', en: 'The parameter “{name}” is not known here.' },
  missingParameter: { zh: '缺少参数“{name}”：{expected}。', en: 'The parameter “{name}” is missing: it {expected}.' },
  repeatedParameter: { zh: '参数“{name}”只能出现一次。', en: 'The parameter “{name}” may be given only once.' },
  wrongParameter: { zh: '参数“{name}”有误：{expected}。', en: 'The parameter “{name}” {expected}.' },
  wrongMethod: { zh: '此接口只接受{allowed}请求。', en: 'This call takes {allowed} requests only.' },
  brokenAddress: { zh: '地址中有无法识别的编码。', en: 'The address holds a broken percent-encoding.' },
  brokenBody: { zh: '请求内容不是有效的JSON。', en: 'The body is not valid JSON.' },
  tooLarge: { zh: '请求过大。', en: 'The request is too large.' },
  tooSlow: { zh: '请求传输过慢，未能收完。请重试。', en: 'The request took too long to arrive. Please try again.' },
  badRequest: { zh: '请求格式有误，服务器无法识别。', en: 'The request is malformed and was not understood.' },
  wrongField: { zh: '提交的内容有误：{name}。', en: 'What was sent is not right: {name}.' },
  notSealed: {
    zh: '收到的内容不是完整的密封文件（{reason}），没有保存。请刷新页面后重试。',
    en: 'What arrived is not a whole sealed file ({reason}). Nothing was stored. Please reload the page and try again.',
  },
  foreignPage: {
    zh: '此请求来自其他网站的页面，未予受理。',
    en: 'This request came from a page of another website and was not taken.',
  },
  wrongType: { zh: '此接口只接受{type}格式的内容。', en: 'This call takes bodies of the type {type} only.' },
  filesTooLarge: {
    zh: '附件总量超过200MB，举报尚未保存。请减少附件后重新提交。',
    en: 'The files are more than 200 MB in all, so nothing was stored yet. Please remove some and send again.',
  },
  noRoomForFiles: {
    zh: '目前无法保存附件，不带附件的举报仍可提交。填写的内容不会丢失，附件可以稍后补交。',
    en: 'No files can be stored at the moment; a report without files can. What you wrote is not lost, and files can follow later.',
  },
  waitForAnswer: {
    zh: '受理人员回复之前，最多可以补充20条消息。请等待回复后再补充。',
    en: 'Up to 20 messages can be sent before an officer answers. Please wait for the answer before you send more.',
  },
  enoughOfDay: {
    zh: '您今天在本案中已写满每人每日的上限（消息{messages}条，备注{notes}条），未予保存。您的同事仍可照常填写；您明天可以继续。',
    en: 'You have written as much in this case today as one officer may ({messages} messages, {notes} notes), so this was not stored. Your colleagues can still write, and you can go on tomorrow.',
  },
  unknownChannel: {
    zh: '受理渠道“{channel}”目前不接受举报。请换一个渠道，或改用电话、信函。',
    en: 'The channel “{channel}” takes no reports at the moment. Please choose another, or use the telephone or post.',
  },
  otherComplaint: {
    zh: '此查询码下已有另一份举报。请刷新页面，用新的查询码提交。',
    en: 'Another report is stored under this query code. Please reload the page and send with a new code.',
  },
  deletedComplaint: {
    zh: '这份举报先前已经收到，后由受理人员删除，不再重复接收。如有新情况，请刷新页面，另行提交一份举报。',
    en: 'This report was received before, and the officers have deleted it since, so it is not stored again. If there is something new, please reload the page and file another report.',
  },
  missingParts: {
    zh: '附件没有传完，举报尚未保存。请继续上传缺少的部分。',
    en: 'The files are not complete, so the report was not stored yet. Please upload the missing parts.',
  },
  otherPart: {
    zh: '此附件的这一部分已用其他内容保存过。请移除附件后重新添加。',
    en: 'This part of the file was stored before with other content. Please remove the file and add it again.',
  },
  claimedUpload: {
    zh: '此附件已属于一份举报，不能再更改。',
    en: 'This file belongs to a report already and cannot be changed any more.',
  },
  damagedPart: {
    zh: '附件的这一部分在传输中受损，没有保存。请重试。',
    en: 'This part of the file was damaged on the way and not stored. Please try again.',
  },
  unknownCode: {
    zh: '没有找到这个查询码对应的举报。请核对后重试；已超过保存期限的举报会被删除。',
    en: 'There is no report under this query code. Please check it; reports are deleted when their time of storage is over.',
  },
  turnTaken: {
    zh: '其间已有另一条消息。请刷新后查看，再发送一次。',
    en: 'Another message was sent in between. Please reload to see it, then send yours again.',
  },
  closedComplaint: {
    zh: '这份举报已经办结，不能再补充。如有新情况，请重新提交举报。',
    en: 'This report is closed and takes no more messages. If there is something new, please file another report.',
  },
  unknownCase: { zh: '本渠道没有这份举报。', en: 'This channel has no such report.' },
  otherAct: {
    zh: '所签的内容与此处待办的不一致，未作任何更改。请刷新后重试。',
    en: 'What was signed is not what waits here. Nothing was changed; load the page again and retry.',
  },
  openCase: { zh: '尚未办结的举报不能删除。', en: 'A report that is not closed cannot be deleted.' },
  unknownOfficer: {
    zh: '签名不属于此渠道的任何一名受理人员。请确认密钥已写入keys/channels.yaml，并已重启网站。',
    en: 'The signature belongs to no officer of this channel. Is the key named in keys/channels.yaml, and was the website started again since?',
  },
  otherSite: {
    zh: '这个请求是发给另一个网站（{origin}）的，未予受理。请用网站自己的地址打开受理台。',
    en: 'This request was meant for another website ({origin}) and was not taken. Please give the desk the address of the website itself.',
  },
  headAhead: {
    zh: '受理台日志的行数比网站记录的多出太多，请求未予受理。如果网站恢复过很旧的备份，请告诉网站管理员；否则可能有人在用您的密钥。',
    en: 'The desk’s log is far longer than the website knows, so this request was not taken. If an old backup of the website was restored, tell its operators; otherwise somebody may be using your key.',
  },
  usedChallenge: {
    zh: '请求已过期或已使用，请重试。',
    en: 'This request is too old or was used before. Please try again.',
  },
  tooOften: {
    zh: '来自此网络连接的请求过多。填写的内容不会丢失，请在{minutes}分钟后重试，或改用电话、信函。',
    en: 'There were too many requests from this connection. Nothing is lost: please try again in {minutes} minutes, or use the telephone or post.',
  },
  moreWork: {
    zh: '网站正受到大量请求，需要浏览器多做一些计算。请重试。',
    en: 'The site is very busy, so your browser has to do a little more work. Please try again.',
  },
  storeUnavailable: {
    zh: '目前无法保存。填写的内容不会丢失，请稍后重试，或改用电话、信函。',
    en: 'Nothing can be stored at the moment. What you wrote is not lost: please try again later, or use the telephone or post.',
  },
  weeklyNoticeSubject: { zh: '举报渠道每周提示 {day}', en: 'Misconduct reports: weekly notice, {day}' },
  weeklyNotice: {
    zh: '举报渠道每周提示，{day}。\n请打开受理工作台，查看有无待处理的举报。不论有无举报，本提示每周一发送一次，不写数量，也不涉及任何个案。',
    en: 'Weekly notice of the reporting channel, {day}.\nPlease open the desk to see whether reports are waiting. This notice is sent every Monday whether or not anything came in; it gives no numbers and says nothing about any case.',
  },
  noticeSubject: { zh: '举报渠道每日提示 {day}', en: 'Misconduct reports: daily notice, {day}' },
  notice: {
    zh: '举报渠道每日提示，{day}。\n昨日新收到的举报：{received}\n确认收到的期限（7天）将至或已过的：{acknowledge}\n反馈的期限（3个月）将至或已过的：{feedback}\n请打开受理工作台查看。不论有无举报，本提示每天发送一次；数字只分0、1–3、4+三档。',
    en: 'Daily notice of the reporting channel, {day}.\nReports received yesterday: {received}\nAcknowledgement (7 days) due soon or overdue: {acknowledge}\nFeedback (3 months) due soon or overdue: {feedback}\nPlease open the desk. This notice is sent once a day whether or not anything came in; counts are given as 0, 1–3 or 4+.',
  },
  starting: { zh: '网站正在启动，请稍候片刻。', en: 'The site is starting. Please wait a moment.' },
  notSigned: {
    zh: '此请求没有正确签名，未予受理。',
    en: 'This request is not signed as it should be and was not taken.',
  },
  beingPrepared: { zh: '网站正在准备，请稍后再来。', en: 'The site is being prepared. Please come back later.' },
  internal: { zh: '服务器出了问题，请稍后再试。', en: 'Something went wrong on our side. Please try again later.' },
} as const satisfies Record<string, Record<WholeLang, string>>
export type MessageName = keyof typeof messages

/** What a sentence speaks of; a table where each language says it otherwise. */
export type MessageValues = Record<string, string | Record<WholeLang, string>>

/**
 * The sentence `name` in `lang`, or in the language that stands in for it; values longer than 60 characters are cut, control characters
 * dropped.
 */
export function message(name: MessageName, lang: Lang, values: MessageValues = {}): string {
  const whole = wholeLangOf(lang)
  return messages[name][whole].replace(/\{(\w+)\}/g, (_, key: string) => {
    const value = values[key] ?? ''
    return shown(typeof value === 'string' ? value : value[whole])
  })
}

function shown(value: string): string {
  const clean = Array.from(value.replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, ''))
  return clean.length > 60 ? `${clean.slice(0, 60).join('')}…` : clean.join('')
}
