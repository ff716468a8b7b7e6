import { readFile } from 'node:fs/promises'
import { langs } from '#contract/languages.ts'
import { mobileAgent } from '../web/startup/device.ts'

const file = (name: string) => readFile(new URL(`../web/startup/${name}`, import.meta.url), 'utf8')

/** The script that stands in the head of every document, as it is written. */
export const inlineScript = async () =>
  (await file('inline.js')).replace('MOBILE', String(mobileAgent)).replace('LANGS', langs.join('|')) +
  (await file('earlyClicks.js'))
