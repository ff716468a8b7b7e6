import { globSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')

const base =
  'contract server/escapeHtml.ts server/faults.ts server/httpError.ts server/log.ts server/memory.ts server/securityPolicy.ts server/settings.ts server/tracker.ts'
const site = 'server/content server/handlers.ts server/site.ts'
const view = 'contract web/data/site.tsx web/styles web/words react lucide-react'

/**
 * What each folder or file may import beside itself: folders and files of the project, packages, `node:` modules. The direction is
 * server/{content,search,complaints} → server/render → server/routes → contract ← web/data ← web/pages ← web/{parts,blocks,charts} ←
 * web/styles. Tests, and what builds and starts the site, may import anything.
 */
const allowed: Record<string, string> = {
  contract: 'zod blocks/kinds.ts sealing/keyList.ts sealing/signedKeyList.ts sealing/sizes.ts',
  sealing: 'age-encryption @noble @scure',
  desk: 'contract sealing web/words/complaint.en.ts web/words/complaint.zh.ts node: zod yaml @scure/bip39 @zxcvbn-ts age-encryption fetch',
  edit: 'contract server/content server/environment.ts server/escapeHtml.ts server/log.ts server/misspelt.ts edit node: zod fastify @fastify fastify-type-provider-zod sharp',
  'edit/signIn': 'contract server/escapeHtml.ts edit node: zod openid-client',
  'edit/hooks.ts': 'node: fetch',
  'edit/repository': 'contract edit/editError.ts server/content/git node: lru-cache',
  'server/settings.ts':
    'contract server/complaints/databaseAddress.ts server/content/git/address.ts server/environment.ts server/misspelt.ts node:path node:url zod',
  'server/environment.ts': 'server/secretFiles.ts zod',
  'server/misspelt.ts': 'contract server/search/spelling.ts',
  'server/secretFiles.ts': 'node:fs',
  'server/palette': '',
  'server/faults.ts': 'server/settings.ts node:path',
  'server/log.ts': 'pino',
  'server/memory.ts': '',
  'server/metrics.ts': 'server/complaints server/content server/settings.ts server/site.ts node: prom-client',
  'server/siteMetrics.ts': 'server fastify',
  'server/prepared.ts': 'server/faults.ts server/log.ts server/settings.ts node:',
  'server/readiness.ts': 'server/site.ts',
  'server/borrowedWords.ts': `${base} server/content server/render server/site.ts`,
  'server/openReports.ts': 'server/complaints server/site.ts',
  'server/openWhenShowable.ts': `${base} server/content server/site.ts node:`,
  'server/content/git': 'node: simple-git zod',
  'edit/preview':
    'blocks/from/dataBlock.ts contract edit/editError.ts edit/repository/queue.ts edit/signIn edit/words server/app.ts server/escapeHtml.ts server/content server/http server/render server/settings.ts server/site.ts node: fastify',
  'edit/content':
    'contract edit/repository/queue.ts edit/repository/subjects.ts edit/repository/types.ts edit/words/names.ts edit/words/untranslated.ts server/content node: yaml zod',
  'edit/pdf': 'contract edit/editError.ts server/content/pdf node:',
  'edit/page':
    'edit/content/asRead.ts edit/content/issues.ts edit/content/kinds.ts edit/content/movedPath.ts edit/content/options.ts edit/content/same.ts edit/content/schemas.ts edit/content/withValue.ts edit/media/descriptionPlaces.ts edit/media/fileName.ts edit/media/mediaTypes.ts edit/words contract server/content/shapes server/content/schedule.ts server/content/pictures/windowAround.ts web/styles web/words zod react react-dom @tanstack @codemirror codemirror lucide-react mammoth turndown @truto d3-dsv read-excel-file fetch',
  'edit/words': 'blocks edit/content/kinds.ts contract',
  'server/search': 'contract node: pinyin-pro',
  'server/content': `${base} blocks server/palette server/search node: zod yaml micromark micromark-extension-gfm-table sharp pdfjs-dist`,
  'server/complaints': `${base} sealing node: age-encryption pg yaml nodemailer fetch`,
  'server/heldLog.ts': 'server/log.ts',
  'server/startReport.ts': `${base} server/complaints server/facilities.ts server/site.ts`,
  'server/facilities.ts': `${base} server/complaints server/content server/render`,
  'server/site.ts': `${base} server/content server/search server/siteReader.ts server/siteSearch.ts node:`,
  'server/siteReader.ts': `${base} server/content server/siteSearch.ts node:`,
  'server/siteSearch.ts': `${base} server/content server/search node:`,
  'server/http': `${base} node: fastify @fastify fastify-type-provider-zod zod lru-cache prom-client`,
  'server/handlers.ts': `${base} server/content server/site.ts zod`,
  'server/httpError.ts': 'contract',
  'server/securityPolicy.ts': '',
  'server/tracker.ts': 'contract server/escapeHtml.ts server/settings.ts node:',
  'server/render': `${base} ${site} server/palette web/startup node: beasties`,
  'server/routes': `${base} ${site} server/http sealing server/complaints server/readiness.ts server/render node:crypto node:path node:timers fastify @fastify zod`,
  'server/app.ts': 'contract server node:http fastify @fastify fastify-type-provider-zod',
  'server/main.ts': 'server node:',
  'web/styles': '',
  'web/words': 'blocks/map contract sealing web/complaint',
  'web/data': 'contract web/routing web/words react @tanstack fetch',
  'web/routing': 'contract web/data web/showroom/ShowroomPage.tsx react',
  'web/parts': `${view} web/data/specification.ts web/routing`,
  'web/charts': `${view} blocks web/parts d3-array d3-scale d3-shape`,
  blocks: `${view} server/content/shapes server/content/words server/escapeHtml.ts web/blocks web/charts web/parts web/routing web/showroom/texts.ts zod`,
  'web/blocks': `${view} blocks web/parts web/routing`,
  'web/complaint': `${view} sealing web/blocks web/data web/parts web/routing react-dom fetch`,
  'web/pages': `${view} blocks web/blocks web/charts web/complaint web/data web/parts web/routing @tanstack`,
  'web/main.tsx': 'web/startup fetch', // the first script asks the one call that the app starts with
  web: 'blocks contract web react react-dom @tanstack @oddbird',
}

const folders = Object.keys(allowed).sort((a, b) => b.length - a.length)
const isWithin = (path: string, place: string) =>
  path === place || path.startsWith(place.endsWith(':') ? place : `${place}/`)

/** What a file imports against the rules; a call of `fetch` counts as an import of it. */
function forbidden(file: string, source: string): string[] {
  const folder = folders.find((place) => isWithin(file, place)) ?? '' // the longest; what is on no list imports nothing
  const places = [folder, ...(allowed[folder] ?? '').split(' ')].filter((place) => place !== '')
  const imports = source.matchAll(
    /^(?:import|export|\}).*? from '(.+)'$|\bimport\((?:\s*)'(.+?)'|^import '(.+)'$|(?<![.\w])(fetch)\(/gm,
  )
  return [...imports]
    .map(([, ...names]) => names.find((name) => name !== undefined) ?? '')
    .map((name) => (name.startsWith('.') ? posix.join(posix.dirname(file), name) : name.replace(/^#/, '')))
    .filter((path) => !places.some((place) => isWithin(path, place)))
}

test('every import follows the direction of the folders', () => {
  const files = globSync('{blocks,contract,sealing,desk,edit,server,web}/**/*.{ts,tsx}', { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/\.test\.tsx?$|\/testing\//.test(file))
  expect(files.length).toBeGreaterThan(300)
  for (const file of files) expect(forbidden(file, readFileSync(join(root, file), 'utf8')), file).toEqual([])
})

test.each(folders)('%s imports nothing that is not on its list', (folder) => {
  const file = folder.includes('.ts') ? folder : `${folder}/planted.ts`
  const other = folder === 'desk' ? '#server/site.ts' : '#desk/desk.ts'
  expect(forbidden(file, `import { a } from 'left-pad'\nexport {\n  b,\n} from '${other}'\n`)).toHaveLength(2)
})

test.each([
  ['contract/a.ts', "import { calls } from '#server/handlers.ts'"],
  ['sealing/a.ts', "import '#desk/desk.ts'"],
  ['edit/a.ts', "import { a } from '#server/complaints/index.ts'"],
  ['edit/a.ts', "import { a } from '#sealing/keys.ts'"],
  ['edit/a.ts', "import { a } from '#web/words/zh.ts'"],
  ['edit/repository/a.ts', "import { a } from 'fastify'"],
  ['edit/repository/a.ts', "import { a } from '../server.ts'"],
  ['server/app.ts', "import { a } from '#edit/server.ts'"],
  ['server/search/a.ts', "import { a } from '../routes/api.ts'"],
  ['server/routes/a.ts', "const a = await import('node:fs/promises')"],
  ['web/parts/a.tsx', "import { a } from '../data/queries.ts'"],
  ['web/parts/a.tsx', "const a = await fetch('/')"],
])('%s may not say %s', (file, line) => expect(forbidden(file, line)).toHaveLength(1))
