import type { outgoingZh } from './outgoing.zh.ts'

const things = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

/** What is said of what goes out, before it does. */
export const outgoingEn: typeof outgoingZh = {
  look: (count) => `Look at ${things(count, 'item', 'items')} first`,
  back: 'Back to the list',
  title: (count) => `What goes out: ${things(count, 'item', 'items')}`,
  comparing: 'Comparing with what readers have, and checking everything',
  fine: 'The checks found nothing that stands against it.',
  wrong: (count) => `${things(count, 'thing has', 'things have')} to be mended before this can be published.`,
  elsewhere: 'This would break what others say, or where their links lead:',
  leaves: 'Readers have this now; publishing the change takes it off the website, and links to it lead nowhere.',
  leavesUntil: (time) =>
    `Readers have this now; publishing the change takes it off the website until ${time} (time in China), and links to it lead nowhere until then.`,
  apart: (titles) => `These have to be published with it, please choose them too: ${titles}`,
  along: 'goes along, because an item shows it',
  before: 'Now',
  after: 'Then',
  stale: 'the other language was changed after this was translated.',
  others: 'In search results and shared links',
  longTitle: 'Search engines will cut this title.',
  longDescription: 'Search engines will cut this description.',
  noDescription: 'There is no description: search engines will choose some words of the page.',
}
