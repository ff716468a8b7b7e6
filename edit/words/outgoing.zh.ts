/** 发布之前，对将要发布的内容说的话。 */
export const outgoingZh = {
  look: (count: number) => `先看一遍这${count}项`,
  back: '返回列表',
  title: (count: number) => `将要发布的${count}项`,
  comparing: '正在与网站上的内容比较，并检查全部内容',
  fine: '检查没有发现问题，可以发布。',
  wrong: (count: number) => `有${count}处要先改正，才能发布。`,
  elsewhere: '发布以后，别处会出错，或者链接会打不开：',
  leaves: '读者现在看得到这一项；发布以后就看不到了，通往它的链接也打不开。',
  leavesUntil: (time: string) =>
    `读者现在看得到这一项；发布以后就看不到了，通往它的链接也打不开，到${time}（北京时间）才再出现。`,
  apart: (titles: string) => `以下内容要一起发布，请一并选上：${titles}`,
  along: '有内容用到它，会一起发布',
  before: '现在',
  after: '发布后',
  stale: '译好之后，另一种语言又改过。',
  others: '在搜索结果和分享链接中的样子',
  longTitle: '标题偏长，搜索结果里会被截断。',
  longDescription: '描述偏长，搜索结果里会被截断。',
  noDescription: '没有描述，搜索引擎会自行摘取页面文字。',
}
