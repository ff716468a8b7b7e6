import { existsSync } from 'node:fs'

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
]

/**
 * The Chromium or Chrome of this machine: the variable CHROMIUM, or one of the usual places. Debian's `chromium-headless-shell`
 * is not among them: journeys take two thirds of the time in it, but in one of some two thousand a click waited for frames that
 * did not come, until its test ended.
 */
export const findChromium = () => [process.env.CHROMIUM, ...places].find((path) => path && existsSync(path))

/** Switches for a quiet, headless Chromium that asks nothing of the network. */
export const chromiumSwitches = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]
