const times = /^\s*(\d{1,2}:\d{2}:\d{2})[,.](\d{1,3})\s*-->\s*(\d{1,2}:\d{2}:\d{2})[,.](\d{1,3})/
const plainTags = /<(?!\/?[biu]>)[^>]*>/gi

/** Captions in SubRip (`.srt`) as WebVTT, without colours and places on the screen; undefined where it is not SubRip. */
export function webVttFrom(text: string): string | undefined {
  const blocks = text
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .split(/\n[ \t]*\n/)
    .map((block) => block.trim().split('\n'))
  const cues = blocks.flatMap((lines) => {
    const at = lines.findIndex((line) => times.test(line))
    const [, from = '', parts = '', to = '', lastParts = ''] = lines[at]?.match(times) ?? []
    // Before the times stands a number, and nothing else.
    if (at < 0 || at > 1) return []
    const words = lines.slice(at + 1).map(asCueText)
    return [[`${timeOf(from, parts)} --> ${timeOf(to, lastParts)}`, ...words].join('\n')]
  })
  return cues.length === 0 ? undefined : `WEBVTT\n\n${cues.join('\n\n')}\n`
}

const timeOf = (time: string, parts: string) => `${time.padStart(8, '0')}.${parts.padEnd(3, '0')}`

/** Bold, italic and underlined words stay; other signs of WebVTT are words: https://www.w3.org/TR/webvtt1/#cues */
const asCueText = (line: string) =>
  line
    .replace(plainTags, '')
    .replace(/&(?!\w+;)/g, '&amp;')
    .replace(/<(?!\/?[biu]>)/gi, '&lt;')
    .replaceAll('-->', '--&gt;')
