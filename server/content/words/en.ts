import type { Lang } from '#contract/paths.ts'
import type { OtherKind } from '../pictures/fileKind.ts'
import type { FormatName } from '../shapes/fields.ts'
import type { ActivePart, BlockOutline, Kind, Words } from './zh.ts'

const list = (names: readonly string[]) => names.join(', ')
const perhaps = ({ meant }: { meant?: string | undefined }, otherwise: string) =>
  meant === undefined ? otherwise : `Did you mean “${meant}”?`
const counted = (count: number, one: string, more = `${one}s`) => `${count} ${count === 1 ? one : more}`
const outline = (block: BlockOutline | undefined) =>
  block ? `${block.name}${block.size === undefined ? '' : ` (${counted(block.size, 'entry', 'entries')})`}` : 'none'
const languages: Record<Lang, string> = { zh: 'Chinese', en: 'English', ja: 'Japanese' }
const measures: Record<Lang, (count: number) => string> = {
  zh: (count) => counted(count, 'Chinese character'),
  en: (count) => counted(count, 'English word'),
  ja: (count) => counted(count, 'Japanese character'),
}
const kinds: Record<Kind, string> = {
  text: 'a text',
  number: 'a number',
  whole: 'a whole number',
  flag: 'true or false',
  list: 'a list',
  group: 'a group of “name: content” lines',
}
const remedies: Record<Kind, string> = {
  text: 'Write one text and nothing else.',
  number: 'Write a number and nothing else.',
  whole: 'Write a number without decimals.',
  flag: 'Write true or false, without quotes.',
  list: 'Write one entry a line, each after “- ” (a hyphen and a space), or all of them as [ …, … ].',
  group: 'Write one “name: content” a line, all two spaces further in than the line above them.',
}
const formats: Record<FormatName, string> = {
  date: 'a date is written as year-month-day with two digits each for month and day, such as 2026-03-18.',
  moment: 'write a day and a time with a T between, such as 2026-11-27T08:00; it is the time of China.',
  code: 'choose a category; in a file that is its number from categories.yaml in quotes, such as "1".',
  id: 'use only letters without accents, digits, hyphens and underscores, such as new-plant.',
  route: 'write an address inside this site, which begins with “/”, such as /introduction.',
  time: 'write a time of 24 hours in quotes, such as "14:30".',
  colour: 'write the code of a colour in quotes, “#” and six digits or letters, such as "#8fc31f".',
  routeOrAddress: 'write an address inside this site, such as /introduction, or a full one that begins with https://.',
  fileHash: 'write the SHA-256 of the file: 64 digits and letters from a to f.',
  packNumber: 'use only capital letters, digits and hyphens, such as QS-20261103-0427.',
  wordName: 'write the name of a word as in web/words, such as menu.open.',
  length: 'write a length or a number in quotes, such as "0px", "1.5rem" or "1.7".',
  url: 'write a full address that begins with https://, such as https://www.example.com.',
}

const otherFiles: Record<OtherKind, string> = {
  gif: 'a GIF',
  bmp: 'a BMP',
  psd: 'a Photoshop file',
  jxl: 'a JPEG XL',
  pdf: 'a PDF',
  zip: 'a ZIP, Word, Excel or PowerPoint file',
  office: 'a Word, Excel or PowerPoint file',
  film: 'a film or sound',
  other: 'something else',
}
const activeParts: Record<ActivePart, string> = {
  script: 'a script or parts of a web page',
  outside: 'references to something outside',
  entities: 'entities of its own (ENTITY)',
  encoding: 'text that is not saved as UTF-8',
  tags: 'tags that cannot be understood',
  notes: 'a photograph with the notes of its camera',
}

