import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { buildApp } from '../server/app.ts'
import type { ComplaintService } from '../server/complaints/service.ts'
import { readSettings } from '../server/settings.ts'
import type { SiteStore } from '../server/site.ts'

export const openapiFile = fileURLToPath(new URL('../docs/openapi.json', import.meta.url))

/** The description of all calls, as `/openapi.json` answers it, at the default site prefix. */
export async function describeCalls(): Promise<string> {
  // Routes describe themselves without being asked, so no content is needed: any use of these stores would throw.
  const site = { onSwap: () => {} } as unknown as SiteStore
  const complaints = {} as ComplaintService
  const app = await buildApp({ settings: readSettings({}), site, complaints })
  await app.ready()
  const text = `${JSON.stringify(app.swagger(), null, 2)}\n`
  await app.close()
  return text
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await writeFile(openapiFile, await describeCalls())
  console.log(`written: ${openapiFile}`)
}
