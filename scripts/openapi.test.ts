import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { asText, descriptions, docs } from './openapi.ts'

test.each(Object.entries(descriptions))(
  'docs/%s is what the contract says now; "npm run openapi" writes it',
  async (file, describe) => {
    expect(await readFile(join(docs, file), 'utf8')).toBe(asText(await describe()))
  },
)