const reasons: Words['reasons'] = {
  // How YAML is written
  fullWidthColon: ({ key }) =>
    `The colon after “${key}” is a full-width one. Type a plain colon and a space: “${key}: …”.`,
  spaceAfterColon: ({ key }) => `A space is missing after the colon of “${key}:”. Write “${key}: …”.`,
  fullWidthQuotes: ({ value }) => `The text stands in Chinese quotation marks. Use plain ones: "${value}".`,
  fullWidthComma: () => 'Entries are parted by full-width punctuation. Type a plain comma and a space: [ one, two ].',
  fullWidthSpace: () => 'The line begins with a full-width or other special space. Use plain spaces.',
  tab: () => 'The line begins with a tab. Use spaces, two a level; replace any other tabs in the file as well.',
  colonInText: ({ written }) =>
    `The text holds a colon and a space, so that it is taken for another name. Put all of it in quotes: ${written}`,
  hashInText: ({ written }) =>
    `“#” begins a remark: it and what follows are not shown. Put the text in quotes: ${written}`,
  indentation: () =>
    'This line begins neither where the lines around it do nor two spaces further in. Line it up with those of its level.',
  repeatedKey: ({ key, first }) =>
    `“${key}” stands here a second time; it is on line ${first} already. Keep one of them.`,
  unclosedQuote: ({ mark }) =>
    `The quote (${mark}) that is opened here is never closed. Add the same one at the end of the text.`,
  textAfterQuote: ({ mark }) =>
    `More text follows the closing quote (${mark}). To quote some words, use “ and ”; to quote all of it, move the closing one to the end.`,
  unclosedBracket: ({ open, close }) => `The bracket “${open}” is opened here and never closed. Add “${close}”.`,
  missingComma: () => 'A comma is missing between two entries in brackets. Part them with a comma and a space.',
  noColon: ({ text }) =>
    `“${text}” is not of the form “name: content”. Finish it if it is half written; if it belongs to the text above, put it two spaces further in than the name of that text.`,
  missingDash: () => 'This entry of a list has no “- ” in front. Put a hyphen and a space before it.',
  dashSpace: () => 'A space is missing after the “-” of the entries of this list. Write “- …”.',
  reservedSign: ({ sign }) => `A text cannot begin with “${sign}”. Put all of it in quotes.`,
  badEscape: ({ sequence }) =>
    `“${sequence}” means nothing in double quotes. Put the text in single quotes, or write the backslash twice.`,
  secondDocument: () =>
    '“---” ends the file here. Remove this line; if it is a rule within a text, put as many spaces in front as that text has.',
  mergeConflict: () =>
    'Marks of a merge conflict were left in the file. Keep what is right and remove the lines that begin with <<<<<<<, ======= and >>>>>>>.',
  unclearLine: () =>
    'This cannot be understood. Compare colons, quotes, brackets and spaces of this line and the one above with a similar file.',
  emptyFile: () => 'The file holds nothing. Fill it, or remove it if it is not needed.',

  // What a file may hold
  missing: ({ key }) => `“${key}” is missing. Add “${key}: …” here.`,
  missingChoice: ({ key, allowed }) => `“${key}” is missing. Add it with one of: ${list(allowed)}.`,
  nothingGiven: () => 'Nothing stands here. Fill it in, or remove the line if it is not needed.',
  emptyText: () => 'There is no text here. Fill it in, or remove it if it is not needed.',
  unknownKey: ({ key, allowed, ...near }) =>
    `“${key}” cannot stand here. ${perhaps(near, `Remove it, or use one of: ${list(allowed)}.`)}`,
  needsQuotes: ({ value }) => `This has to be a text. Put ${value} in quotes: "${value}".`,
  plainNumber: ({ value }) =>
    `This has to be a number. Write ${value ?? 'the digits alone, such as 35'}, without quotes, commas or unit.`,
  wrongKind: ({ wanted, found }) => `This has to be ${kinds[wanted]}, but is ${kinds[found]}. ${remedies[wanted]}`,
  decimals: ({ value }) => `${value} has decimals. Write a whole number.`,
  tooFew: ({ found, least, exact }) =>
    `There ${found === 1 ? 'is' : 'are'} ${counted(found, 'entry', 'entries')}, but there have to be ${exact ? '' : 'at least '}${least}. Add what is missing.`,
  tooMany: ({ found, most, exact }) =>
    `There ${found === 1 ? 'is' : 'are'} ${counted(found, 'entry', 'entries')}, but there ${exact ? 'have to be' : 'may be at most'} ${most}. Remove some.`,
  tooSmall: ({ found, least, inclusive }) =>
    `${found} is too small. Write a number ${inclusive ? `of ${least} or more` : `above ${least}`}.`,
  tooBig: ({ found, most, inclusive }) =>
    `${found} is too large. Write a number ${inclusive ? `of ${most} or less` : `below ${most}`}.`,
  notAmong: ({ value, allowed, ...near }) =>
    `“${value}” cannot stand here. ${perhaps(near, `Write one of: ${list(allowed)}.`)}`,
  wrongFormat: ({ format, value, ...near }) =>
    [`“${value}” does not fit: ${formats[format]}`, perhaps(near, '')].filter(Boolean).join(' '),
  noSuchDay: ({ value }) => `There is no day ${value} in the calendar. Check year, month and day.`,
  wrongFile: ({ value, endings, ...near }) =>
    `“${value}” is not the name of a file that can stand here. ${perhaps(near, `Name one in the media folder that ends in ${endings.map((ending) => `.${ending}`).join(' or ')}, such as banners/feed.${endings[0]}; only letters without accents, digits and - _ . / may stand in it.`)}`,
  wrongPicture: ({ value, endings, ...near }) =>
    `“${value}” is not the name of a picture that can stand here. ${perhaps(near, `Name one in the media folder that ends in ${list(endings.map((ending) => `.${ending}`))}, such as news/IMG_0412.jpg; signs such as \\ : * ? # % may not stand in it.`)}`,
  unfit: () => 'This does not fit here. Compare it with a similar file.',

  // Files
  fileMissing: () =>
    'The file is missing, and the site cannot be without it. Restore it from a backup, or write it anew.',
  pageFileName: ({ names }) =>
    `The file name of a page tells its language. Rename it to ${names.map(([lang, name]) => `${name} (${languages[lang]})`).join(' or ')}.`,
  unplacedFile: ({ meant }) =>
    meant === undefined
      ? 'The file belongs to no part of the site. Move it to the right folder, or remove it.'
      : `Files of the content end in .yaml. Rename it to ${meant}.`,
  notUtf8: () =>
    'The file is not saved as UTF-8, but perhaps as GBK or UTF-16. Choose UTF-8 in your editor and save it again.',
  notThere: () => 'There is no such file or folder. Check its place and name.',
  notReadable: ({ code }) => `The server cannot read it (${code}). Check the permissions of the file, and the disk.`,
  articleFileName: () =>
    'A file name may hold only letters without accents, digits, hyphens and underscores. Rename it, as in new-plant.',
  reportPageMissing: ({ route }) =>
    `The site takes reports, but no entry of navigation.yaml leads to ${route}. Add the entry and its page (examples/dairy has one to copy), or remove channels.yaml.`,
  fileNameDate: ({ date, name }) =>
    `The file name does not begin with the date ${date}. Rename the file to ${name}, or correct the date.`,
  mediaMissing: ({ name, ...near }) =>
    `There is no file media/${name}. ${perhaps(near, 'Put it there, or correct the name here.')}`,
  captionsMissing: ({ name, film }) =>
    `The film ${film} has no captions. Put a WebVTT file beside it, media/${name}: in the editors’ program, upload it below the field of the film.`,
  pdfMissing: ({ name }) =>
    `There is no file media/${name}. Run npm --prefix tools run pdfs, which prints it, or put a typeset PDF there.`,
  copiedFile: () =>
    'This looks like a copy and is not shown. Give it a name of its own if it is needed, or else remove it.',
  brokenPicture: () =>
    'The file is not a picture that can be used: it is damaged or half copied. Copy it again, or export it again from the original, and put it here.',
  heicPicture: () =>
    'This is a HEIC picture, which cannot be read here. Save or export it as JPEG; on an iPhone, choose Settings › Camera › Formats › Most Compatible.',
  noPicture: ({ kind }) =>
    `The file is not a picture that can be used: whatever its ending says, it is ${otherFiles[kind]}. Save or export the picture as JPEG or PNG, and put it here.`,
  manyPixels: ({ width, height, most }) =>
    `The picture has ${width} × ${height} pixels, more than ${most} million. Make it smaller and put it here; 6000 pixels in width are plenty.`,
  heavyPicture: ({ megabytes, most }) =>
    `The picture has ${megabytes} MB, more than ${most} MB. Save it as JPEG, and put it here.`,
  activeDrawing: ({ part }) =>
    `The drawing holds ${activeParts[part]}, which a picture of a website must not. Export it again as plain SVG, or as PNG.`,
  brokenMark: () =>
    'The file cannot be used as the mark. Replace it by an SVG whose root has width, height and viewBox.',
  markShape: ({ times }) =>
    `The mark is ${times} times as wide as high, and its icons are square. Draw one between half and twice as wide as high; a logo with the name in it goes into “logo” of site.yaml.`,
  logoShape: ({ times }) =>
    `The logo is ${times} times as wide as high. Draw it once to eight times as wide as high: on a phone of 320 px nobody could read it otherwise.`,
  logoText: () =>
    'The drawing holds text, which looks different wherever its font is missing. Convert the text to paths and export it again.',

  // Between files
  formatOlder: ({ found, format }) =>
    `The content is of format ${found}, and this version reads ${format}. Run "npm run upgrade-content" (in a release bin/upgrade-content).`,
  formatNewer: ({ found, format }) =>
    `The content is of format ${found}, and this version reads up to ${format}. Install the newer version of the product.`,
  pageMissing: () =>
    'The navigation leads to this page, but the file is missing. Add it, or remove the entry from navigation.yaml.',
  twinMissing: ({ twin, lang, mark }) =>
    `There is no ${languages[lang]} version of ${twin}. Add this file with the same structure; if there is to be none, write “${mark}” in its entry of navigation.yaml.`,
  pageWithoutEntry: ({ route }) =>
    `The menu (navigation.yaml) does not lead to ${route} yet, so that no reader finds it. Add it to the menu.`,
  blocksDiffer: ({ here, there, twin }) =>
    `The blocks of the two languages differ: here stands ${outline(here)}, but ${twin} has ${outline(there)}. Give both files the same blocks in the same order, with as many entries.`,
  numbersDiffer: ({ here, there, twin }) =>
    `Here stands “${here}”, and ${twin} has “${there}” in the same place: with their units they are different numbers. Check both, and mend the wrong one.`,
  unknownCategory: ({ list: name, category, allowed }) =>
    `There is no ${name} category "${category}". Write one of: ${list(allowed.map(({ code, en }) => `"${code}" (${en})`))}.`,
  descriptionMissing: () =>
    'A picture needs a description (in a file: “alt: …”). Say what it shows, for readers who cannot see it.',
  modeOfPicture: ({ mode }) =>
    `“mode: ${mode}” says how words stand on a picture, but there is none. Add a picture, or remove this: a banner without one is drawn.`,
  pinsOfPicture: () =>
    'Figures are pinned to a picture that bears words, and there is none here. Add a picture with “sky” or “dusk”, or remove the figures.',
  pinBelowWords: ({ from, to }) =>
    `Pinned figures stand beside the title, which takes ${from}% to ${to}% of the width. Pin this one left of ${from}% or right of ${to}%.`,
  bannerContrast: ({ mode }) =>
    mode === 'sky'
      ? 'The title cannot be read on this picture: where its dark letters stand, in the middle of the upper half, the picture is too dark or too busy. Choose another picture, “dusk” for a night, or remove the mode: then the words stand above the picture.'
      : 'The title cannot be read on this picture: where its white letters stand, in the middle of the upper half, the picture is too bright. Choose another picture, “sky” for a bright one, or remove the mode: then the words stand above the picture.',
  unknownColumn: ({ filter, columns, ...near }) =>
    `The table has no column “${filter}”. ${perhaps(near, `Write one of: ${list(columns)}.`)}`,
  cellsPerColumn: ({ row, found, wanted }) =>
    `Row ${row} of the table has ${counted(found, 'cell')} for ${wanted} columns. Add or remove cells; an empty one is written as "".`,
  columnsOfData: ({ data, found, wanted }) =>
    `The data ${data} have ${wanted} columns, but ${counted(found, 'head')} ${found === 1 ? 'stands' : 'stand'} here. Write ${wanted}.`,
  valuesPerCategory: ({ name, found, wanted }) =>
    `“${name}” has ${counted(found, 'value')} for ${wanted} categories. Give one for each, null where there is none.`,
  strayMark: ({ category, categories, ...near }) =>
    `There is no category “${category}”. ${perhaps(near, `Write one of: ${list(categories)}.`)}`,
  targetState: ({ id, hasTarget }) =>
    hasTarget
      ? `The indicator ${id} has a target, but nobody says how it stands. Write state: met, on-track, late or behind.`
      : `The indicator ${id} has a state, but no target. Add the target, or remove the state.`,
  indicatorNumbers: ({ id, year, found }) =>
    `The indicator “${id}” is not the same number in both languages in ${year}, ${found}. Compare them; units may differ by a power of ten alone.`,
  valuesPerYear: ({ id, found, wanted }) =>
    `“${id}” has ${counted(found, 'value')} for ${wanted} years. Give one for each, "—" where there is none.`,
  footerEntry: ({ id, ...near }) =>
    `The footer names “${id}”, which is not in the navigation. ${perhaps(near, 'Write the id of an entry of navigation.yaml, or remove it.')}`,
  usedTwice: ({ name, value }) => `The ${name} “${value}” is used twice. Give one of the two another ${name}.`,
  idTaken: ({ id, other }) =>
    `“${id}” is the name of ${other} as well, so that both would have one address. Rename this file.`,
  pointNotListed: ({ kind, meant }) => `No page lists sale points of the kind “${kind}”. Did you mean “${meant}”?`,
  notMonday: ({ day, monday }) => `${day} is no Monday. Write the Monday of that week, ${monday}.`,
  numberTaken: ({ number, other }) =>
    `The number “${number}” is that of ${other} as well. Check both, and mend the wrong one.`,
  deadLink: ({ to, ...near }) =>
    `The link ${to} leads nowhere. ${perhaps(near, 'Write an address that this site has, or remove the link.')}`,
  linkNotInLanguage: ({ to, lang }) =>
    `The link ${to} leads to what is not there in ${languages[lang]}. Link to a page that is there in ${languages[lang]}, or remove the link.`,
  linkNotYet: ({ to, at }) =>
    `The link ${to} leads to what is not online before ${at} (time in China). Let this be published then or later (“Publish at”, publishAt), or put the link in then.`,
  linkToDraft: ({ to }) =>
    `The link ${to} leads to a draft, which readers do not see. Publish that first, or leave the link out for now.`,
  inFuture: ({ day, publishAt }) =>
    `${day} lies in the future. Check the date${publishAt === undefined ? '' : `; if it is to appear on that day, add “publishAt: ${publishAt}”`}.`,
  untilBeforePublishing: ({ until, publishAt }) =>
    `The end, until ${until}, is not after the beginning, publishAt ${publishAt}. Correct one of them.`,
  closesBeforeDate: ({ closes, date }) =>
    `The closing day ${closes} is before the day of the post, ${date}. Correct one of them.`,
  movedWithoutUntil: () =>
    'It leads to another page once its time is over, and no time is given. Add until, or remove movedTo.',
  publishedBeforeDate: ({ date, day }) =>
    `The date ${date} is later than ${day}, the day on which it is published. Correct date, or let publishAt be later.`,

  // Calendar, quotes, figures
  untilNotAfter: ({ until, time }) => `The end, ${until}, is not after the beginning, ${time}. Correct one of them.`,
  untilAlone: () => 'There is an end (until), but no beginning. Add “time: "…"”, or remove until.',
  unnamedKind: ({ kind }) => `The kind ${kind} has no name in kinds. Add it there with its Chinese and English name.`,
  otherNumberForm: ({ number, example }) =>
    `The number ${number} has another form than example, ${example}. Correct one of the two: the same letters, and as many digits.`,
  unknownStage: ({ stage }) => `There is no stage ${stage} in stages. Write one of those, or add it there.`,
  valuesPerFact: ({ stage, found, wanted }) =>
    `The station “${stage}” has ${counted(found, 'value')} for ${wanted} facts of its stage. Give one for each.`,
  unknownSite: ({ site }) =>
    `There is no site ${site} in factory-sites.yaml. Write an id of that file, or remove site and give the place alone.`,
  recallNotTold: ({ batch, page }) =>
    `The batch ${batch} is said to be recalled, but the page ${page} does not name it. Add it there, or check the batch.`,
  quoteColumns: ({ columns }) => `The first line has to name the columns. Write ${columns}.`,
  fewDays: () => 'There are fewer than two trading days, so that no change can be told. Give at least two rows.',
  notATradingDay: ({ row }) =>
    `“${row}” is not a whole trading day. Write date, open, high, low, close and volume with commas between, such as 2026-03-18,21.50,21.90,21.30,21.76,1843200.`,
  pricesUnfit: ({ date }) =>
    `The prices of ${date} contradict each other. Check them: open and close lie between low and high, and all are above 0.`,
  dayOrder: ({ date, before }) => `${date} stands after ${before}. Put the days in order, the oldest first, each once.`,
  unknownTarget: ({ id, ...near }) =>
    `No indicator “${id}” in esg-data.yaml has a target. ${perhaps(near, 'Give it a state there, or remove this line.')}`,
  unknownFigure: ({ id, ...near }) =>
    `There is no figure “${id}” in figures.yaml. ${perhaps(near, 'Add it there, or write the number out here.')}`,
  figureValue: ({ id }) =>
    `The figure “${id}” needs either value and unit, or day. Add what is missing, or remove what is too much.`,
  unknownUnit: ({ unit, ...near }) =>
    `There is no unit “${unit}” among units in figures.yaml. ${perhaps(near, 'Add it there.')}`,
  figureWithoutLanguage: ({ reference }) =>
    `${reference} stands outside zh and en, where its language is not known. Move it into zh and en, or write the number out.`,
  figureWrittenOut: ({ text, reference }) =>
    `“${text}” is a figure that several places share. Write ${reference}, so that it is changed in figures.yaml alone.`,

  answerWithoutPage: () => 'There is an answer, but no page that gives it. Add link.',
  answerElsewhere: ({ number, link }) => `“${number}” does not stand on the page ${link}. Compare it with that page.`,
  unknownLatest: ({ id, ...near }) =>
    `There is nothing latest called “${id}”. ${perhaps(near, 'Use price, day or the label of a term of stock or bond, or 1, 2 or day of indicative.')}`,
  noSuchRows: ({ title, link }) =>
    `The page ${link} has no table or contacts titled “${title}”. Compare it with that page.`,

  // How a reader would take it
  halfWidth: ({ found, instead }) => `“${found}”: half-width punctuation in a Chinese text. Write “${instead}”.`,
  chineseInEnglish: ({ found }) => `There is Chinese in an English text: “${found}”. Write it in English.`,
  straightApostrophe: ({ found, instead }) => `“${found}” has a straight apostrophe. Write “${instead}”.`,
  unfinished: ({ found }) => `“${found}” looks like a placeholder. Finish the text, or remove it.`,
  startingText: ({ text }) =>
    `“${text}” stands as a new site begins with it. Write the company’s own text, or remove this one.`,
  exampleAddress: ({ found }) => `“${found}” is an address for examples and leads to nobody. Write the true one.`,
  unknownWord: ({ name, ...near }) =>
    `No word of the site is called “${name}” and can be replaced. ${perhaps(near, 'Compare the names in web/words/en.ts; sentences that hold a number or a title stay as they are.')}`,
  tooShort: ({ lang, found, least }) => `There are ${measures[lang](found)}, fewer than ${least}. Write more.`,
  tooLong: ({ lang, found, most }) => `There are ${measures[lang](found)}, more than ${most}. Shorten the text.`,
  sameParagraph: ({ text, file, field }) =>
    `The same paragraph stands in ${file} ${field}: “${text}…”. Rewrite or remove one of them.`,
  sameTitle: ({ title, other }) =>
    `The title “${title}” is that of ${other} as well, and readers cannot tell them apart. Change one of them.`,
  undatedFigure: ({ label }) =>
    `The figure “${label}” does not say of which year it is. Say so in its note, such as “2025, whole group”.`,
  pdfAlone: ({ id }) =>
    `This PDF belongs to no announcement, so that nobody sees it. Make one of it in the editors’ program (npm run edit, “Pictures and files”), which proposes title, date and text, or write announcements/${id}.yaml.`,
  unusedFile: () => 'Nothing uses this file. Name it in the content, or remove it.',

  // What was published stays
  pdfUnrecorded: ({ name, lang, hash }) =>
    `The PDF ${name} is published, but nothing says which bytes it has. Write “${lang}: ${hash}” under pdf of the last of its editions.`,
  pdfChanged: ({ name, lang, hash }) =>
    `The PDF ${name} is not the one that was published. Put that one back; to correct it, add an edition at the end of editions with date, reason in both languages, and “${lang}: ${hash}” under pdf.`,
  editionWithoutReason: ({ date }) =>
    `The edition of ${date} does not say why there is one. Give its reason in both languages (reason); readers see it in the list and among the corrections.`,
  editionRewritten: ({ date }) =>
    `The edition of ${date} is published and stays as it is. Restore its date and hashes; another PDF is another edition.`,
  editionOrder: ({ date, before }) =>
    `The edition of ${date} stands after that of ${before}. Put editions in the order of their days, and check date.`,
  editionWithoutPdf: ({ date }) =>
    `The edition of ${date} names no PDF. Choose the revised file by “Replace the PDF…”; whoever writes files puts its SHA-256 under pdf.`,

  // What a printed report takes over from pages and articles
  chapterPage: ({ page }) =>
    `There is no page “${page}” in both languages. Check its name, or add the language that is missing.`,
  chapterBlock: ({ page, type }) =>
    `The page “${page}” has no ${type}. Remove it from blocks, or add it to the page in both languages.`,
  chapterArticle: ({ article }) => `There is no article “${article}”. Write its file name without folder and .yaml.`,
  chapterArticleEnglish: ({ article }) =>
    `The article “${article}” is not there in English. Name one that is there in both languages.`,
  chapterArticleLater: ({ article }) =>
    `The article “${article}” is younger than the report. Name one from before the day of the report.`,
  chapterMonth: ({ month }) =>
    `${month} is named, which is after the day of the report. Remove or rewrite what a report of that day cannot know.`,
}

