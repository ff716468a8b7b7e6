import { answersAt, startProgram } from '../../server/testing/program.ts'
import { sitePort } from '../ports.ts'

/** Serves the site while the tests run, with what the journeys in Chromium have prepared. */
export default async function serve() {
  const env = { PORT: String(sitePort), DATA_DIR: '.cache/e2e', LOG_LEVEL: 'warn' }
  const isReady = answersAt(`http://127.0.0.1:${sitePort}/readyz`)
  const site = await startProgram(process.execPath, ['scripts/start.ts'], env, isReady)
  return () => site.stop()
}
