import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openSearch, type SearchEntry, type SearchStore, type SearchWords } from './index.ts'

/* What visitors type and the site does not say: other words, pinyin, slips, addresses, whole questions, nonsense. */

const folder = mkdtempSync(join(tmpdir(), 'search-'))
const page = (lang: 'zh' | 'en', link: string, title: string, text: string): SearchEntry => ({
  ...{ id: link, kind: 'page', lang, link, title, text },
  keys: `${link} ${link.replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')}`,
})
const news = (lang: 'zh' | 'en', link: string, title: string, text: string, date: string): SearchEntry => ({
  ...{ id: link, kind: 'news', lang, link, title, text, date, keys: `${date.slice(0, 4)}年 2026-081` },
})
const person = (lang: 'zh' | 'en', name: string, keys: string): SearchEntry => ({
  ...{ id: 'founder', kind: 'person', lang, link: '/founder', title: name, text: '', keys },
})

const openWith = (name: string, entries: SearchEntry[], searchWords: SearchWords[] = []) =>
  openSearch({ file: join(folder, `${name}.db`), revision: 'r1', entries, searchWords })

const store: SearchStore = openSearch({
  file: join(folder, 'index.db'),
  revision: 'r1',
  entries: [
    page('zh', '/welfare', '薪酬福利', '基本薪酬按月发放，绩效奖金按年结算，员工食堂三餐免费。'),
    page('zh', '/porkSales', '猪肉销售', '14个屠宰厂供应冷鲜肉，质量由检验部门负责。'),
    page('zh', '/manageTeam', '管理团队', '董事长和总经理的履历。'),
    page('zh', '/cafe', '员工食堂', '食堂每日开放。'),
    page('zh', '/neighbours', '社区共荣', '猪场周边居民的气味投诉，由联络员答复。'),
    page('zh', '/audit', '审核', '供应商审核由采购中心负责，审核每年一次。'),
    page('zh', '/bond', '转债', '2027年到期。'),
    person('zh', '沈禾', 'Shen He'),
    person('en', 'Shen He', '沈禾'),
    news('zh', '/gala', '国庆晚会', '员工在襄阳举办晚会，食堂加餐。', '2024-09-28'),
    news('zh', '/gala-2025', '国庆晚会', '员工在南阳举办晚会。', '2025-09-27'),
    page(
      'en',
      '/welfare',
      'Pay and benefits',
      'Salaries are paid monthly, performance pay once a year, meals are free.',
    ),
    page('en', '/porkSales', 'Pork sales', 'Fourteen slaughter plants supply chilled pork.'),
    news(
      'en',
      '/odour',
      'Neighbours keep diaries',
      'Neighbours of pork plants write down when it smells.',
      '2025-03-01',
    ),
  ],
  searchWords: [
    { zh: ['薪酬', '工资', '年终奖'], en: ['salary', 'wage', 'bonus'], link: '/welfare' },
    { zh: ['管理层', '老板'], en: ['boss', 'managing director'], link: '/manageTeam', answer: { zh: '董事长林致远' } },
    { zh: ['屠宰厂', '杀猪厂'], en: ['slaughter plant', 'abattoir'] },
    { zh: ['气味', '臭'], en: ['odour', 'stench'] },
    {
      ...{ zh: ['校招', '招聘'], en: ['vacancy'], link: '/cafe' },
      answer: { zh: '食堂招人' },
      answerRows: {
        zh: [
          { name: '厨师', text: '厨师：襄阳，2人' },
          { name: '店长', text: '店长：南阳，要会做厨师，1人' },
        ],
      },
    },
  ],
})
afterAll(() => {
  store.close()
  rmSync(folder, { recursive: true })
})

const ask = (keyword: string, lang: 'zh' | 'en' = 'zh') => store.search({ lang, keyword, page: 1, pageSize: 10 })
const links = (keyword: string, lang: 'zh' | 'en' = 'zh') => ask(keyword, lang).items.map(({ link }) => link)

test('a word of a group finds what says another word of it, and marks that', () => {
  expect(links('杀猪厂')).toEqual(['/porkSales'])
  expect(ask('abattoirs', 'en').items[0]?.excerpt.find(({ hit }) => hit)?.text).toBe('slaughter plants')
  expect(links('工资', 'zh')[0]).toBe('/welfare')
})

test('the page that editors name stands first, and is there even where no text says the word', () => {
  expect(links('老板')).toEqual(['/manageTeam'])
  expect(links('你们的老板是谁')[0]).toBe('/manageTeam')
  expect(links('wages', 'en')).toEqual(['/welfare'])
  // English visitors do not have this page.
  expect(links('boss', 'en')).toEqual([])
})

