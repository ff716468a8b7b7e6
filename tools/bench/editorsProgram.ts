import { freePort, type Running, run } from './site.ts'

/** The editors' program with somebody signed in. */
export type EditorsProgram = Running & Awaited<ReturnType<typeof enter>>

/** Starts it over a content folder. @param data where it keeps its own */
export async function startEditors(content: string, data: string): Promise<EditorsProgram> {
  const port = String(await freePort())
  const env = { PORT: port, EDIT_PORT: port, EDIT_DIR: data, CONTENT_DIR: content, EDIT_MAIL: 'bench@qingsui.example' }
  const program = await run('edit/main.ts', [], env, /token=\S+/)
  return { ...program, ...(await enter(program)) }
}

/** Signs in as the page does. */
async function enter({ base, said }: Running) {
  const entrance = await fetch(`${base}/?${said.match(/token=\S+/)?.[0]}`, { redirect: 'manual' })
  const headers: Record<string, string> = { cookie: entrance.headers.get('set-cookie')?.split(';')[0] ?? '' }
  const ask = async (path: string, init: RequestInit = {}) => {
    const response = await fetch(base + path, { ...init, headers: { ...headers, ...(init.headers as object) } })
    const text = await response.text()
    if (!response.ok) throw new Error(`${path}: ${response.status} ${text}`)
    return JSON.parse(text)
  }
  const { csrf } = await ask('/api/me')
  const own = { 'content-type': 'application/json', origin: base, 'x-csrf': String(csrf) }
  return {
    get: (path: string) => ask(path),
    post: (path: string, body: object) => ask(path, { method: 'POST', headers: own, body: JSON.stringify(body) }),
  }
}
