/** 跳转、放弃修改，以及按钮旁边的话。 */
export const actions = {
  skip: '跳转',
  toSearch: '跳到搜索',
  toList: '跳到列表',
  toForm: '跳到表单',
  menu: '栏目',
  preview: '预览',
  publishing: '发布设置',
  draftHides: '勾选草稿并发布以后，网站上就看不到这一项了。',
  timeHides: '这一项如果已在网站上，发布这次修改后读者将看不到它，到时再出现。',
  menuEntry: '添加菜单项',
  menuPage: '网站内的页面',
  insert: (label: string) => `在“${label}”下面插入`,
  noDrafts: '没有草稿。把一项设为草稿并保存，就会列在这里。',
  start: {
    title: '从这里开始',
    make: (kind: string) => `新建${kind}`,
    find: '在左边搜索标题和正文，或者从栏目里选。',
    prices: '更新价格：',
    waiting: (count: number) => (count === 0 ? '没有待发布的内容。' : `有${count}项已保存，等待发布`),
  },
  figureUses: (count: number) => (count === 0 ? '没有用到' : `用在${count}处，读者看到的是：`),
  savedBy: (name: string, at: string) => `${name}在${at}保存过。`,
  removeTwinAsk: '删除英文页？英文文字会从这一项里去掉；保存并发布以后，英文网站上就没有这一页了。',
  discard: '放弃修改',
  discardTitle: '放弃这些修改？',
  discardText: (fields: string) => `这些地方没有保存的修改会丢失：${fields}`,
  discardMore: (count: number) => `以及另外${count}处`,
  discardNew: (title: string) => `“${title}”是新建的，还没有保存过，放弃后就没有了。`,
  discardNow: '放弃',
  keepEditing: '继续编辑',
  menuPlace: {
    missing: '菜单里还没有这一页，读者找不到它。',
    add: '加入菜单',
    place: '放在哪一项之后',
    names: { zh: '菜单名称（中文）', en: '菜单名称（英文）', ja: '菜单名称（日文）' },
    added: '已加入菜单并保存，和页面一起发布。',
    along: '同时发布它的菜单项；菜单按已保存的样子发布。',
    stays: '菜单项不随页面发布，它已保存；发布菜单后读者才看得到，见',
    waiting: '待发布',
  },
  onSite: '看网站',
  suddenChange: (before: number, now: number) =>
    `上一周是${before}，这里是${now}，请确认没有填错。不改也可以保存和发布。`,
  quotes: {
    title: '每日行情',
    asOf: (day: string, price: string, count: number) => `截至${day}，收盘${price}；共${count}个交易日`,
    add: '用文件添加行情（.csv、.xlsx）',
    format:
      '第一行写明日期、开盘、最高、最低、收盘、成交量（或date、open、high、low、close、volume），顺序不限，以下每天一行。已有的日期以文件为准。',
    noHead: '文件第一行没有写全日期、开盘、最高、最低、收盘和成交量，没有作任何改动。',
    noDay: (text: string) => `看不懂日期“${text}”，没有作任何改动。请把年份写在最前面，如2026-11-30或2026/11/30。`,
    noDays: '文件第一行以下没有行情，没有作任何改动。',
    added: (count: number) => `读取了${count}天，已保存，尚未发布。`,
  },
  takeDown: {
    button: '撤下',
    title: '从网站上撤下这一项？',
    does: '几秒之内，各语言的读者在列表、菜单、搜索、订阅和网站地图中都不再看到它；其他待发布的内容不会一起发布。以后可以在表单里按“恢复上线”。',
    address: '打开原地址的读者',
    says: {
      nothing: '看到“页面不存在”',
      withdrawn: '看到撤下的日期和原因',
      movedTo: '转到另一页',
    },
    reasons: { zh: '撤下原因（中文）', en: '撤下原因（英文）', ja: '撤下原因（日文）' },
    page: '转到的页面',
    linked: (count: number) => `有${count}项内容链接到它，撤下后链接仍指向原地址：`,
    now: '立即撤下',
    taking: '正在撤下',
    unsaved: '表单里有没保存的修改。请先保存或放弃。',
    over: '已撤下，读者看不到',
    back: '恢复上线',
  },
} as const

type Loose<T> = {
  [K in keyof T]: T[K] extends string
    ? string
    : T[K] extends (...given: infer A) => string
      ? (...given: A) => string
      : Loose<T[K]>
}
export type ActionWords = Loose<typeof actions>