test('of a few words the page that editors name stands first, unless a title has all of them or a year is asked for', () => {
  const piglets = openWith(
    'piglets',
    [
      page('en', '/pigletSell', 'Piglets', 'Farms pick them up in lorries of their own.'),
      news(
        'en',
        '/buying',
        'What a farm reckons with',
        'Before you buy piglets, buy feed. Then buy piglets.',
        '2024-10-17',
      ),
      news('en', '/weighed', 'Piglets weighed', 'Each one before it was sold, in 2024 too.', '2024-11-17'),
    ],
    [{ en: ['piglet'], link: '/pigletSell' }],
  )
  const first = (keyword: string) => piglets.search({ lang: 'en', keyword, page: 1, pageSize: 1 }).items[0]?.link
  expect(first('buy piglets')).toBe('/pigletSell')
  expect(first('piglets weighed')).toBe('/weighed')
  expect(first('piglets 2024')).toBe('/weighed')
  piglets.close()
})

test('of two pages that editors name that of the longer word comes first, and neither answers', () => {
  const feed = openWith(
    'feed',
    [
      page('en', '/pigletSell', 'Piglets', 'Piglets eat creep feed, and more creep feed.'),
      page('en', '/feedSales', 'Feed', 'Creep feed for the first days of piglets.'),
    ],
    [
      { en: ['piglet'], link: '/pigletSell', answer: { en: 'RMB 30' } },
      { en: ['creep feed'], link: '/feedSales' },
    ],
  )
  const { items } = feed.search({ lang: 'en', keyword: 'piglets creep feed', page: 1, pageSize: 2 })
  expect(items.map(({ link, answer }) => [link, answer])).toEqual([
    ['/feedSales', undefined],
    ['/pigletSell', undefined],
  ])
  feed.close()
})

test('a word of a group is no slip of another one', () => {
  expect(ask('bonus', 'en')).toMatchObject({ items: [{ link: '/welfare' }] })
  expect(ask('bonus', 'en').corrected).toBeUndefined()
})

test('pinyin finds the Chinese word, written together or apart, on English pages the English one', () => {
  expect(ask('tuzai')).toMatchObject({ corrected: '屠宰', items: [{ link: '/porkSales' }] })
  expect(ask('xin chou fu li')).toMatchObject({ corrected: '薪酬福利', items: [{ link: '/welfare' }] })
  expect(ask('zhurou xiaoshou', 'en').corrected).toBe('Pork sales')
  expect(links('zhurou xiaoshou', 'en')[0]).toBe('/porkSales')
})

test('another character of the same sound is taken for a slip where nothing has it', () => {
  expect(ask('管理团对')).toMatchObject({ corrected: '管理团队', items: [{ link: '/manageTeam' }] })
  expect(ask('国庆完会').corrected).toBe('国庆晚会')
  expect(ask('管理团队').corrected).toBeUndefined()
})

test('who knows an address finds its page by it, in one word or in two', () => {
  for (const keyword of ['manageTeam', 'MANAGETEAM', 'manage team'])
    expect(links(keyword)[0], keyword).toBe('/manageTeam')
})

test('a year finds what is of it, a number the announcement that has it', () => {
  expect(links('2025年国庆晚会')[0]).toBe('/gala-2025')
  expect(links('2024年国庆晚会')[0]).toBe('/gala')
  expect(links('2026-081')).toContain('/gala')
})

test('a question is answered by its rare words; question words say nothing', () => {
  expect(links('请问你们的食堂怎么样')[0]).toBe('/cafe')
  expect(links('How much are performance pay and meals for a stockperson?', 'en')[0]).toBe('/welfare')
})

test('of one word the page about it comes before news that have it in passing', () => {
  expect(links('食堂').slice(0, 2)).toEqual(['/cafe', '/welfare'])
})

test('where most words are in nothing, nothing is found', () => {
  expect(links('quantum rocket chilled violin', 'en')).toEqual([])
})

test('where half of the Latin words are in nothing, nothing is found; Chinese ones may be slips', () => {
  expect(links('violin diaries', 'en')).toEqual([])
  expect(links('violin chilled pork', 'en')).toEqual(['/porkSales'])
  expect(links('审核嗄嘎')[0]).toBe('/audit')
})

test('a long word is found however it goes on, and is no slip of another one', () => {
  const farmers = openWith('farmers', [
    page('en', '/grain', 'Grain', 'Cooperatives sell maize under contract.'),
    page('en', '/governance', 'Governance', 'Corporate bodies and their rules.'),
  ])
  const { items, corrected } = farmers.search({ lang: 'en', keyword: 'cooperate', page: 1, pageSize: 2 })
  expect([corrected, ...items.map(({ link }) => link)]).toEqual([undefined, '/grain'])
  farmers.close()
})

test('nonsense finds nothing, also where it has a common word or a digit of something', () => {
  for (const keyword of ['外星飞船食堂电磁炮', '7yh5gq2w', 'asdfghjkl', '量子纠缠火箭'])
    expect(links(keyword), keyword).toEqual([])
  expect(links('quantum entangled rockets', 'en')).toEqual([])
})

