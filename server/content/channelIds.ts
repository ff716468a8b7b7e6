import type { Content } from './index.ts'

/** The channels that the content names: no other one takes a report. */
export const channelIds = (content: Content): Set<string> =>
  new Set(content.languages.flatMap((lang) => content[lang].channels.map(({ id }) => id)))
