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
  menuEntry: '添加菜单项',
  menuPage: '网站内的页面',
  insert: (label: string) => `在“${label}”下面插入`,
  blocks: {
    lead: '开头的一段导语，比正文大',
    prose: '一段或几段文字，可分小标题',
    figures: '几个大数字，各带说明',
    steps: '按顺序的几步',
    timeline: '按时间排列的几件事',
    quote: '某人的一句话，带姓名职务',
    callout: '要读者注意的一小段话',
    contacts: '电话、邮箱、地址',
    flow: '一条流程，各站可比较',
    layers: '一圈套一圈的区域',
    targets: '各项目标从基年走到了哪里',
    model: '一张图，逐处讲解并标注数字',
    map: '各省的数字地图',
    cards: '几张小卡片，可带链接',
    table: '一张表格，可筛选',
    faq: '问题和回答',
    split: '图片和文字并排',
    gallery: '一组可以放大的图片',
    downloads: '可以下载的文件',
    chart: '柱、线、环等图表',
    from: '取自数据文件的表或列表',
  },
  noDrafts: '没有草稿。把一项设为草稿并保存，就会列在这里。',
  start: {
    title: '从这里开始',
    make: (kind: string) => `新建${kind}`,
    find: '在左边搜索标题和正文，或者从栏目里选。',
    waiting: (count: number) => (count === 0 ? '没有待发布的内容。' : `有${count}项已保存，等待发布`),
  },
  savedBy: (name: string, at: string) => `${name}在${at}保存过。`,
  removeTwinAsk: '删除英文页？英文文字会从这一项里去掉；保存并发布以后，英文网站上就没有这一页了。',
  discard: '放弃修改',
  discardTitle: '放弃这些修改？',
  discardText: (fields: string) => `这些地方没有保存的修改会丢失：${fields}`,
  discardMore: (count: number) => `以及另外${count}处`,
  discardNew: (title: string) => `“${title}”是新建的，还没有保存过，放弃后就没有了。`,
  discardNow: '放弃',
  keepEditing: '继续编辑',
} as const

type Loose<T> = {
  [K in keyof T]: T[K] extends string
    ? string
    : T[K] extends (...given: infer A) => string
      ? (...given: A) => string
      : Loose<T[K]>
}
export type ActionWords = Loose<typeof actions>
