import { z } from 'zod'
import { done, get, post } from './call.ts'
import { askedItem, list } from './items.ts'
import * as many from './many.ts'
import { previewLink } from './previewLinks.ts'

/** What is done to many items at once, and links for people without an account. */
export const manyCalls = {
  places: post('/api/places', 'Where readers see words, item by item; nothing is changed', {
    body: many.wording,
    data: many.foundPlaces,
  }),
  replace: post('/api/replace', 'Replace words in chosen places, in one step; nothing is published', {
    body: many.replacement,
    data: many.changedMany,
  }),
  changeMany: post('/api/change-many', 'Give many items a time or a category, in one step; nothing is published', {
    body: many.changeOfMany,
    data: many.changedMany,
  }),

  previewLinks: get('/api/preview-links', 'The preview links of an item that are good', {
    query: askedItem,
    // `isLocal`: they open on the machine of the program alone.
    data: z.object({ links: list(previewLink), isLocal: z.boolean() }),
  }),
  makePreviewLink: post(
    '/api/preview-links',
    'Make a link to an item as it is saved now, for people without an account',
    {
      body: askedItem,
      data: previewLink,
    },
  ),
  endPreviewLink: post('/api/preview-links/end', 'End a preview link at once', {
    body: previewLink.pick({ link: true }),
    data: done,
  }),
} as const
