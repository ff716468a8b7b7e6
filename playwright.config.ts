import { defineConfig } from '@playwright/test'
import { chromiumSwitches, findChromium } from './desk/exports/chromium.ts'
import { partsPort, sitePort } from './e2e/ports.ts'

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  workers: 2,
  // The second try leaves a trace, and a test that passes only then has failed.
  retries: 1,
  failOnFlakyTests: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: '.cache/journeys.json' }]],
  outputDir: '.cache/test-results',
  use: {
    baseURL: `http://127.0.0.1:${sitePort}`,
    launchOptions: { executablePath: findChromium(), args: chromiumSwitches },
    viewport: { width: 1440, height: 900 },
    locale: 'zh-CN',
    trace: 'on-first-retry',
  },
  webServer: [
    { command: 'node server/main.ts', ...serving(sitePort) },
    // The second finds prepared what the first has prepared: they start one after the other.
    { command: 'node scripts/showroom.ts', ...serving(partsPort) },
  ],
})

function serving(port: number) {
  return {
    url: `http://127.0.0.1:${port}/readyz`,
    env: { PORT: String(port), DATA_DIR: '.cache/e2e', LOG_LEVEL: 'warn' },
    // A first start builds the front end and prepares every picture: two minutes on two quiet cores, three times as much on busy ones.
    timeout: 900_000,
    reuseExistingServer: false,
  }
}
