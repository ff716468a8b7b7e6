import { existsSync } from 'node:fs'

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
]

/** The same browser without a window to keep: journeys take two thirds of the time in it. */
const shell = '/usr/bin/chromium-headless-shell'

const first = (paths: readonly string[]) => [process.env.CHROMIUM, ...paths].find((path) => path && existsSync(path))

/** The Chromium or Chrome of this machine: the variable CHROMIUM, or one of the usual places. */
export const findChromium = () => first([...places, shell])

/** The one that journeys are quickest in. */
export const findHeadless = () => first([shell, ...places])

/** Switches for a quiet, headless Chromium that asks nothing of the network. */
export const chromiumSwitches = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]
