import type { Lang } from '#contract/paths.ts'
import type { OtherKind } from '../pictures/fileKind.ts'
import type { FormatName } from '../shapes/fields.ts'

/** What a value of a content file can be. */
export type Kind = 'text' | 'number' | 'whole' | 'flag' | 'list' | 'group'
/** What kind of block, with how many entries. */
export interface BlockOutline {
  name: string
  size: number | undefined
}
/** What in a drawing could run or load something, tells of somebody, or cannot be judged. */
export type ActivePart = 'script' | 'outside' | 'entities' | 'encoding' | 'tags' | 'notes'
interface BlockDifference {
  here: BlockOutline | undefined
  there: BlockOutline | undefined
  twin: string
}
/** Two items of one number: what each is called in the languages that it has. */
interface SameNumber {
  number: string
  other: string
  title?: Partial<Record<Lang, string>>
  own?: Partial<Record<Lang, string>>
}
interface Meant {
  /** What was probably meant; left out where nothing is near. */
  meant?: string | undefined
}

const list = (names: readonly string[]) => names.join('、')
/** The nearest name, or else all that are possible. */
const perhaps = ({ meant }: Meant, otherwise: string) => (meant === undefined ? otherwise : `是否应为“${meant}”？`)
const outline = (block: BlockOutline | undefined) =>
  block ? `是${block.name}${block.size === undefined ? '' : `（${block.size}项）`}` : '没有版块'
const languages: Record<Lang, string> = { zh: '中文', en: '英文', ja: '日文' }
const measures: Record<Lang, string> = { zh: '个汉字', en: '个英文单词', ja: '个字' }
const kinds: Record<Kind, string> = {
  text: '文字',
  number: '数字',
  whole: '整数',
  flag: 'true或false',
  list: '列表',
  group: '一组“名称: 内容”',
}
const remedies: Record<Kind, string> = {
  text: '请只写一段文字。',
  number: '请只写数字。',
  whole: '请写不带小数的数字。',
  flag: '请写true或false，不加引号。',
  list: '请每项一行，以“- ”（半角连字符加空格）开头；或写成[…, …]，用半角的括号和逗号。',
  group: '请每行写一个“名称: 内容”，各行对齐，比上一级多缩进两格。',
}
const formats: Record<FormatName, string> = {
  date: '日期请写成年-月-日，月、日各两位，如2026-03-18。',
  moment: '请写日期和时间，中间用T隔开，如2026-11-27T08:00，按中国时间计算。',
  code: '请选一个类别；写在文件里是categories.yaml中的编号，用半角引号括起来，如"1"。',
  id: '请只用英文字母、数字、连字符和下划线，不留空格，如new-plant。',
  route: '请写站内地址，以“/”开头，如/introduction。',
  time: '请写24小时制的时间，用半角引号括起来，如"14:30"。',
  colour: '请写颜色代码：“#”加六位数字或字母，用半角引号括起来，如"#8fc31f"。',
  routeOrAddress: '请写以“/”开头的站内地址，如/introduction；或以https://开头的完整网址。',
  fileHash: '请写文件的SHA-256值：64位数字和小写字母a至f。',
  packNumber: '请只用大写字母、数字和半角连字符，如QS-20261103-0427。',
  wordName: '请写web/words里的名称，如menu.open。',
  length: '请写长度或数字，并加引号，如"0px"、"1.5rem"、"1.7"。',
  url: '请写完整网址，以https://开头，如https://www.example.com。',
}

const otherFiles: Record<OtherKind, string> = {
  gif: 'GIF动图',
  bmp: 'BMP位图',
  psd: 'Photoshop文件',
  jxl: 'JPEG XL图片',
  pdf: 'PDF',
  zip: '压缩包，或Word、Excel、PowerPoint文件',
  office: 'Word、Excel或PowerPoint文件',
  film: '视频或音频',
  other: '别的文件',
}
const activeParts: Record<ActivePart, string> = {
  script: '脚本或网页内容',
  outside: '对外部文件或网址的引用',
  entities: '自定义的实体（ENTITY）',
  encoding: '不是用UTF-8保存的文字',
  tags: '无法识别的标签',
  notes: '带有拍摄信息的照片',
}

