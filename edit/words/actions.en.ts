import type { ActionWords } from './actions.zh.ts'

/** Skip links, discarding, and what stands beside buttons. */
export const actions: ActionWords = {
  skip: 'Skip links',
  toSearch: 'To the search',
  toList: 'To the list',
  toForm: 'To the form',
  menu: 'Sections',
  preview: 'Preview',
  publishing: 'Publishing settings',
  draftHides: 'Once this is published as a draft, it disappears from the website.',
  timeHides: 'If this is on the website already, publishing the change takes it off until then.',
  menuEntry: 'Add menu entry',
  menuPage: 'A page of this site',
  insert: (label) => `Insert below “${label}”`,
  noDrafts: 'There are no drafts. An item that is saved as a draft is listed here.',
  start: {
    title: 'Begin here',
    make: (kind) => `New: ${kind}`,
    find: 'Search titles and texts on the left, or choose a section.',
    prices: 'Bring prices up to date:',
    waiting: (count) =>
      count === 0
        ? 'Nothing waits to be published.'
        : `${count} ${count === 1 ? 'item waits' : 'items wait'} to be published`,
  },
  figureUses: (count) =>
    count === 0 ? 'Used nowhere' : `Used in ${count} ${count === 1 ? 'place' : 'places'}, as readers see them`,
  savedBy: (name, at) => `${name} saved it on ${at}.`,
  removeTwinAsk:
    'Remove the English page? Its texts are taken out of this item; once that is saved and published, the English site does not have this page.',
  discard: 'Discard changes',
  discardTitle: 'Discard these changes?',
  discardText: (fields) => `Changes that are not saved will be lost here: ${fields}`,
  discardMore: (count) => `and in ${count} more ${count === 1 ? 'place' : 'places'}`,
  discardNew: (title) => `“${title}” is new and was never saved. It will be gone.`,
  discardNow: 'Discard',
  keepEditing: 'Go on editing',
  menuPlace: {
    missing: 'No menu leads to this page yet, so readers do not find it.',
    add: 'Add to menu',
    place: 'Behind',
    names: { zh: 'Entry in Chinese', en: 'Entry in English', ja: 'Entry in Japanese' },
    added: 'It stands in the menu now. That is saved, and is published with the page.',
    along: 'Publish its menu entry as well; the menu goes out as it is saved.',
    stays: 'Its menu entry does not go out with the page. It is saved; readers have it once the menu is published, in',
    waiting: 'To be published',
  },
  suddenChange: (before, now) =>
    `The week before it was ${before}. Is ${now} right? It can be saved and published as it is.`,
  onSite: 'On the website',
  quotes: {
    title: 'Trading days',
    asOf: (day, price, count) => `As of ${day}, closing at ${price}; ${count} trading days`,
    add: 'Add days from a file (.csv, .xlsx)',
    format:
      'A first row with date, open, high, low, close and volume in any order, then a row for each day. Days that are there already are replaced.',
    noHead: 'The first row of the file does not name date, open, high, low, close and volume. Nothing was changed.',
    noDay: (text) =>
      `“${text}” is not understood as a day. Write days as 2026-11-30 or 2026/11/30, year first. Nothing was changed.`,
    noDays: 'The file has no trading day below its first row. Nothing was changed.',
    added: (count) => `${count} ${count === 1 ? 'day was' : 'days were'} read. Saved, not published yet.`,
  },
  takeDown: {
    button: 'Take down',
    title: 'Take this off the website?',
    does: 'Within seconds readers find it no more, in any language: not in lists and menus, search, feeds or the sitemap. Nothing else that waits is published with it. “Put back” in the form brings it back.',
    address: 'Who opens its address',
    says: {
      nothing: 'is told that there is no such page',
      withdrawn: 'is told that it was withdrawn today, and why',
      movedTo: 'is led to another page',
    },
    reasons: { zh: 'Reason, in Chinese', en: 'Reason, in English', ja: 'Reason, in Japanese' },
    page: 'Page that it leads to',
    linked: (count) => `${count === 1 ? 'One item links' : `${count} items link`} to it, and will lead there:`,
    now: 'Take it down now',
    taking: 'Taking it down',
    unsaved: 'There are unsaved changes in the form. Save or discard them first.',
    over: 'Taken down: readers do not see it',
    back: 'Put back',
  },
}
