import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSample, type Sample } from '../../testing/sample.ts'
import { readContent } from '../index.ts'
import { problemText } from '../problems.ts'

let sample: Sample
let told: { zh: string[]; en: string[] }
beforeAll(async () => {
  sample = await createSample()
  await sample.edit('pages/culture.zh.yaml', /^related: .*$/m, 'related: [/introducton]')
  await sample.edit('pages/recruitConsulting.zh.yaml', 'to: "#在招岗位"', 'to: "#在招职位"')
  await sample.edit('pages/contactUs.en.yaml', 'to: "#Southwest China"', 'to: "#Southwst China"')
  await sample.edit('pages/culture.zh.yaml', /^picture: banners\/(.*)$/m, 'picture: baners/$1')
  await sample.edit('pages/culture.en.yaml', /^subtitle: .*$/m, 'subtitle: $(hogs-sold-2052)')
  await sample.edit('site.yaml', 'items: [introduction', 'items: [introductoin')
  await sample.edit('site.yaml', 'legal: [privacy', 'legal: [privcay')
  await sample.edit('calendar.yaml', /^( *)date: .*$/m, '$1date: 2026-04-28\n$1time: "15:00"\n$1until: "14:00"')
  await sample.edit('calendar.yaml', /^ *- \{ code: meeting.*\n/m, '')
  await sample.edit('calendar.yaml', '    time: "15:00"\n    until: "17:00"\n', '    until: "17:00"\n')
  await sample.edit('esg-data.yaml', 'values: ["—", "0.98", ', 'values: ["0.98", ')
  await sample.edit('pages/lowProtein.zh.yaml', 'values: [10.4, 9.6, ', 'values: [9.6, ')
  await sample.edit('pages/wastewater.zh.yaml', '- { at: 2月', '- { at: 22月')
  await sample.edit('pages/financial.en.yaml', 'values: [81.1, ', 'values: [')
  await sample.edit('certifications.yaml', /number: .*/, 'number: $(hogs-sold-2025)')
  await sample.edit('lots.yaml', 'number: QS-20261103-0427', 'number: QS-2026-0427')
  await sample.edit('lots.yaml', 'site: xiangzhou-shuanggou-farm', 'site: shuanggou')
  await sample.edit('lots.yaml', 'values: [LB261107-03]', 'values: []')
  await sample.edit('lots.yaml', /stage: shelf\n/, 'stage: shop\n')
  await sample.edit('lots.yaml', 'number: QS-20261118-0112', 'number: QS-20261119-0203')
  await sample.edit('announcements/2026-04-28-annual-report-2025.yaml', /^number: .*$/m, 'number: "2023-088"')
  await sample.edit('pig-sale.yaml', 'week: 2026-11-09', 'week: 2026-11-10')
  await sample.edit('pig-sale.yaml', 'kind: piglet', 'kind: piglets')
  await sample.edit('lots.yaml', 'batch: ZM260719-02', 'batch: ZM260719-03')
  const { problems } = await readContent(sample.settings.content)
  const say = (lang: 'zh' | 'en') => problems.map((problem) => problemText(problem, lang).replace(/:\d+ /, ' '))
  told = { zh: say('zh'), en: say('en') }
})
afterAll(() => sample.dispose())

test.each([
  [
    'a sale point whose kind is nearly one that pages list',
    'pig-sale.yaml items.8.kind — 没有页面列出种类为“piglets”的销售点。是否应为“piglet”？',
    'pig-sale.yaml items.8.kind — No page lists sale points of the kind “piglets”. Did you mean “piglet”?',
  ],
  [
    'a week of guide prices that begins on a Tuesday',
    'pig-sale.yaml indicative.2.week — 2026-11-10不是星期一。请写这一周的星期一：2026-11-09。',
    'pig-sale.yaml indicative.2.week — 2026-11-10 is no Monday. Write the Monday of that week, 2026-11-09.',
  ],
  [
    'an announcement with the number of another',
    'announcements/2026-04-28-annual-report-2025.yaml number — 编号“2023-088”已用于announcements/2023-12-13-independent-director-rules-revised.yaml。请核对，改正其中一个。',
    'announcements/2026-04-28-annual-report-2025.yaml number — The number “2023-088” is that of announcements/2023-12-13-independent-director-rules-revised.yaml as well. Check both, and mend the wrong one.',
  ],
  [
    'a province that leads to a region without a contact',
    'pages/contactUs.en.yaml blocks.2.items.6.to — 链接#Southwst China没有对应的页面。是否应为“#Southwest China”？',
    'pages/contactUs.en.yaml blocks.2.items.6.to — The link #Southwst China leads nowhere. Did you mean “#Southwest China”?',
  ],
  [
    'a button to a block that the page does not have',
    'pages/recruitConsulting.zh.yaml blocks.0.actions.1.to — 链接#在招职位没有对应的页面。是否应为“#在招岗位”？',
    'pages/recruitConsulting.zh.yaml blocks.0.actions.1.to — The link #在招职位 leads nowhere. Did you mean “#在招岗位”?',
  ],
  [
    'a link that is nearly a route',
    'pages/culture.zh.yaml related.0 — 链接/introducton没有对应的页面。是否应为“/introduction”？',
    'pages/culture.zh.yaml related.0 — The link /introducton leads nowhere. Did you mean “/introduction”?',
  ],
  [
    'a picture whose name is nearly one',
    'pages/culture.zh.yaml picture — 没有media/baners/culture.webp这个文件。是否应为“banners/culture.webp”？',
    'pages/culture.zh.yaml picture — There is no file media/baners/culture.webp. Did you mean “banners/culture.webp”?',
  ],
  [
    'a shared figure whose name is nearly one',
    'pages/culture.en.yaml subtitle — figures.yaml里没有数据“hogs-sold-2052”。是否应为“hogs-sold-2025”？',
    'pages/culture.en.yaml subtitle — There is no figure “hogs-sold-2052” in figures.yaml. Did you mean “hogs-sold-2025”?',
  ],
  [
    'an entry of the footer that is nearly one of the menu',
    'site.yaml footer.columns.0.items.0 — 页脚用到的“introductoin”不在导航里。是否应为“introduction”？',
    'site.yaml footer.columns.0.items.0 — The footer names “introductoin”, which is not in the navigation. Did you mean “introduction”?',
  ],
  [
    'a small link of the footer that is nearly one of the menu',
    'site.yaml footer.legal.0 — 页脚用到的“privcay”不在导航里。是否应为“privacy”？',
    'site.yaml footer.legal.0 — The footer names “privcay”, which is not in the navigation. Did you mean “privacy”?',
  ],
  [
    'an event that ends before it begins',
    'calendar.yaml items.0.until — 结束时间14:00不晚于开始时间15:00。请改正其中一个。',
    'calendar.yaml items.0.until — The end, 14:00, is not after the beginning, 15:00. Correct one of them.',
  ],
  [
    'a pack whose number has another form',
    'lots.yaml items.0.number — 编号QS-2026-0427与example（QS-20261103-0427）形式不同。请改正其中一个：字母相同，数字位数相同。',
    'lots.yaml items.0.number — The number QS-2026-0427 has another form than example, QS-20261103-0427. Correct one of the two: the same letters, and as many digits.',
  ],
  [
    'a pack whose number another one has',
    'lots.yaml items.4.number — number“QS-20261119-0203”用了两次。请给其中一处换一个不同的number。',
    'lots.yaml items.4.number — The number “QS-20261119-0203” is used twice. Give one of the two another number.',
  ],
  [
    'a pack that was at a site which is not in the list',
    'lots.yaml items.0.stations.1.site — factory-sites.yaml里没有shuanggou这一场所。请改为其中的id，或删除site，只写place。',
    'lots.yaml items.0.stations.1.site — There is no site shuanggou in factory-sites.yaml. Write an id of that file, or remove site and give the place alone.',
  ],
  [
    'a station whose stage has no name',
    'lots.yaml items.0.stations.4.stage — stages里没有shop这一环节。请改为其中之一，或在stages里补上一项。',
    'lots.yaml items.0.stations.4.stage — There is no stage shop in stages. Write one of those, or add it there.',
  ],
  [
    'a station without what its stage records',
    'lots.yaml items.2.stations.0.values — “feed”这一环节有0个数值，stages里列了1项（facts）。请一一对应。',
    'lots.yaml items.2.stations.0.values — The station “feed” has 0 values for 1 facts of its stage. Give one for each.',
  ],
  [
    'a recalled pack that the register of recalls does not name',
    'lots.yaml items.7.recall — 此批ZM260719-03写明已召回，/recalls页面却没有提到这一批号。请补到该页面，或核对批号。',
    'lots.yaml items.7.recall — The batch ZM260719-03 is said to be recalled, but the page /recalls does not name it. Add it there, or check the batch.',
  ],
  [
    'a shared figure where no language is known',
    'certifications.yaml items.0.number — $(hogs-sold-2025)不在zh或en之下，无法确定语言。请移到zh和en里，或直接写出数字。',
    'certifications.yaml items.0.number — $(hogs-sold-2025) stands outside zh and en, where its language is not known. Move it into zh and en, or write the number out.',
  ],
  [
    'an event that ends and does not begin',
    'calendar.yaml items.1.until — 只有结束时间（until），没有开始时间。请补上“time: "…"”，或删除until。',
    'calendar.yaml items.1.until — There is an end (until), but no beginning. Add “time: "…"”, or remove until.',
  ],
  [
    'a kind of event that has no name',
    'calendar.yaml items.2.kind — kinds里没有meeting的名称。请在kinds里补上一项，写明中文和英文名称。',
    'calendar.yaml items.2.kind — The kind meeting has no name in kinds. Add it there with its Chinese and English name.',
  ],
  [
    'a year without its value',
    'esg-data.yaml items.0.values — “emissions-intensity”有4个数值，years有5个年份。请一一对应，没有数值处写"—"。',
    'esg-data.yaml items.0.values — “emissions-intensity” has 4 values for 5 years. Give one for each, "—" where there is none.',
  ],
  [
    'a series without one of its values',
    'pages/lowProtein.zh.yaml blocks.1.series.0.values — “青穗牧业（自产饲料）”有4个数值，categories有5项。请一一对应，没有数值处写null。',
    'pages/lowProtein.zh.yaml blocks.1.series.0.values — “青穗牧业（自产饲料）” has 4 values for 5 categories. Give one for each, null where there is none.',
  ],
  [
    'a mark at no category',
    'pages/wastewater.zh.yaml blocks.4.marks.0.at — categories中没有“22月”。是否应为“2月”？',
    'pages/wastewater.zh.yaml blocks.4.marks.0.at — There is no category “22月”. Did you mean “2月”?',
  ],
  [
    'a series of small multiples without one of its values',
    'pages/financial.en.yaml blocks.2.items.1.series.0.values — “Revenue”有5个数值，categories有6项。请一一对应，没有数值处写null。',
    'pages/financial.en.yaml blocks.2.items.1.series.0.values — “Revenue” has 5 values for 6 categories. Give one for each, null where there is none.',
  ],
])('%s is told with what to do, in both languages', (_, zh, en) => {
  expect(told.zh).toContain(zh)
  expect(told.en).toContain(en)
})

test('what cannot be read is told with the code of the system', async () => {
  const file = `${sample.settings.content}/site.yaml`
  await expect(readContent(file)).rejects.toMatchObject({
    problems: [{ file, reason: { is: 'notReadable', code: 'ENOTDIR' } }],
  })
})
