const stopwords = new Set(
  `a all an and are as at be been but by can do for from had has have how if in into is it its no not of on or our so than
  that the their there these they this to was we were what when which who will with you your`.split(/\s+/),
)
const particles = /^[的了和与及或在是之等为也将]$/
const segmenter = new Intl.Segmenter('zh', { granularity: 'word' })

/** English words that nearly every text has. */
export function isStopword(word: string): boolean {
  return stopwords.has(word)
}

/**
 * A run of Chinese as words, particles left out. ICU takes words that its dictionary lacks to pieces, so single
 * characters in a row are joined. Used on keywords alone: what is found must not hang on a dictionary.
 */
export function splitChinese(run: string): string[] {
  const words: string[] = []
  let joins = false
  for (const { segment } of segmenter.segment(run)) {
    const single = Array.from(segment).length === 1
    if (single && particles.test(segment)) {
      joins = false
      continue
    }
    if (single && joins) words[words.length - 1] += segment
    else words.push(segment)
    joins = single
  }
  return words
}
