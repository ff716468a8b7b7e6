import type { Chart } from '#blocks/chart/kind.ts'
import type { TradingDay } from '#contract/charts.ts'
import type { WholeLang } from '#contract/wholeLangs.ts'

/** One chart of every kind and variant, with figures of the size that the company's pages have. */
export const chartSamples: Record<WholeLang, Chart[]> = { zh: chartsIn('zh'), en: chartsIn('en') }

function chartsIn(lang: WholeLang): Chart[] {
  const say = (zh: string, en: string) => (lang === 'zh' ? zh : en)
  /** What Chinese counts in units of a hundred million, English counts in billions. */
  const inBillions = <V extends number | null>(value: V) => (lang === 'zh' || value === null ? value : value / 10)
  const year = say('年份', 'Year')
  const years = ['2021', '2022', '2023', '2024', '2025']
  const months = Array.from(
    { length: 24 },
    (_, at) => `${2024 + Math.floor(at / 12)}-${`${(at % 12) + 1}`.padStart(2, '0')}`,
  )
  const note = say('口径：公司自有饲料厂。示例数据。', 'Scope: the company’s own feed mills. Sample data.')
  return [
    {
      type: 'chart',
      kind: 'line',
      title: say('豆粕用量占比', 'Share of soybean meal in feed'),
      summary: say(
        '五年来，公司饲料中的豆粕占比从13.7%降到7.3%，行业平均为13%左右。',
        'In five years the share of soybean meal in our feed fell from 13.7% to 7.3%; the industry stands at about 13%.',
      ),
      unit: '%',
      note,
      axis: year,
      categories: years,
      series: [
        { name: say('本公司', 'Qingsui'), values: [13.7, 10.9, 9.6, 8.1, 7.3] },
        { name: say('行业平均', 'Industry average'), values: [15.3, 14.5, 13, 12.8, null] },
      ],
      targets: [{ name: say('2027年目标', 'Target 2027'), value: 7 }],
    },
    {
      type: 'chart',
      kind: 'line',
      title: say('生猪均价', 'Average hog price'),
      summary: say(
        '两年里每公斤价格在13.2元和20.4元之间波动，2024年8月最高。',
        'Over two years the price moved between RMB 13.2 and 20.4 per kg, with its peak in August 2024.',
      ),
      unit: say('元/公斤', 'RMB per kg'),
      axis: say('月份', 'Month'),
      categories: months,
      series: [
        {
          name: say('生猪均价', 'Hog price'),
          values: [
            13.8, 14.2, 14.6, 15, 15.6, 18.2, 18.7, 20.4, 19.1, 17.6, 16.5, 15.9, 15.7, 14.8, 14.6, 14.7, 14.5, 14.3,
            14.5, 13.9, 13.3, 13.2, 13.4, 13.6,
          ],
        },
      ],
    },
    {
      type: 'chart',
      kind: 'bar',
      title: say('生猪出栏量', 'Hogs sold'),
      summary: say(
        '2025年出栏7,160万头，是2021年的1.8倍。',
        'We sold 71.6 million hogs in 2025, 1.8 times as many as in 2021.',
      ),
      unit: say('万头', 'million head'),
      note,
      axis: year,
      categories: years,
      series: [
        {
          name: say('出栏量', 'Hogs sold'),
          values: [4026, 6120, 6381, 7160, 7310].map((value) => (lang === 'zh' ? value : value / 100)),
        },
      ],
      marks: [
        { at: '2023', missed: true, text: say('当年计划6,600万头', 'The plan was 66 million') },
        { at: '2025', unaudited: true },
      ],
    },
    {
      type: 'chart',
      kind: 'bar',
      title: say('各季度净利润', 'Net profit by quarter'),
      summary: say(
        '2023年各季度亏损，2024年第二季度起转为盈利。',
        'Every quarter of 2023 closed with a loss; profits returned in the second quarter of 2024.',
      ),
      unit: say('亿元', 'RMB bn'),
      axis: say('季度', 'Quarter'),
      categories: ['2023 Q1', '2023 Q2', '2023 Q3', '2023 Q4', '2024 Q1', '2024 Q2', '2024 Q3', '2024 Q4'],
      series: [
        {
          name: say('净利润', 'Net profit'),
          values: [-11.9, -15.8, 9.4, -23.9, -23.8, 32.1, 96.5, null].map(inBillions),
        },
      ],
    },
    {
      type: 'chart',
      kind: 'bar',
      title: say('出栏结构', 'What was sold'),
      summary: say('商品猪占大头，仔猪连续三年增长。', 'Most were market hogs; piglets grew three years in a row.'),
      unit: say('万头', '10,000 head'),
      axis: year,
      categories: ['2022', '2023', '2024', '2025'],
      series: [
        { name: say('商品猪', 'Market hogs'), values: [5529, 6226, 6548, 6610] },
        { name: say('仔猪', 'Piglets'), values: [455, 510, 566, 640] },
        { name: say('种猪', 'Breeding stock'), values: [135, 145, 46, 60] },
      ],
    },
    {
      type: 'chart',
      kind: 'bar',
      title: say('各地区饲料厂产能', 'Feed mill capacity by region'),
      summary: say('豫鲁皖三地合计占一半以上。', 'Central and eastern China together hold more than half.'),
      unit: say('万吨/年', '10,000 t a year'),
      axis: say('地区', 'Region'),
      categories:
        lang === 'zh'
          ? ['华中地区', '华东地区', '华北地区', '东北三省与内蒙古东部', '西北地区', '西南地区']
          : [
              'Central China',
              'East China',
              'North China',
              'Northeast and eastern Inner Mongolia',
              'Northwest',
              'Southwest',
            ],
      series: [{ name: say('产能', 'Capacity'), values: [860, 540, 410, 365, 128, 96] }],
    },
    {
      type: 'chart',
      kind: 'stacked',
      title: say('每公斤生猪成本构成', 'What a kilogram of hog costs'),
      summary: say(
        '完全成本从15.7元降到12.2元，饲料是降幅最大的一项。',
        'Full cost fell from RMB 15.7 to 12.2 per kg, and feed fell the most.',
      ),
      unit: say('元/公斤', 'RMB per kg'),
      axis: year,
      categories: ['2022', '2023', '2024', '2025'],
      series: [
        { name: say('饲料', 'Feed'), values: [9.6, 9.1, 8.3, 7.2] },
        { name: say('仔猪', 'Piglets'), values: [2.4, 2.2, 2, 1.9] },
        { name: say('人工', 'Labour'), values: [1.5, 1.4, 1.3, 1.2] },
        { name: say('折旧', 'Depreciation'), values: [1.3, 1.3, 1.2, 1.1] },
        { name: say('疫病防控', 'Health'), values: [0.9, 0.8, 0.8, 0.8] },
      ],
    },
    {
      type: 'chart',
      kind: 'stacked',
      title: say('粪污去向', 'Where manure goes'),
      summary: say('三类猪场都以还田为主。', 'On all three kinds of farm most of it returns to the fields.'),
      unit: '%',
      axis: say('场型', 'Farm'),
      categories:
        lang === 'zh'
          ? ['育肥场（5万头以上）', '繁殖场与育种场', '租赁育肥场']
          : ['Finishing farms above 50,000 head', 'Sow and breeding farms', 'Leased finishing farms'],
      series: [
        { name: say('还田', 'Fields'), values: [71, 64, 80] },
        { name: say('有机肥', 'Compost'), values: [17, 20, 14] },
        { name: say('沼气', 'Biogas'), values: [12, 16, 6] },
      ],
    },
    {
      type: 'chart',
      kind: 'bar',
      title: say('成本与去年同期相比', 'Cost compared with a year ago'),
      summary: say('饲料与折旧下降，人工和防疫略升。', 'Feed and depreciation fell; labour and health rose a little.'),
      unit: '%',
      axis: say('项目', 'Item'),
      categories:
        lang === 'zh'
          ? ['饲料与原料采购', '仔猪与种猪摊销', '人工与社会保险', '固定资产折旧', '疫病防控与检测']
          : [
              'Feed and raw materials',
              'Piglets and breeding stock',
              'Wages and insurance',
              'Depreciation',
              'Health and testing',
            ],
      series: [{ name: say('变化', 'Change'), values: [-13.2, -4.1, 2.6, -6.4, 1.9] }],
    },
    {
      type: 'chart',
      kind: 'share',
      title: say('饲料原料结构', 'What the feed is made of'),
      summary: say(
        '玉米、小麦等谷物占八成，豆粕占7.3%。',
        'Four fifths are maize, wheat and other grain; soybean meal is 7.3%.',
      ),
      unit: '%',
      axis: say('原料', 'Ingredient'),
      slices: [
        { name: say('玉米', 'Maize'), value: 52.4 },
        { name: say('小麦', 'Wheat'), value: 18.6 },
        { name: say('其他谷物', 'Other grain'), value: 10.4 },
        { name: say('豆粕', 'Soybean meal'), value: 7.3 },
        { name: say('米糠与麸皮', 'Bran'), value: 6.1 },
        { name: say('氨基酸与其他', 'Amino acids and other'), value: 5.2 },
      ],
    },
    {
      type: 'chart',
      kind: 'share',
      title: say('营业收入构成', 'Revenue by business'),
      summary: say('生猪养殖占四分之三。', 'Three quarters come from hogs.'),
      unit: say('亿元', 'RMB bn'),
      axis: say('业务', 'Business'),
      slices: [
        { name: say('生猪养殖', 'Hog farming'), value: inBillions(1052) },
        { name: say('屠宰与肉食', 'Slaughter and pork'), value: inBillions(243) },
        { name: say('饲料与其他', 'Feed and other'), value: inBillions(84) },
      ],
    },
    {
      type: 'chart',
      kind: 'slope',
      title: say('异味日数', 'Days of distinct smell'),
      summary: say(
        '八个场平均降了一半以上，一个场没有变化。',
        'The mean of eight farms fell by more than half; one did not change.',
      ),
      unit: '%',
      axis: say('季节', 'Season'),
      categories: lang === 'zh' ? ['2025年春', '2026年春'] : ['Spring 2025', 'Spring 2026'],
      series: [
        { name: say('八个场平均', 'Mean of eight farms'), values: [21, 9] },
        { name: say('双沟场', 'Shuanggou farm'), values: [18, 17] },
      ],
    },
    {
      type: 'chart',
      kind: 'candlestick',
      title: say('股价走势', 'Share price'),
      summary: say('过去一年，股价在35元和49元之间。', 'Over the past year the share traded between RMB 35 and 49.'),
      unit: say('元', 'RMB'),
      volumeUnit: say('股', 'shares'),
      levels: [{ name: say('转股价', 'Conversion price'), value: 43.12 }],
      note: say('示例行情，不构成投资建议。', 'Sample quotes, not investment advice.'),
      days: tradingDays(250),
    },
  ]
}

/** Weekdays up to 20 November 2026 with a price that wanders, always in the same way. */
export function tradingDays(count: number): TradingDay[] {
  const dates: string[] = []
  for (let day = Date.UTC(2026, 10, 20); dates.length < count; day -= 86_400_000) {
    if (![0, 6].includes(new Date(day).getUTCDay())) dates.unshift(new Date(day).toISOString().slice(0, 10))
  }
  let close = 42
  const wave = (at: number, length: number) => Math.sin((at / length) * 2 * Math.PI)
  return dates.map((date, at) => {
    const open = round(close + wave(at, 3.7) * 0.25)
    close = round(close + wave(at, 61) * 0.22 + wave(at, 17) * 0.35 + wave(at, 4.3) * 0.45)
    const high = round(Math.max(open, close) + 0.1 + Math.abs(wave(at, 5.1)) * 0.5)
    const low = round(Math.min(open, close) - 0.1 - Math.abs(wave(at, 7.3)) * 0.5)
    const volume = Math.round(24e6 + Math.abs(close - open) * 18e6 + wave(at, 11) * 8e6)
    return { date, open, high, low, close, volume }
  })
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
