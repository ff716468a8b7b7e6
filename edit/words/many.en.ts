import type { ListWords } from './lists.zh.ts'

const items = (count: number) => `${count} ${count === 1 ? 'item' : 'items'}`
const placesOf = (count: number) => `${count} ${count === 1 ? 'place' : 'places'}`

/** What is done to many items at once: find and replace, and what lists do with several items. */
export const manyEn: ListWords['many'] = {
  title: 'Find and replace',
  hint: 'Finds words as readers see them, shared figures included. Every place is listed first; those that you tick are replaced and saved, and published only when you publish them.',
  find: 'Find',
  replacement: 'Replace with',
  remove: 'Left empty, the words are taken out.',
  language: 'Language',
  anyLanguage: 'All languages',
  anyCase: 'Capitals and small letters alike',
  wholeWords: 'Whole words only (not for Chinese)',
  look: 'Find',
  looking: 'Looking through everything',
  none: 'These words stand nowhere.',
  places: (places, count) => `${placesOf(places)} in ${items(count)}`,
  more: 'There are more, which are not listed. Look for longer words, or replace these first and look again.',
  inFigure: 'In a shared figure: change it there',
  isMixed: 'Bold words or a link begin or end among these: change them in their field',
  chooseAll: 'Choose all',
  replace: (count) => `Replace in ${placesOf(count)}`,
  replacing: 'Replacing and saving',
  saved: (count) => `Saved: ${items(count)}, not published yet.`,
  undo: 'The history of any of them takes all of it back at once.',
  refused: (count) =>
    `${items(count)} ${count === 1 ? 'was' : 'were'} left as ${count === 1 ? 'it was' : 'they were'}:`,
  several: 'Choose several',
  chosen: (count) => `${items(count)} chosen`,
  allShown: (count) => `Choose all ${count} shown`,
  range: 'With Shift everything between two choices is chosen.',
  schedule: 'Schedule…',
  scheduleTitle: (count) => `Schedule ${items(count)}`,
  scheduleHint: 'This only saves: once published, each appears at that time. Left empty, its time is taken away.',
  scheduleHides: (count) =>
    `${count} of these ${count === 1 ? 'is' : 'are'} on the website now; publishing the change takes ${count === 1 ? 'it' : 'them'} off until then: readers cannot open ${count === 1 ? 'it' : 'them'}, and links to ${count === 1 ? 'it' : 'them'} lead nowhere.`,
  time: 'Publish at (time in China)',
  category: 'Category…',
  categoryTitle: (count) => `Change the category of ${items(count)}`,
  categoryLabel: 'Category',
  apply: 'Save',
  applyOthers: (count) => `Leave those, save the other ${count}`,
  takeDown: 'Take down…',
  takeDownTitle: (count) => `Take ${items(count)} off the website?`,
  notOut: 'It is not on the website.',
  takeDownNow: 'Take them down now',
  takingDown: (done, count) => `Taking down: ${done} of ${count}`,
  takenDown: (count) => `Taken down: ${items(count)}.`,
}