/** One sentence a reason, which says what is wrong and what to do. Values are those of the reason. */
const reasons = {
  // How YAML is written
  fullWidthColon: ({ key }: { key: string }) => `“${key}”后面用了全角冒号。请改为半角冒号加一个空格，即“${key}: …”。`,
  spaceAfterColon: ({ key }: { key: string }) => `“${key}:”的冒号后面缺少空格。请加上一个空格，即“${key}: …”。`,
  fullWidthQuotes: ({ value }: { value: string }) => `内容外面用了中文引号。请改用半角引号，即"${value}"。`,
  fullWidthComma: () => '各项之间用了全角标点。请改为半角逗号加一个空格，如[甲, 乙]。',
  fullWidthSpace: () => '行首用了全角空格或其他特殊空格。请改用半角空格缩进。',
  tab: () => '行首用了制表符（Tab键）缩进。请改用空格，每级两个；文件里其他制表符也请一并改掉。',
  colonInText: ({ written }: { written: string }) =>
    `内容里有冒号和空格，会被误认为另一个名称。请用半角引号把整段内容括起来，写成：${written}`,
  hashInText: ({ written }: { written: string }) =>
    `“#”及其后面的内容会被当作备注，不会显示。请用半角引号把内容括起来，写成：${written}`,
  indentation: () => '这一行的缩进与上下行对不上。请让同一级的各行左端对齐，下一级比上一级多缩进两格。',
  repeatedKey: ({ key, first }: { key: string; first: number }) =>
    `“${key}”重复出现，第${first}行已经写过。请只保留一处。`,
  unclosedQuote: ({ mark }: { mark: string }) => `这里的引号（${mark}）没有收尾。请在内容末尾补上同样的引号。`,
  textAfterQuote: ({ mark }: { mark: string }) =>
    `引号（${mark}）收尾之后还有内容。如果只是引用其中的词语，请改用“”；如果要括起整段内容，请把后一个引号移到末尾。`,
  unclosedBracket: ({ open, close }: { open: string; close: string }) => `这里的“${open}”没有收尾。请补上“${close}”。`,
  missingComma: () => '括号里的各项之间缺少逗号。请用半角逗号加一个空格隔开。',
  noColon: ({ text }: { text: string }) =>
    `“${text}”不是“名称: 内容”的写法。如果没有写完，请补全；如果属于上面的文字，请在行首加空格，比那段文字的名称多缩进两格。`,
  missingDash: () => '列表的这一项开头缺少“- ”。请加上半角连字符和一个空格。',
  dashSpace: () => '列表各项开头的“-”后面缺少空格。请写成“- …”。',
  reservedSign: ({ sign }: { sign: string }) => `内容不能直接以“${sign}”开头。请用半角引号把整段内容括起来。`,
  badEscape: ({ sequence }: { sequence: string }) =>
    `双引号里的“${sequence}”无法识别。请把外面的双引号改为单引号，或把反斜杠写成两个。`,
  secondDocument: () => '“---”会让文件在这里中断。请删除这一行；如果是正文里的分隔线，请与正文对齐缩进。',
  mergeConflict: () => '文件里留有版本合并的冲突标记。请保留正确的内容，删去以<<<<<<<、=======和>>>>>>>开头的三行。',
  unclearLine: () => '这里的写法无法识别。请对照同类文件，检查这一行和上一行的冒号、引号、括号与缩进。',
  emptyFile: () => '文件里没有内容。请填写；如果不再需要，请删除文件。',

  // What a file may hold
  missing: ({ key }: { key: string }) => `缺少“${key}”。请在这里补上“${key}: …”。`,
  missingChoice: ({ key, allowed }: { key: string; allowed: readonly string[] }) =>
    `缺少“${key}”。请补上，可以是：${list(allowed)}。`,
  nothingGiven: () => '这里没有内容。请填写；如果不需要，请删除这一行。',
  emptyText: () => '这里没有文字。请填写；如果不需要，请删去这一项。',
  unknownKey: ({ key, allowed, ...near }: { key: string; allowed: readonly string[] } & Meant) =>
    `这里不能有“${key}”。${perhaps(near, `请删除，或改用下列名称之一：${list(allowed)}。`)}`,
  needsQuotes: ({ value }: { value: string }) => `这里应为文字。请给${value}加上半角引号，即"${value}"。`,
  plainNumber: ({ value }: { value?: string | undefined }) =>
    `这里应为数字。请${value === undefined ? '只写数字，如35' : `直接写${value}`}，不加引号、逗号和单位。`,
  wrongKind: ({ wanted, found }: { wanted: Kind; found: Kind }) =>
    `这里应为${kinds[wanted]}，现在是${kinds[found]}。${remedies[wanted]}`,
  decimals: ({ value }: { value: string }) => `${value}带小数。请写整数。`,
  tooFew: ({ found, least, exact }: { found: number; least: number; exact: boolean }) =>
    `这里有${found}项，${exact ? '应为' : '至少要有'}${least}项。请补充。`,
  tooMany: ({ found, most, exact }: { found: number; most: number; exact: boolean }) =>
    `这里有${found}项，${exact ? '应为' : '最多'}${most}项。请删减。`,
  tooSmall: ({ found, least, inclusive }: { found: number; least: number; inclusive: boolean }) =>
    `${found}太小。请写${inclusive ? '不小于' : '大于'}${least}的数字。`,
  tooBig: ({ found, most, inclusive }: { found: number; most: number; inclusive: boolean }) =>
    `${found}太大。请写${inclusive ? '不大于' : '小于'}${most}的数字。`,
  notAmong: ({ value, allowed, ...near }: { value: string; allowed: readonly string[] } & Meant) =>
    `这里不能写“${value}”。${perhaps(near, `请改为下列之一：${list(allowed)}。`)}`,
  wrongFormat: ({ format, value, ...near }: { format: FormatName; value: string } & Meant) =>
    `“${value}”不合要求：${formats[format]}${perhaps(near, '')}`,
  noSuchDay: ({ value }: { value: string }) => `日历上没有${value}这一天。请核对年、月、日。`,
  wrongFile: ({ value, endings, ...near }: { value: string; endings: readonly string[] } & Meant) =>
    `“${value}”不是可用的文件名。${perhaps(near, `请写media文件夹里以${endings.map((ending) => `.${ending}`).join('或')}结尾的文件，如banners/feed.${endings[0]}；路径里只能有英文字母、数字和“-”“_”“.”“/”。`)}`,
  wrongPicture: ({ value, endings, ...near }: { value: string; endings: readonly string[] } & Meant) =>
    `“${value}”不是可用的图片文件名。${perhaps(near, `请写media文件夹里以${endings.map((ending) => `.${ending}`).join('、')}结尾的文件，如news/IMG_0412.jpg；名称里不能有“\\”“:”“*”“?”“#”“%”这样的符号。`)}`,
  unfit: () => '这里的内容不合要求。请对照同类文件修改。',

  // Files
  fileMissing: () => '缺少这个文件，网站不能没有它。请从备份恢复，或重新建立。',
  pageFileName: ({ names }: { names: readonly [lang: Lang, name: string][] }) =>
    `页面的文件名要写明语言。请改名为${names.map(([lang, name]) => `${name}（${languages[lang]}）`).join('或')}。`,
  unplacedFile: (near: Meant) =>
    near.meant === undefined
      ? '这个文件不属于网站的任何部分。请移到对应的文件夹，或删除。'
      : `文件的扩展名应为.yaml。请改名为${near.meant}。`,
  notUtf8: () => '文件不是用UTF-8保存的，可能是GBK或UTF-16。请在编辑器里选择UTF-8编码，重新保存。',
  notThere: () => '没有这个文件或文件夹。请核对位置和名称。',
  notReadable: ({ code }: { code: string }) => `服务器无法读取（${code}）。请检查文件的权限和磁盘。`,
  articleFileName: () => '文件名只能用英文字母、数字、连字符和下划线，请改名，如new-plant。',
  reportPageMissing: ({ route }: { route: string }) =>
    `网站受理举报，但navigation.yaml没有${route}这一页。请添加这一项和页面（examples/dairy里有样本），或删除channels.yaml。`,
  fileNameDate: ({ date, name }: { date: string; name: string }) =>
    `文件名开头的日期与date（${date}）不一致。请把文件改名为${name}，或改正date。`,
  mediaMissing: ({ name, ...near }: { name: string } & Meant) =>
    `没有media/${name}这个文件。${perhaps(near, '请放入这个文件，或改正这里的文件名。')}`,
  captionsMissing: ({ name, film }: { name: string; film: string }) =>
    `影片${film}缺少字幕。请在影片旁放入WebVTT格式的字幕文件media/${name}；在编辑程序里，可在影片那一栏的下面上传。`,
  pdfMissing: ({ name }: { name: string }) =>
    `缺少media/${name}。请运行npm --prefix tools run pdfs生成，或放入排好版的PDF。`,
  copiedFile: () => '这像是一个副本，网站不会采用。如果有用，请给它取一个自己的名称；如果没有用，请删除。',
  brokenPicture: () => '这个文件不是可用的图片：已损坏，或没有复制完整。请重新复制，或从原图重新导出，再放到这里。',
  heicPicture: () =>
    '这是HEIC格式的图片，这里无法读取。请另存或导出为JPEG；在iPhone上，请选择“设置”›“相机”›“格式”›“兼容性最佳”。',
  noPicture: ({ kind }: { kind: OtherKind }) =>
    `这个文件不是可用的图片：不论扩展名是什么，它是${otherFiles[kind]}。请把图片另存或导出为JPEG或PNG，再放到这里。`,
  manyPixels: ({ width, height, most }: { width: number; height: number; most: number }) =>
    `图片有${width}×${height}像素，超过${most}百万像素。请缩小后再放到这里，宽6000像素已经足够。`,
  heavyPicture: ({ megabytes, most }: { megabytes: number; most: number }) =>
    `图片有${megabytes}MB，超过${most}MB。请另存为JPEG，再放到这里。`,
  activeDrawing: ({ part }: { part: ActivePart }) =>
    `这个图形里有${activeParts[part]}，网站的图片里不能有。请重新导出为普通的SVG，或导出为PNG。`,
  brokenMark: () => '这个文件不能用作标志。请换成SVG图形，并在根元素上写明width、height和viewBox。',
  markShape: ({ times }: { times: number }) =>
    `标志的宽是高的${times}倍，而图标是正方形的。请换成宽为高的一半到两倍的图形；含有公司名称的标志请写在site.yaml的logo里。`,
  logoShape: ({ times }: { times: number }) =>
    `这个标志的宽是高的${times}倍。请画成宽为高的一到八倍，否则在320像素宽的手机上看不清。`,
  logoText: () => '图形里有文字，在没有这种字体的设备上会变样。请把文字转成路径，再重新导出。',

  // Between files
  formatOlder: ({ found, format }: { found: number; format: number }) =>
    `内容格式是第${found}版，本产品读第${format}版。请运行npm run upgrade-content（安装版是bin/upgrade-content）。`,
  formatNewer: ({ found, format }: { found: number; format: number }) =>
    `内容格式是第${found}版，本产品只读到第${format}版。请安装更新版本的产品。`,
  pageMissing: () => '导航里有这一页，却没有这个文件。请补上文件，或从navigation.yaml删除对应的条目。',
  twinMissing: ({ twin, lang, mark }: { twin: string; lang: Lang; mark: string }) =>
    `${twin}还没有${languages[lang]}版。请照它的结构补上这个文件；如果暂不提供${languages[lang]}版，请在navigation.yaml的条目里写上“${mark}”。`,
  pageWithoutEntry: ({ route }: { route: string }) =>
    `菜单（navigation.yaml）里还没有${route}，读者找不到这一页。请把它加入菜单。`,
  blocksDiffer: ({ here, there, twin }: BlockDifference) =>
    `两种语言的版块对不上：这里${outline(here)}，${twin}里${outline(there)}。请让两个文件的版块种类、顺序和项数相同。`,
  numbersDiffer: ({ here, there, twin }: { here: string; there: string; twin: string }) =>
    `这里写“${here}”，${twin}在同一处写“${there}”，按单位换算后不是同一个数。请核对，改正写错的一处。`,
  unknownCategory: (values: {
    list: string
    category: string
    allowed: readonly { code: string; zh: string; en: string }[]
  }) =>
    `${values.list}没有编号为"${values.category}"的分类。请改为下列之一：${list(values.allowed.map(({ code, zh }) => `"${code}"（${zh}）`))}。`,
  descriptionMissing: () => '有图片就要有图片说明（文件里写作“alt: …”）。请写画面里有什么，供看不到图片的读者了解。',
  modeOfPicture: ({ mode }: { mode: string }) =>
    `“mode: ${mode}”说的是字怎样压在图片上，这里却没有图片。请补上图片（picture），或删去这一项：没有图片的横幅会画成纸面。`,
  pinsOfPicture: () => '图上的数字钉在能承字的图片上，这里没有这样的图片。请补上图片并选sky或dusk，或删去这些数字。',
  pinBelowWords: ({ from, to }: { from: number; to: number }) =>
    `图上的数字立在标题两侧：横向${from}%至${to}%是标题的位置。请把它钉在${from}%以左或${to}%以右。`,
  bannerContrast: ({ mode }: { mode: 'sky' | 'dusk' }): string =>
    mode === 'sky'
      ? '标题在这张图片上看不清：深色文字位于上半部中间，那里的画面太暗或太杂。请换一张图片；夜景请选dusk；或删去这一项，文字就排在图片上方。'
      : '标题在这张图片上看不清：白色文字位于上半部中间，那里的画面太亮。请换一张图片；明亮的画面请选sky；或删去这一项，文字就排在图片上方。',
  unknownColumn: ({ filter, columns, ...near }: { filter: string; columns: readonly string[] } & Meant) =>
    `表格没有名为“${filter}”的列。${perhaps(near, `请改为下列之一：${list(columns)}。`)}`,
  cellsPerColumn: ({ row, found, wanted }: { row: number; found: number; wanted: number }) =>
    `表格第${row}行有${found}格，与${wanted}列对不上。请补齐或删去多余的格；没有内容的格写""。`,
  columnsOfData: ({ data, found, wanted }: { data: string; found: number; wanted: number }) =>
    `${data}的数据有${wanted}列，这里写了${found}个列名。请写${wanted}个。`,
  valuesPerCategory: ({ name, found, wanted }: { name: string; found: number; wanted: number }) =>
    `“${name}”有${found}个数值，categories有${wanted}项。请一一对应，没有数值处写null。`,
  strayMark: ({ category, categories, ...near }: { category: string; categories: readonly string[] } & Meant) =>
    `categories中没有“${category}”。${perhaps(near, `请改为下列之一：${list(categories)}。`)}`,
  targetState: ({ id, hasTarget }: { id: string; hasTarget: boolean }) =>
    hasTarget
      ? `指标${id}有目标，但没有写进展。请写state: met、on-track、late或behind。`
      : `指标${id}写了进展，但没有目标。请补上目标，或删去state。`,
  indicatorNumbers: ({ id, year, found }: { id: string; year: number; found: string }) =>
    `指标“${id}”${year}年的中英文数值不是同一个数：${found}。请核对，两种语言只能因单位不同而相差10的若干次方。`,
  valuesPerYear: ({ id, found, wanted }: { id: string; found: number; wanted: number }) =>
    `“${id}”有${found}个数值，years有${wanted}个年份。请一一对应，没有数值处写"—"。`,
  footerEntry: ({ id, ...near }: { id: string } & Meant) =>
    `页脚用到的“${id}”不在导航里。${perhaps(near, '请写navigation.yaml里某个条目的id，或删除。')}`,
  usedTwice: ({ name, value }: { name: string; value: string }) =>
    `${name}“${value}”用了两次。请给其中一处换一个不同的${name}。`,
  idTaken: ({ id, other }: { id: string; other: string }) =>
    `“${id}”已被${other}使用，两篇内容的地址会相同。请给这个文件改名。`,
  pointNotListed: ({ kind, meant }: { kind: string; meant: string }) =>
    `没有页面列出种类为“${kind}”的销售点。是否应为“${meant}”？`,
  notMonday: ({ day, monday }: { day: string; monday: string }) => `${day}不是星期一。请写这一周的星期一：${monday}。`,
  numberTaken: ({ number, other }: SameNumber) => `编号“${number}”已用于${other}。请核对，改正其中一个。`,
  deadLink: ({ to, ...near }: { to: string } & Meant) =>
    `链接${to}没有对应的页面。${perhaps(near, '请改为站内已有的地址，或删除链接。')}`,
  linkNotInLanguage: ({ to, lang }: { to: string; lang: Lang }) =>
    `链接${to}没有${languages[lang]}版。请改为有${languages[lang]}版的页面，或删除链接。`,
  linkNotYet: ({ to, at }: { to: string; at: string }) =>
    `链接${to}指向的内容到${at}（北京时间）才上线。请让这一项在同一时间或更晚发布（“发布时间”，publishAt），或到时再加这个链接。`,
  linkToDraft: ({ to }: { to: string }) => `链接${to}指向草稿，读者还看不到。请先发布它，或暂时不加这个链接。`,
  inFuture: ({ day, publishAt }: { day: string; publishAt?: string | undefined }) =>
    `${day}还没有到。请核对日期${publishAt === undefined ? '' : `；如果要到那天才发布，请加上“publishAt: ${publishAt}”`}。`,
  untilBeforePublishing: ({ until, publishAt }: { until: string; publishAt: string }) =>
    `下线时间until（${until}）不晚于发布时间publishAt（${publishAt}）。请改正其中一个。`,
  closesBeforeDate: ({ closes, date }: { closes: string; date: string }) =>
    `截止日期${closes}早于发布日期${date}。请改正其中一个。`,
  movedWithoutUntil: () => 'movedTo在截止时间之后才生效，而这里没有截止时间。请补上until，或删除movedTo。',
  publishedBeforeDate: ({ date, day }: { date: string; day: string }) =>
    `日期${date}晚于发布当天${day}。请改正date，或推迟publishAt。`,

  // Calendar, quotes, figures
  untilNotAfter: ({ until, time }: { until: string; time: string }) =>
    `结束时间${until}不晚于开始时间${time}。请改正其中一个。`,
  untilAlone: () => '只有结束时间（until），没有开始时间。请补上“time: "…"”，或删除until。',
  unnamedKind: ({ kind }: { kind: string }) => `kinds里没有${kind}的名称。请在kinds里补上一项，写明中文和英文名称。`,
  otherNumberForm: ({ number, example }: { number: string; example: string }) =>
    `编号${number}与example（${example}）形式不同。请改正其中一个：字母相同，数字位数相同。`,
  unknownStage: ({ stage }: { stage: string }) =>
    `stages里没有${stage}这一环节。请改为其中之一，或在stages里补上一项。`,
  valuesPerFact: ({ stage, found, wanted }: { stage: string; found: number; wanted: number }) =>
    `“${stage}”这一环节有${found}个数值，stages里列了${wanted}项（facts）。请一一对应。`,
  unknownSite: ({ site }: { site: string }) =>
    `factory-sites.yaml里没有${site}这一场所。请改为其中的id，或删除site，只写place。`,
  recallNotTold: ({ batch, page }: { batch: string; page: string }) =>
    `此批${batch}写明已召回，${page}页面却没有提到这一批号。请补到该页面，或核对批号。`,
  quoteColumns: ({ columns }: { columns: string }) => `第一行应为列名。请写成${columns}。`,
  fewDays: () => '交易日不足两天，算不出涨跌。请至少写两行。',
  notATradingDay: ({ row }: { row: string }) =>
    `“${row}”不是一行完整的行情。请依次写日期、开盘、最高、最低、收盘、成交量，用半角逗号隔开，如2026-03-18,21.50,21.90,21.30,21.76,1843200。`,
  pricesUnfit: ({ date }: { date: string }) =>
    `${date}的价格互相矛盾。请核对：最低价不高于开盘价和收盘价，最高价不低于它们，且都大于0。`,
  dayOrder: ({ date, before }: { date: string; before: string }) =>
    `${date}排在${before}后面，顺序不对。请按日期从早到晚排列，每天一行。`,
  unknownTarget: ({ id, ...near }: { id: string } & Meant) =>
    `esg-data.yaml里没有设目标的指标“${id}”。${perhaps(near, '请在那里写明它的state，或删除这一行。')}`,
  unknownFigure: ({ id, ...near }: { id: string } & Meant) =>
    `figures.yaml里没有数据“${id}”。${perhaps(near, '请在figures.yaml里补上，或在这里直接写出数字。')}`,
  figureValue: ({ id }: { id: string }) => `数据“${id}”要么有value和unit，要么有day。请补上缺少的，或删除多余的。`,
  unknownUnit: ({ unit, ...near }: { unit: string } & Meant) =>
    `figures.yaml的units里没有单位“${unit}”。${perhaps(near, '请在units里补上。')}`,
  figureWithoutLanguage: ({ reference }: { reference: string }) =>
    `${reference}不在zh或en之下，无法确定语言。请移到zh和en里，或直接写出数字。`,
  figureWrittenOut: ({ text, reference }: { text: string; reference: string }) =>
    `“${text}”是多处共用的数据。请改写为${reference}，以后只需在figures.yaml改一处。`,

  answerWithoutPage: () => '有答案（answer），却没有给出答案的页面。请补上link。',
  answerElsewhere: ({ number, link }: { number: string; link: string }) =>
    `“${number}”不在${link}页面上。请与该页面核对。`,
  unknownLatest: ({ id, ...near }: { id: string } & Meant) =>
    `没有“${id}”这项最新数据。${perhaps(near, '请改用stock或bond的price、day、条款名称，或indicative的1、2、day。')}`,
  noSuchRows: ({ title, link }: { title: string; link: string }) =>
    `${link}页面上没有标题为“${title}”的表格或联系方式。请与该页面核对。`,

  // How a reader would take it
  halfWidth: ({ found, instead }: { found: string; instead: string }) =>
    `“${found}”：中文里用了半角标点。请改为“${instead}”。`,
  chineseInEnglish: ({ found }: { found: string }) => `英文里有中文文字或标点：“${found}”。请改为英文。`,
  straightApostrophe: ({ found, instead }: { found: string; instead: string }) =>
    `“${found}”用了直撇号。请改为英文排版用的弯撇号，即“${instead}”。`,
  unfinished: ({ found }: { found: string }) => `“${found}”看来是没有写完的占位文字。请补全或删除。`,
  startingText: ({ text }: { text: string }) => `“${text}”仍是新建网站时的文字。请改写为公司自己的内容，或删除。`,
  exampleAddress: ({ found }: { found: string }) => `“${found}”是举例用的地址，通不到任何人。请填写真实地址。`,
  unknownWord: ({ name, ...near }: { name: string; meant?: string | undefined }) =>
    `没有叫“${name}”、可以替换的界面用语。${perhaps(near, '请对照web/words/zh.ts里的名称；带数字或标题的句子不能替换。')}`,
  tooShort: ({ lang, found, least }: { lang: Lang; found: number; least: number }) =>
    `${languages[lang]}有${found}${measures[lang]}，少于${least}个。请补充。`,
  tooLong: ({ lang, found, most }: { lang: Lang; found: number; most: number }) =>
    `${languages[lang]}有${found}${measures[lang]}，多于${most}个。请删减。`,
  sameParagraph: ({ text, file, field }: { text: string; file: string; field: string }) =>
    `这一段与${file}的${field}完全相同：“${text}…”。请改写或删除其中一段。`,
  sameTitle: ({ title, other }: { title: string; other: string }) =>
    `标题“${title}”与${other}相同，读者难以区分。请改其中一个。`,
  undatedFigure: ({ label }: { label: string }) => `数据“${label}”没有写明年份。请在note里补上，如“2025年，集团口径”。`,
  pdfAlone: ({ id }: { id: string }) =>
    `这个PDF不属于任何公告，网站上看不到。请在编辑程序（npm run edit）的“图片与文件”里用它新建公告，标题、日期和正文会按它建议；或者写一个announcements/${id}.yaml。`,
  unusedFile: () => '没有任何内容用到这个文件。请在内容里引用它，或删除。',

  // What was published stays
  pdfUnrecorded: ({ name, lang, hash }: { name: string; lang: Lang; hash: string }) =>
    `PDF文件${name}已经发布，但没有登记它的内容。请在editions的最后一版写pdf，其中“${lang}: ${hash}”。`,
  pdfChanged: ({ name, lang, hash }: { name: string; lang: Lang; hash: string }) =>
    `PDF文件${name}与已发布的不同。请放回原来的文件；确需更正的，请在editions末尾加一版，写明日期date、中英文原因reason，pdf里写“${lang}: ${hash}”。`,
  editionWithoutReason: ({ date }: { date: string }) =>
    `${date}这一版没有写明修订原因。请用两种语言写明原因（reason），读者会在报告列表和更正记录里看到。`,
  editionRewritten: ({ date }: { date: string }) =>
    `${date}这一版已经发布，不能改写。请恢复它的日期和PDF值；新的PDF请另加一版。`,
  editionOrder: ({ date, before }: { date: string; before: string }) =>
    `${date}这一版排在${before}之后。请按日期先后排列，核对date。`,
  editionWithoutPdf: ({ date }: { date: string }) =>
    `${date}这一版没有登记PDF。请用“换一个PDF…”换上修订后的文件；直接改文件的，在pdf里写它的SHA-256值。`,

  // What a printed report takes over from pages and articles
  chapterPage: ({ page }: { page: string }) => `没有中英文齐全的页面“${page}”。请核对页面名称，或补上缺少的语言。`,
  chapterBlock: ({ page, type }: { page: string; type: string }) =>
    `页面“${page}”没有${type}版块。请从blocks里删除它，或在两种语言的页面里补上。`,
  chapterArticle: ({ article }: { article: string }) => `没有文章“${article}”。请写文章的文件名，不带文件夹和.yaml。`,
  chapterArticleEnglish: ({ article }: { article: string }) => `文章“${article}”没有英文版。请改用中英文齐全的文章。`,
  chapterArticleLater: ({ article }: { article: string }) => `文章“${article}”晚于报告日期。请改用报告日期之前的文章。`,
  chapterMonth: ({ month }: { month: string }) => `提到了${month}，晚于报告日期。报告不能写后来的事，请删除或改写。`,
}

