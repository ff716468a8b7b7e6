import type { Kind } from '#edit/content/kinds.ts'
import { cleanStem } from '#edit/media/fileName.ts'

const small = /^(the|of|a|an|and|on|in|for|to|at|by|its|with|from|notice)$/
const most = 6

/** What an item could be called in addresses: the words of its English title, of a page as its others are written. */
export function proposedName({ folder }: Pick<Kind, 'folder'>, title: string): string {
  const all = cleanStem(title).split('-').filter(Boolean)
  const telling = all.filter((word) => !small.test(word))
  const words = (telling.length > 0 ? telling : all).slice(0, most)
  if (folder !== 'pages') return words.join('-')
  return words.map((word, at) => (at === 0 ? word : word[0]?.toUpperCase() + word.slice(1))).join('')
}