test('two words that were written as one are found', () => {
  expect(ask('slaughterplant', 'en')).toMatchObject({ corrected: 'slaughter plant', items: [{ link: '/porkSales' }] })
})

test('irregular forms of a word are that word', () => {
  expect(links('how was I paid', 'en')[0]).toBe('/welfare')
})

test('what editors answer stands at their page, for who asks for just that and in their language', () => {
  expect(ask('老板').items[0]).toMatchObject({ link: '/manageTeam', answer: '董事长林致远' })
  expect(ask('老板的工资').items[0]?.answer).toBeUndefined()
  expect(ask('薪酬').items[0]?.answer).toBeUndefined()
})

test('few words that stand far apart in a long text do not keep away what has one of them in its title', () => {
  const far = `Stalls are electric. ${'Other things are told here. '.repeat(60)}Fish is sold.`
  const file = join(folder, 'far.db')
  const entries = [page('en', '/long', 'Report', far), page('en', '/lorries', 'Electric lorries', 'They carry feed.')]
  const small = openSearch({ file, revision: 'r1', entries })
  const found = small.search({ lang: 'en', keyword: 'electric fish', page: 1, pageSize: 10 }).items
  small.close()
  expect(found.map(({ link }) => link)).toContain('/lorries')
})

test('a sentence that finds nothing does without its weakest words, and says which', () => {
  expect(ask('我家旁边的猪场臭，找谁')).toMatchObject({ items: [{ link: '/neighbours' }], leftOut: ['我家', '旁边'] })
  expect(ask('猪场的气味').leftOut).toBeUndefined()
})

test('where only parts of a word would be found, its whole words count', () => {
  const { items, leftOut } = ask('2027届校招')
  expect([items[0]?.link, leftOut]).toEqual(['/cafe', ['2027届']])
  expect(items.map(({ link }) => link)).not.toContain('/bond')
})

test('the name of a person is meant before another word that sounds the same', () => {
  for (const keyword of ['沈和', 'shenhe', 'shen he', 'Shen He']) expect(links(keyword)[0], keyword).toBe('/founder')
  expect(links('审合')[0]).toBe('/audit')
  expect(links('shenhe', 'en')[0]).toBe('/founder')
})

test('stop words within the words of a group say nothing', () => {
  expect(ask('is your managing director here').items).toEqual(ask('managing director').items)
  expect(links('slaughter of your plants', 'en')).toEqual(links('slaughter plant', 'en'))
})

test('words of the other language lead to the page of the own one', () => {
  expect(links('工资', 'en')[0]).toBe('/welfare')
  expect(links('abattoir')[0]).toBe('/porkSales')
  expect(links('沈禾', 'en')[0]).toBe('/founder')
})

test('a row answers whoever adds what it is called, and comes before the answer of its group', () => {
  const answers = (keyword: string) => ask(keyword).items.map(({ answer }) => answer)
  expect(answers('招聘')[0]).toBe('食堂招人')
  expect(answers('你们现在招聘吗')[0]).toBe('食堂招人')
  expect(answers('厨师招聘')[0]).toBe('厨师：襄阳，2人')
  expect(answers('招聘 南阳')[0]).toBe('店长：南阳，要会做厨师，1人')
  expect(answers('招聘 司机')[0]).toBeUndefined()
})

test('of a PDF the best page is found, and shown by a sentence of it', () => {
  const pdf = (page: number, text: string, rows = ''): SearchEntry => ({
    ...{ kind: 'document', lang: 'zh', title: '年度报告', text, rows },
    ...{ id: `/r.pdf#page=${page}`, link: `/r.pdf#page=${page}` },
  })
  const entries = [
    pdf(1, '董事会致股东。'),
    pdf(2, '审计费用没有变化。审计机构没有更换。'),
    pdf(3, '其他说明。', '审计 320'),
  ]
  const small = openSearch({ file: join(folder, 'pdf.db'), revision: 'r1', entries })
  const found = (keyword: string) => small.search({ lang: 'zh', keyword, page: 1, pageSize: 10 })
  expect(found('审计费用').items.map(({ link }) => link)).toEqual(['/r.pdf#page=2'])
  expect(found('审计')).toMatchObject({ total: 1, kinds: [{ kind: 'document', count: 1 }] })
  expect(found('320').items[0]).toMatchObject({ link: '/r.pdf#page=3', excerpt: [{ text: '其他说明。', hit: false }] })
  expect(found('年度报告').items[0]?.link).toBe('/r.pdf#page=1')
  expect(small.suggest('zh', '年度')).toEqual([])
  small.close()
})

test('a slip of a word that only a group has is mended', () => {
  expect(ask('abbatoir', 'en')).toMatchObject({ corrected: 'abattoir', items: [{ link: '/porkSales' }] })
})

test('nothing is found by a single character of a name that nothing has', () => {
  expect(ask('职斯顿发怒').items).toEqual([])
})

test('when it was says little', () => {
  expect(links('今年年终奖')[0]).toBe('/welfare')
})
