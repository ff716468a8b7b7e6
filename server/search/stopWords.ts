const stopwords = new Set(
  `a all an and are as at be been but by can do for from had has have how if in into is it its no not of on or our so than
  that the their there these they this to was we were what when which who will with you your
  after again all also am anybody anyone anything away because become before being both come could does doing done down during each
  ever every far find get go going coming happen happens here him his just keep kind know let long look looking made make makes maybe might more
  most must need needs never now off often once only other over own possible quickly really same say see she he shall show since so some
  somebody someone something soon still such take tell then thing things think through too try under until up use used using very want
  wants way ways where while without yet yours
  about any did does get give i me my much many please some tell where whether why would could should us`.split(/\s+/),
)
const particles =
  /^([的了和与及或在是之等为也将吗呢吧么我你有被怎哪几]|什么|几点|怎么|怎样|怎么样|如何|哪里|哪儿|哪些|哪个|哪家|多少|请问|能|还能|干什么|做什么|干嘛|想|想要|打算|太|很|有没有|是否|可以|能否|你们|我们|为什么|谁|咱们|贵公司)$/
const counted = '头只个条箱盒件吨车名位'
// After a word that asks for a number: 几个. With a number some of them say something: 2025年.
const asksNumber = /^(?:多少|几)$/
const classifier = new RegExp(`^[${counted}斤天年岁]$`)
const count = new RegExp(`^\\d+[${counted}]$`)
const segmenter = new Intl.Segmenter('zh', { granularity: 'word' })

/** English words that nearly every text has. */
export const isStopword = (word: string) => stopwords.has(word)

// What people say when they ask, and what is seldom what they look for.
const weakWords = new Set(
  `ask asking best big biggest call calling company current currently good hello help hi home house last latest near nearby new next nice
  people person place please problem question right thank thanks time today tomorrow tonight year yesterday`.split(
    /\s+/,
  ),
)
// Single characters stand joined when they follow each other.
const weakChinese =
  /^(?:我家|我们家|我们村|家里|家|旁边|附近|隔壁|找|问|问下|准备|需要|买|知道|说|讲|看|看看|一下|现在|今天|今日|明天|昨天|今年|本年|去年|上个月|上月|本月|这个月|最近|目前|当前|什么时候|什么地方|下次|上次|这次|时候|多久|多少钱|半夜|夜里|晚上|凌晨|早上|白天|价钱|钱|一|斤|一斤|一头|一只|一吨|一箱|公斤|一个月|有人|东西|情况|数据|事情|问题|得到|帮|帮忙|谢谢|您好|你好|到底|究竟|真的|一直|老是|总是|还|都|也|就|太|很|非常|特别|啊|呀|请|应该|怎么办|办法|来|去|退|到|出|出来|给|让|这|那|里|能|会|干|做|吃|喝|不|没|没有|公司)+$/

/** Whether a word says so little that a sentence which finds nothing may do without it. */
export const isWeak = (word: string) => weakChinese.test(word) || weakWords.has(word.toLowerCase())

/** Whether it asks for a day of which an answer that does not name it says nothing. */
export const isOtherDay = (word: string) => /next|tomorrow|yesterday|明天|昨天/i.test(word)

/** How many somebody wants, which is in no text. */
export const isCount = (word: string) => count.test(word)

/** Whether it is more than characters that stand side by side: ICU's dictionary has a word of it, or it is Latin. */
export const hasWord = (text: string) => wordsIn(text).some((word) => Array.from(word).length > 1)

/** A run of Chinese cut into words by ICU's dictionary. */
export const wordsIn = (run: string) => Array.from(segmenter.segment(run), ({ segment }) => segment)

/**
 * A run of Chinese as words, particles and question words left out. ICU takes words that its dictionary lacks to pieces, so single
 * characters in a row are joined. Used on keywords alone: what is found must not hang on a dictionary.
 */
export function splitChinese(run: string): string[] {
  const words: string[] = []
  let joins = false
  let before = ''
  for (const segment of wordsIn(run)) {
    const single = Array.from(segment).length === 1
    const isCounted = asksNumber.test(before) && classifier.test(segment)
    before = segment
    if (isCounted || particles.test(segment)) {
      joins = false
      continue
    }
    if (single && joins) words[words.length - 1] += segment
    else words.push(segment)
    joins = single
  }
  return words
}
