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
  discard: 'Discard changes',
  discardTitle: 'Discard these changes?',
  discardText: (fields) => `Changes that are not saved will be lost here: ${fields}`,
  discardMore: (count) => `and in ${count} more ${count === 1 ? 'place' : 'places'}`,
  discardNew: (title) => `“${title}” is new and was never saved. It will be gone.`,
  discardNow: 'Discard',
  keepEditing: 'Go on editing',
}
