import { readFile } from 'node:fs/promises'
import { langs } from '#contract/languages.ts'
import { mobileAgent } from '../web/startup/device.ts'

/** Without the lines that only explain: every document brings the script. */
const file = async (name: string) =>
  (await readFile(new URL(`../web/startup/${name}`, import.meta.url), 'utf8')).replace(/^ *\/\/.*\n/gm, '')

/** The script that stands in the head of every document, as it is written. */
export const inlineScript = async () =>
  (await file('inline.js')).replace('MOBILE', String(mobileAgent)).replace('LANGS', langs.join('|')) +
  (await file('earlyClicks.js'))
