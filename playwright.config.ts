import { defineConfig } from '@playwright/test'
import { chromiumSwitches, findChromium } from './e2e/chromium.ts'

const port = 8917

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 60_000,
  reporter: [['list']],
  outputDir: '.cache/test-results',
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    launchOptions: { executablePath: findChromium(), args: chromiumSwitches },
    viewport: { width: 1440, height: 900 },
    locale: 'zh-CN',
  },
  webServer: {
    command: 'node server/main.ts',
    url: `http://127.0.0.1:${port}/readyz`,
    env: { PORT: String(port), DATA_DIR: '.cache/e2e', LOG_LEVEL: 'warn' },
    timeout: 120_000,
    reuseExistingServer: false,
  },
})
