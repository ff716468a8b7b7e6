const stopwords = new Set(
  `a all an and are as at be been but by can do for from had has have how if in into is it its no not of on or our so than
  that the their there these they this to was we were what when which who will with you your
  after again all also am anybody anyone anything away because become before being both come could does doing done down during each
  ever every far find get go going happen happens here him his just keep kind know let long look looking made make makes maybe might more
  most must need needs never now off often once only other over own possible quickly really same say see she he shall show since so some
  somebody someone something soon still such take tell then thing things think through too try under until up use used using very want
  wants way ways where while without yet yours
  about any did does get give i me my much many please some tell where whether why would could should us`.split(/\s+/),
)
const particles =
  /^([的了和与及或在是之等为也将吗呢吧么我你有被怎哪几]|什么|怎么|怎样|怎么样|如何|哪里|哪儿|哪些|哪个|哪家|多少|请问|有没有|是否|可以|能否|你们|我们|为什么|谁|咱们|贵公司)$/
const segmenter = new Intl.Segmenter('zh', { granularity: 'word' })

/** English words that nearly every text has. */
export const isStopword = (word: string) => stopwords.has(word)

/** A run of Chinese cut into words by ICU's dictionary. */
export const wordsIn = (run: string) => Array.from(segmenter.segment(run), ({ segment }) => segment)

/**
 * A run of Chinese as words, particles and question words left out. ICU takes words that its dictionary lacks to pieces, so single
 * characters in a row are joined. Used on keywords alone: what is found must not hang on a dictionary.
 */
export function splitChinese(run: string): string[] {
  const words: string[] = []
  let joins = false
  for (const segment of wordsIn(run)) {
    const single = Array.from(segment).length === 1
    if (particles.test(segment)) {
      joins = false
      continue
    }
    if (single && joins) words[words.length - 1] += segment
    else words.push(segment)
    joins = single
  }
  return words
}
