import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { chromiumSwitches, findChromium } from './desk/exports/chromium.ts'
import { partsPort, sitePort } from './e2e/ports.ts'

const executablePath = findChromium()
if (!executablePath)
  throw new Error('There is no Chromium on this machine: see "npm run programs", or name one in CHROMIUM.')

/**
 * A window of its own is opened for every test; Chromium fills it with two pages for its address bar and a renderer to spare, which
 * nobody sees and which cost more than a page of the site. The last list of these counts, so Playwright's own are repeated.
 */
const features = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'SpareRendererForSitePerProcess',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
]

const data = join(import.meta.dirname, '.cache/e2e')
// Pictures and index of the last run serve again. Reports do not: their tables may be those of another version. Once, not in each worker.
if (process.env.TEST_WORKER_INDEX === undefined) {
  for (const ending of ['', '-wal', '-shm']) rmSync(join(data, `complaints.sqlite${ending}`), { force: true })
}

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: process.env.CI !== undefined,
  // The second try leaves a trace, and a test that passes only then has failed.
  retries: 1,
  failOnFlakyTests: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: '.cache/journeys.json' }]],
  outputDir: '.cache/test-results',
  use: {
    baseURL: `http://127.0.0.1:${sitePort}`,
    launchOptions: { executablePath, args: [...chromiumSwitches, `--disable-features=${features}`] },
    viewport: { width: 1440, height: 900 },
    locale: 'zh-CN',
    trace: 'on-first-retry',
  },
  webServer: [
    { command: `"${process.execPath}" scripts/start.ts`, ...serving(sitePort) },
    // The second finds prepared what the first has prepared: they start one after the other.
    { command: `"${process.execPath}" scripts/showroom.ts`, ...serving(partsPort) },
  ],
})

/** Each builds its front end first, unless nothing has changed. */
function serving(port: number) {
  return {
    url: `http://127.0.0.1:${port}/readyz`,
    env: { PORT: String(port), DATA_DIR: data, LOG_LEVEL: 'warn' },
    // A first start prepares every picture: two minutes on two quiet cores, three times as much on busy ones.
    timeout: 900_000,
    reuseExistingServer: false,
  }
}