const unread = { pdfBroken: '文件已损坏', pdfLocked: '打开需要密码', pdfHeavy: '读取时间过长或占用内存过多' }

/** What is said to editors in Chinese. */
export const zh = {
  reasons,
  /** On drawn banners: the way made from a base year to a target, and how many entries of a list came out. */
  wayToTarget: { unit: '从基年到目标已完成，%', name: '目标' },
  published: {
    months: (list: string) => `${list}，每月发布数`,
    years: (list: string) => `${list}，每年发布数`,
  },
  /** How the target of an ESG indicator stands. */
  targetStates: { met: '已达成', 'on-track': '按计划', late: '略落后', behind: '落后', none: '无量化目标' },
  /** Lines of the server's log and of `npm run check` around the problems. */
  leftOut: (problem: string) => `未采用，或仍显示上一次正确的内容：${problem}`,
  keptAsItWas: (problem: string) => `内容保持原样：${problem}`,
  mended: '内容里的问题都已改正',
  readAgain: '内容又可以读取了',
  notShown: (problem: string) => `改正之前网站无法显示：${problem}`,
  pdfUnread: (file: string, why: 'pdfBroken' | 'pdfLocked' | 'pdfHeavy') =>
    `${file} — ${unread[why]}；搜索跳过它的正文。`,
  /** Of a language whose pack of words is not whole. */
  borrowed: (lang: Lang, instead: Lang, names: readonly string[]) =>
    `${languages[lang]}的界面用语缺${names.length}处，这些地方显示${languages[instead]}：${list(names.slice(0, 5))}${names.length > 5 ? '等' : ''}。`,
  /** Of a site that says itself that it is the starting content: how many texts of it are left, and in how many files. */
  startingContent: (texts: number, files: number) =>
    texts === 0
      ? '起始内容已全部改写：请删除site.yaml里的sampleNotice，或写上自己的说明。'
      : `还有${files}个文件里的${texts}处文字是新建网站时的起始内容。删除site.yaml里的sampleNotice以后，检查会逐处指出。`,
  checked: (files: number, problems: number) => `内容检查：${files}个文件，${problems}个问题`,
}

/** What every language has. */
export type Words = typeof zh
