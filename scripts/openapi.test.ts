import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { describeCalls, openapiFile } from './openapi.ts'

test('docs/openapi.json is what the contract says now; "npm run openapi" writes it', async () => {
  expect(await readFile(openapiFile, 'utf8')).toBe(await describeCalls())
})
