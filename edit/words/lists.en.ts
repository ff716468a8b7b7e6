import type { ListWords } from './lists.zh.ts'
import { manyEn } from './many.en.ts'
import { outgoingEn } from './outgoing.en.ts'
import { reviewEn } from './review.en.ts'

const things = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

export const lists: ListWords = {
  drafts: 'Drafts',
  schedule: 'Calendar',
  releases: 'Recently published',
  translations: 'Translations',
  outgoing: outgoingEn,
  many: manyEn,
  review: reviewEn,
  calendar: {
    previous: 'Previous month',
    next: 'Next month',
    today: 'This month',
    will: { publish: 'Will be published', end: 'Will be taken down' },
    did: { publish: 'Published', end: 'Taken down' },
    unpublished: 'only once you publish it',
    none: 'Nothing is published or taken down by the clock in this month.',
    weekdays: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
    count: (count) => things(count, 'item', 'items'),
  },
  release: {
    by: (name, at) => `${name}, ${at}`,
    written: (names) => `Written by ${names}`,
    removed: 'Removed',
    others: (count) => `and ${things(count, 'other file', 'other files')}`,
    none: 'Nothing has been published yet.',
  },
  translation: {
    stale: 'Changed since translated',
    staleHint:
      'The other language of these texts was changed after they were translated. Look at what changed, then change the translation, or mark it as still right.',
    staleNone: 'No text was changed after it was translated.',
    untranslated: 'Not translated yet',
    untranslatedHint:
      'These lack texts in one language, and cannot be published before they are translated. Drafts can.',
    untranslatedNone: 'Everything is there in both languages.',
    texts: (count) => things(count, 'text', 'texts'),
    right: 'Still right',
    rightHere: (label) => `${label}: still right`,
    rightAll: 'All are still right',
    changed: { zh: 'The Chinese was changed', en: 'The English was changed', ja: 'The Japanese was changed' },
    who: (name, at) => `${name}, ${at}`,
    hint: 'Check this text: the other language was changed since',
    whole: (count) =>
      `${things(count, 'text needs', 'texts need')} a look: the other language was changed after it was translated`,
  },
  standing: {
    title: 'To be looked at',
    hint: 'Everything that is saved, published or not. Each row leads to its field.',
    reading: 'Checking everything, which may take some seconds',
    none: 'Nothing.',
    links: 'Links that lead nowhere',
    descriptions: 'Missing descriptions',
    translations: (count) => things(count, 'item has texts to look at', 'items have texts to look at'),
    promises: 'Promises for a day that has passed',
    passed: (day) => `for ${day}`,
    untouched: 'Not changed for a year',
    faults: 'Other things to mend',
    audit: 'Who saved and published what and when (CSV)',
  },
  presence: {
    reading: (name) => `${name} has this open too.`,
    typing: (name) => `${name} is typing here.`,
    unsaved: (name) => `${name} has unsaved changes here.`,
    self: 'You have this open in another window too.',
    selfUnsaved: 'You have unsaved changes here in another window.',
  },
  limits: {
    reading: 'You can read this and comment on it; it is not yours to change.',
    languages: (names) => `You can change its texts in ${names} only.`,
    publishing: 'A colleague publishes it.',
  },
  bothLanguages: 'Both languages',
  refused: 'Please mend these first:',
}
