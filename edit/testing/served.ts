import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ContentAccess } from '../content/access.ts'
import { createContentAccess } from '../content/contentAccess.ts'
import { csrfOf } from '../guard.ts'
import type { Editor, RepositoryOptions } from '../repository/repository.ts'
import { buildServer } from '../server.ts'
import { readSettings } from '../settings.ts'
import { chooseSignIn } from '../signIn/signIn.ts'
import { createPlace } from './repositories.ts'

/** News alone, each a file of JSON, which is YAML too. Text `problem` is one. */
const news: ContentAccess = {
  listItems: async () => ({ items: [], total: 0 }),
  async readItem(repository, { kind, id }) {
    const path = `news/${id}.yaml`
    const file = kind === 'news' ? await repository.read(path) : undefined
    if (!file) return undefined
    const data = file.bytes.toString()
    const problems = await this.problemsOf(repository, [{ kind, id }])
    return { data, versions: { [path]: file.version }, problems, isChecked: true, state: 'published' }
  },
  async problemsOf(repository, names) {
    const read = names
      .flatMap((name) => this.pathsOf(name))
      .map(async (path) => ({ path, ...(await repository.read(path)) }))
    return (await Promise.all(read))
      .filter(({ bytes }) => bytes?.includes('problem'))
      .map(({ path }) => ({ file: path, text: { zh: '有误', en: 'is wrong' } }))
  },
  problemsWith: async () => [],
  brokenElsewhere: async () => ({ problems: [], figures: new Map() }),
  async writeItem(repository, { id, versions, ...content }, by) {
    const path = `news/${id}.yaml`
    const change = {
      path,
      bytes: Buffer.from(JSON.stringify('data' in content ? content.data : content.texts)),
      version: versions[path] ?? null,
    }
    const saved = await repository.save([change], by, `changes ${path}`)
    const read = await repository.read(path)
    return { ...saved, versions: { [path]: read?.version ?? null }, problems: [], isChecked: true }
  },
  removeItem: async () => undefined,
  filesOf: (_, { id, data }) => [{ path: `news/${id}.yaml`, bytes: Buffer.from(JSON.stringify(data)) }],
  readItemAt: async (repository, { id }, revision) => repository.textAt(revision, `news/${id}.yaml`),
  async listWaiting(repository) {
    const waiting = await repository.waiting()
    return waiting.map(({ path, ...file }) => ({
      kind: 'news',
      id: path.slice('news/'.length, -'.yaml'.length),
      title: {},
      ...file,
    }))
  },
  titlesOf: async (_, files) => ({ zh: files, en: files }),
  overviews: createContentAccess().overviews,
  pathsOf: ({ kind, id }) => (kind === 'news' ? [`news/${id}.yaml`] : []),
}

const secret = Buffer.alloc(32, 7)

/** The whole server over a repository of its own, without a port. */
export async function serve(env: Record<string, string> = {}, more: Partial<RepositoryOptions> = {}) {
  const place = createPlace()
  const repository = await place.open(more)
  const settings = readSettings({
    EDIT_NAME: 'Bo Li',
    EDIT_MAIL: 'bo@qingsui.example',
    EDIT_DIR: place.data,
    ...env,
  })
  /** As the program's own log, it cannot be asked without its object. */
  const log = {
    logged: place.logged,
    error(line: string) {
      this.logged.push(line)
    },
    info(line: string) {
      this.logged.push(line)
    },
  }
  const signIn = chooseSignIn(settings, secret, log)
  const page = join(place.folder, 'page')
  const app = await buildServer({ repository, content: news, signIn, secret, page, log })
  return {
    place,
    repository,
    app,
    signIn,
    csrf: (mail: string) => csrfOf(secret, { mail } as Editor), // nothing else of a person counts
    /** What Vite would have made. */
    buildPage() {
      mkdirSync(join(page, 'assets'), { recursive: true })
      writeFileSync(join(page, 'index.html'), '<!doctype html><script type="module" src="/assets/a.js"></script>')
      writeFileSync(join(page, 'assets/a.js'), 'a()')
      writeFileSync(join(place.folder, 'secret'), 'secret')
    },
    async close() {
      await app.close()
      await place.dispose()
    },
  }
}