const unread = {
  pdfBroken: 'the file is damaged',
  pdfLocked: 'it opens with a password only',
  pdfHeavy: 'reading it takes too long or too much memory',
}

/** What is said to editors in English. */
export const en: Words = {
  reasons,
  wayToTarget: { unit: '% of the way from base year to target', name: 'Target' },
  published: {
    months: (list) => `${list}: number published each month`,
    years: (list) => `${list}: number published each year`,
  },
  targetStates: {
    met: 'Met',
    'on-track': 'On track',
    late: 'Slightly behind',
    behind: 'Behind',
    none: 'No numeric target',
  },
  leftOut: (problem) => `left out, or shown as it last was good: ${problem}`,
  keptAsItWas: (problem) => `content kept as it was: ${problem}`,
  mended: 'all problems of the content are mended',
  readAgain: 'the content can be read again',
  notShown: (problem) => `the site cannot be shown until this is mended: ${problem}`,
  pdfUnread: (file, why) => `${file} — ${unread[why]}; search goes without its text.`,
  borrowed: (lang, instead, names) =>
    `The ${languages[lang]} words lack ${counted(names.length, 'text')}, which readers get in ${languages[instead]}: ${list(names.slice(0, 5))}${names.length > 5 ? ' and so on' : ''}.`,
  startingContent: (texts, files) =>
    texts === 0
      ? 'No starting text is left. Remove sampleNotice from site.yaml, or say there what readers should know.'
      : `${counted(texts, 'text')} in ${counted(files, 'file')} still stand as a new site begins. Remove sampleNotice from site.yaml, and each is told with its line.`,
  checked: (files, problems) => `content: ${files} files checked, ${problems} problems`,
}
