import type { WholeLang } from '#contract/wholeLangs.ts'
import type { FormatName } from '../shapes/fields.ts'
import type { Words } from './zh.ts'

/** What is said otherwise to those who fill in forms, and see neither files nor how they are written. */
type FormWords = Partial<Words['reasons']>

const zhFormats: Partial<Record<FormatName, string>> = {
  date: '请填日期，如2026-03-18。',
  moment: '请填日期和时间，如2026-11-27 08:00（北京时间）。',
  code: '请选一个类别。',
  time: '请填24小时制的时间，如14:30。',
  colour: '请选一种颜色。',
}
const enFormats: Partial<Record<FormatName, string>> = {
  date: 'Please enter a day, such as 2026-03-18.',
  moment: 'Please enter a day and a time, such as 2026-11-27 08:00 (time in China).',
  code: 'Please choose a category.',
  time: 'Please enter a time, such as 14:30.',
  colour: 'Please choose a colour.',
}

const zh: FormWords = {
  nothingGiven: () => '这里还没有填写。请填写。',
  emptyText: () => '这里还没有填写。请填写。',
  descriptionMissing: () => '有图片就要有图片说明。请写画面里有什么，供看不到图片的读者了解。',
  modeOfPicture: () =>
    '选了“横幅样式”，这里却没有图片。请补上图片，或把“横幅样式”改为“（无）”：没有图片的横幅会画成纸面。',
  pinsOfPicture: () => '图上的数字要有图片，并且“横幅样式”选“明亮天空”或“夜色”。请补上，或删去这些数字。',
  bannerContrast: ({ mode }) =>
    mode === 'sky'
      ? '标题在这张图片上看不清：深色文字位于上半部中间，那里的画面太暗或太杂。请换一张图片；夜景请选“夜色”；或选“（无）”，文字就排在图片上方。'
      : '标题在这张图片上看不清：白色文字位于上半部中间，那里的画面太亮。请换一张图片；明亮的画面请选“明亮天空”；或选“（无）”，文字就排在图片上方。',
  cellsPerColumn: ({ row, found, wanted }) =>
    `表格第${row}行有${found}格，与${wanted}列对不上。请补齐或删去多余的格；没有内容的格留空。`,
  valuesPerCategory: ({ name, found, wanted }) =>
    `“${name}”有${found}个数值，类别有${wanted}项。请一一对应，没有数值处留空。`,
  valuesPerYear: ({ id, found, wanted }) => `“${id}”有${found}个数值，年份有${wanted}个。请一一对应，没有数值处填“—”。`,
  numbersDiffer: ({ here, there }) =>
    `这里写“${here}”，另一种语言在同一处写“${there}”，按单位换算后不是同一个数。请核对，改正写错的一处。`,
  numberTaken: ({ number, other, title }) =>
    `编号“${number}”已用于《${title?.zh ?? title?.en ?? other}》。请核对，改正其中一个。`,
  inFuture: ({ day, publishAt }) =>
    `${day}还没有到。请核对日期${publishAt === undefined ? '' : '；如果要到那天才发布，请填“发布时间”'}。`,
  untilBeforePublishing: () => '“截止时间”不晚于“发布时间”。请改正其中一个。',
  publishedBeforeDate: ({ date, day }) => `日期${date}晚于发布当天${day}。请改正日期，或推迟“发布时间”。`,
  movedWithoutUntil: () => '“撤下后转到”在截止时间之后才生效，而这里没有截止时间。请补上截止时间，或清空这一栏。',
  untilAlone: () => '只有截止时间，没有开始时间。请补上“时间”，或清空截止时间。',
  linkNotYet: ({ to, at }) =>
    `链接${to}指向的内容到${at}（北京时间）才上线。请让这一项在同一时间或更晚发布（“发布时间”），或到时再加这个链接。`,
  pageWithoutEntry: ({ route }) => `菜单里还没有${route}，读者找不到这一页。请把它加入菜单。`,
  unknownFigure: ({ id, meant }) =>
    `公用数字里没有“${id}”。${meant === undefined ? '请在“公用数字”里补上，或在这里直接写出数字。' : `是否应为“${meant}”？`}`,
}

const en: FormWords = {
  nothingGiven: () => 'This is empty. Please fill it in.',
  emptyText: () => 'This is empty. Please fill it in.',
  descriptionMissing: () => 'A picture needs a description. Say what it shows, for readers who cannot see it.',
  modeOfPicture: () =>
    '“Look of the banner” says how words stand on a picture, but there is none. Add a picture, or choose “(none)”: a banner without one is drawn.',
  pinsOfPicture: () =>
    'Figures are pinned to a picture whose “Look of the banner” is “Bright sky” or “Night”, and there is none here. Add it, or remove the figures.',
  bannerContrast: ({ mode }) =>
    mode === 'sky'
      ? 'The title cannot be read on this picture: where its dark letters stand, in the middle of the upper half, the picture is too dark or too busy. Choose another picture, “Night” for a night, or “(none)”: then the words stand above the picture.'
      : 'The title cannot be read on this picture: where its white letters stand, in the middle of the upper half, the picture is too bright. Choose another picture, “Bright sky” for a bright one, or “(none)”: then the words stand above the picture.',
  cellsPerColumn: ({ row, found, wanted }) =>
    `Row ${row} of the table has ${found} cells for ${wanted} columns. Add or remove cells; one may stay empty.`,
  valuesPerCategory: ({ name, found, wanted }) =>
    `“${name}” has ${found} values for ${wanted} categories. Give one for each, and leave the cell empty where there is none.`,
  valuesPerYear: ({ id, found, wanted }) =>
    `“${id}” has ${found} values for ${wanted} years. Give one for each, “—” where there is none.`,
  numbersDiffer: ({ here, there }) =>
    `Here stands “${here}”, and the other language has “${there}” in the same place: with their units they are different numbers. Check both, and mend the wrong one.`,
  numberTaken: ({ number, other, title }) =>
    `The number “${number}” is that of “${title?.en ?? title?.zh ?? other}” as well. Check both, and mend the wrong one.`,
  inFuture: ({ day, publishAt }) =>
    `${day} lies in the future. Check the date${publishAt === undefined ? '' : '; if it is to appear on that day, fill in “Publish at”'}.`,
  untilBeforePublishing: () => '“Until” is not after “Publish at”. Correct one of them.',
  publishedBeforeDate: ({ date, day }) =>
    `The date ${date} is later than ${day}, the day on which it is published. Correct the date, or let “Publish at” be later.`,
  movedWithoutUntil: () =>
    'It leads to another page once its time is over, and no time is given. Fill in “Until”, or empty this field.',
  untilAlone: () => 'There is an end, but no beginning. Fill in “Time”, or empty “Until”.',
  linkNotYet: ({ to, at }) =>
    `The link ${to} leads to what is not online before ${at} (time in China). Let this be published then or later (“Publish at”), or put the link in then.`,
  pageWithoutEntry: ({ route }) =>
    `The menu does not lead to ${route} yet, so that readers do not find this page. Add it to the menu.`,
  unknownFigure: ({ id, meant }) =>
    `There is no shared figure “${id}”. ${meant === undefined ? 'Add it under “Shared figures”, or write the number out here.' : `Did you mean “${meant}”?`}`,
}

export const inForm: Record<WholeLang, FormWords> = { zh, en }
export const formatsInForm = { zh: zhFormats, en: enFormats }
