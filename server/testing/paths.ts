import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const folder = fileURLToPath(new URL('../../content/pages', import.meta.url))

/** The path of every page of the product's content. */
export const paths = [
  '/',
  ...readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.zh.yaml'))
    .map((file) => `/${file.replace(/\.zh\.yaml$/, '')}`),
]
