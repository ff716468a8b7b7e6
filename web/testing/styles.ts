// biome-ignore-all lint/style/noRestrictedImports: tests read the palette, as the server does
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { paletteOf } from '../../server/palette/palette.ts'

const web = join(import.meta.dirname, '..')

/** The custom properties that the component beside a module gives its elements, by their names. */
export function propertiesSetBy(file: string): string[] {
  const component = join(web, file.replace('.module.css', '.tsx'))
  if (!existsSync(component)) return []
  return [...readFileSync(component, 'utf8').matchAll(/'(--[\w-]+)':/g)].map(([, name = '']) => name)
}

/** Text of a style sheet below `web/`, without its comments. */
export const stylesOf = (file: string) => readFileSync(join(web, file), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')

/** Every style sheet of the site, as seen from `web/`. */
export const styleFiles = () =>
  ['', '../blocks/'].flatMap((folder) =>
    readdirSync(join(web, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.css'))
      .map((file) => folder + file),
  )

/** Declarations of the first rule with exactly this selector, inside `media` if one is named. */
export function ruleOf(file: string, selector: string, media?: string): Record<string, string> {
  const text = stylesOf(file)
  const scope = media === undefined ? text : text.slice(text.indexOf(media))
  const escaped = selector.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const body = new RegExp(`(?:^|[{}])\\s*${escaped}\\s*\\{([^{}]*)\\}`).exec(scope)?.[1]
  if (body === undefined) throw new Error(`${file} has no rule ${selector}`)
  return declarations(body)
}

/** All custom properties of the `:root` rules outside of media queries: palette and roles, for an accent or the default. */
export function tokensOf(accent?: string): Record<string, string> {
  const text = stylesOf('styles/tokens.css')
  const roots = [...text.slice(0, text.indexOf('@media')).matchAll(/(?<=^|\})\s*:root\s*\{([^{}]*)\}/g)]
  const own = accent === undefined ? {} : paletteOf(accent)
  const derived = Object.entries(own).map(([name, hex]) => [`--palette-${name}`, hex])
  return Object.assign({}, ...roots.map(([, body = '']) => declarations(body)), Object.fromEntries(derived))
}

const declarations = (body: string) =>
  Object.fromEntries(
    body
      .split(';')
      .map((line) => line.split(/:(.*)/s))
      .flatMap(([name = '', value = '']) => (name.trim() ? [[name.trim(), value.replace(/\s+/g, ' ').trim()]] : [])),
  )
