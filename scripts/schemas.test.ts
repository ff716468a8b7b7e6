import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openTexts } from '../server/content/textFiles.ts'
import { describeSchemas } from './schemas.ts'

const root = join(import.meta.dirname, '..')

test('content/.schemas and .vscode/settings.json are what the shapes say now; "npm run schemas" writes them', () => {
  const files = describeSchemas()
  for (const [file, text] of files) expect(readFileSync(join(root, file), 'utf8'), file).toBe(text)
  expect(readdirSync(join(root, 'content/.schemas'))).toHaveLength(files.size - 1)
})

test('the site does not take schemas for content', () => {
  expect(openTexts(join(root, 'content')).names.filter((name) => name.startsWith('.'))).toEqual([])
})
