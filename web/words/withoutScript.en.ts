import type { WithoutScriptWords } from './withoutScript.zh.ts'

/** What pages say where no script runs: only the server draws it, no browser loads it. */
export const en: WithoutScriptWords = {
  report: {
    title: 'Reporting online needs JavaScript',
    text: 'A report is encrypted on your own device before it is sent, and that needs JavaScript. Turn it on and open this page again to write one. Or use a channel below: your report is examined and rewarded in the same way, but telephone and e-mail are not encrypted. A letter without your name and address leaves the fewest traces.',
  },
  query: {
    title: 'Following a report needs JavaScript',
    text: 'What you and the officers write is decrypted on your own device alone, and that needs JavaScript. Turn it on, open this page again and enter your query code. It is valid for as long as the report is kept, and no other channel can tell you the status: nobody but you has the code. To add to what you reported, you can also use a channel below.',
  },
  others: 'Compare all channels',
  filters: 'Filtering by category and year needs JavaScript.',
}
