import { globSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { Stryker } from '@stryker-mutator/core'

/*
 * Plants small faults one after the other, and runs unit tests for each: npm run mutate -- server/content/schedule.ts. A folder stands for
 * all files in it, `:20-40` behind a file for these lines. The tests are those beside the files, or those of --test=… What survives is
 * printed; the status is 1 where fewer than 85 % were found.
 */
process.chdir(fileURLToPath(new URL('../..', import.meta.url)))
const options = { test: { type: 'string', multiple: true } } as const
const { positionals, values } = parseArgs({ allowPositionals: true, options })

const isFile = (path: string) => /\.tsx?(:[\d-]+)?$/.test(path)
const isTest = (path: string) => /\.test\.tsx?$/.test(path)
const below = (folder: string) => globSync(`${folder.replace(/\/$/, '')}/**/*.{ts,tsx}`)
const mutate = positionals
  .flatMap((path) => (isFile(path) ? path : below(path)))
  .filter((path) => !isTest(path) && !/(^|\/)testing\//.test(path))
const beside = () =>
  positionals.flatMap((path) =>
    isFile(path) ? globSync(`${dirname(path)}/*.test.{ts,tsx}`) : below(path).filter(isTest),
  )
/** They weigh what is built: a file with faults in it is too heavy. */
const weighing = ['sealing/bundle.test.ts']
const tests = [...new Set(values.test ?? beside())].filter((path) => !weighing.includes(path))
if (mutate.length === 0 || tests.length === 0) throw new Error('name files or folders that have tests')

// The tests run in processes that inherit it.
process.env.MUTATION_TESTS = tests.join('\n')
const results = await new Stryker({
  mutate,
  // What messages and names say is not tested word by word.
  mutator: { excludedMutations: ['StringLiteral'] },
  testRunner: 'vitest',
  plugins: [import.meta.resolve('@stryker-mutator/vitest-runner')],
  vitest: { configFile: 'tools/mutate/vitest.config.ts', related: false },
  tsconfigFile: 'none', // Stryker would read it by an interface that TypeScript 7 does not have
  // Of the project's own folder alone: web/data is code.
  ignorePatterns: ['.cache', 'dist*', 'data', 'desk-data', 'edit-data', 'export', 'release', 'shots'].map(
    (name) => `/${name}`,
  ),
  tempDirName: '.cache/mutate',
  jsonReporter: { fileName: '.cache/mutation.json' },
  reporters: ['progress-append-only', 'clear-text', 'json'],
  clearTextReporter: { logTests: false, reportTests: false, allowEmojis: false },
  concurrency: 2,
  dryRunTimeoutMinutes: 20, // samples of the content are prepared first
  timeoutMS: 60_000,
}).runMutationTest()
const count = (...statuses: string[]) => results.filter(({ status }) => statuses.includes(status)).length
const found = count('Killed', 'Timeout', 'RuntimeError') // the last: a file of tests ended while it was loaded
const counted = found + count('Survived', 'NoCoverage')
console.log(`\n${found} of ${counted} faults found: ${((100 * found) / counted).toFixed(1)} %`)
process.exitCode = found / counted < 0.85 ? 1 : 0
