import type { WithoutScriptWords } from './withoutScript.zh.ts'

/** What pages say where no script runs: only the server draws it, no browser loads it. */
export const en: WithoutScriptWords = {
  report: {
    title: 'Reporting online takes JavaScript',
    text: 'A report is encrypted on your own device before it is sent, and that takes JavaScript. Turn it on and open this page again to write one. Or use a channel below: your report is examined and rewarded in the same way.',
  },
  query: {
    title: 'Following a report takes JavaScript',
    text: 'What you and the officers write is decrypted on your own device alone, and that takes JavaScript. Turn it on, open this page again and enter your query code, which stays valid. To add to what you reported, you can also use a channel below.',
  },
  others: 'Compare all channels',
  filters: 'Filtering by category and year takes JavaScript.',
}
