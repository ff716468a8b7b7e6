import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Kind, kinds } from '../edit/content/kinds.ts'
import type { Schema } from '../edit/content/options.ts'
import { schemaOf } from '../edit/content/schemas.ts'
import { names } from '../edit/words/names.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

/** For VS Code with the extension redhat.vscode-yaml: text by file name, below the root. */
export function describeSchemas(): Map<string, string> {
  const files = new Map(
    kinds.map((kind) => {
      const schema = titled(schemaOf(kind), kind)
      const title = `${names.zh.kinds[kind.id]} · ${names.en.kinds[kind.id]}`
      return [fileOf(kind), json({ $schema: schema.$schema, title, ...schema })]
    }),
  )
  const mapping = Object.fromEntries(kinds.map((kind) => [`./${fileOf(kind)}`, globOf(kind)]))
  return files.set('.vscode/settings.json', json({ 'yaml.schemas': mapping }))
}

const fileOf = ({ id }: Kind) => `content/.schemas/${id}.json`
const globOf = ({ file, folder, form }: Kind) => {
  const languages = form === 'twins' ? '.{zh,en}.yaml' : '.yaml'
  if (folder !== undefined) return `content/${folder}/**/*${languages}`
  return form === 'twins' ? `content/${file}${languages}` : `content/${file}`
}
const json = (data: unknown) => `${JSON.stringify(data, null, 2)}\n`

/** Says of each field what it is called, in both languages. */
function titled(schema: Schema, kind: Kind): Schema {
  for (const [name, member] of Object.entries(schema.properties ?? {})) {
    const { zh, en } = names
    const own = `${kind.id}.${name}`
    member.description = `${zh.fieldsOfKinds[own] ?? zh.fields[name]} · ${en.fieldsOfKinds[own] ?? en.fields[name]}`
    titled(member, kind)
  }
  const { items, oneOf = [], anyOf = [] } = schema
  for (const member of [...(items ? [items] : []), ...oneOf, ...anyOf]) titled(member, kind)
  return schema
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await rm(join(root, 'content/.schemas'), { recursive: true, force: true })
  for (const folder of ['content/.schemas', '.vscode']) await mkdir(join(root, folder), { recursive: true })
  for (const [file, text] of describeSchemas()) await writeFile(join(root, file), text)
  console.log('written: content/.schemas, .vscode/settings.json')
}
