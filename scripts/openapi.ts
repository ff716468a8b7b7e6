import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import swagger from '@fastify/swagger'
import Fastify from 'fastify'
import { createJsonSchemaTransform, serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { type EditCallName, editCalls } from '#contract/edit.ts'
import { addCall } from '../edit/routes/call.ts'
import { buildApp } from '../server/app.ts'
import type { ComplaintService } from '../server/complaints/service.ts'
import { readSettings } from '../server/settings.ts'
import type { SiteStore } from '../server/site.ts'

/** The description of the site's calls and the officers' desk's, as `/openapi.json` answers it, at the default site prefix. */
async function describeCalls(): Promise<object> {
  // Routes describe themselves without being asked, so no content is needed: any use of these stores would throw.
  const site = { onSwap: () => {} } as unknown as SiteStore
  const complaints = {} as ComplaintService
  const app = await buildApp({ settings: readSettings({}), site, complaints })
  await app.ready()
  const description = app.swagger()
  await app.close()
  return description
}

/** The description of the editors' program's calls. The program itself does not answer it. */
async function describeEditCalls(): Promise<object> {
  const app = Fastify()
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  const description = 'Calls of the editors’ page. Whoever changes something sends the token of `/api/me` as `x-csrf`.'
  await app.register(swagger, {
    openapi: { openapi: '3.1.0', info: { title: 'Editors’ program calls', version: '1', description } },
    transform: createJsonSchemaTransform({ skipList: [] }),
  })
  await app.register(async (scope) => {
    for (const name of Object.keys(editCalls) as EditCallName[])
      addCall(scope, name, () => {
        throw new Error('only described')
      })
  })
  await app.ready()
  return app.swagger()
}

/** Each description with its file below `docs`. */
export const descriptions = { 'openapi.json': describeCalls, 'openapi.edit.json': describeEditCalls }

export const docs = fileURLToPath(new URL('../docs', import.meta.url))
export const asText = (description: object) => `${JSON.stringify(description, null, 2)}\n`

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const [file, describe] of Object.entries(descriptions)) {
    await writeFile(join(docs, file), asText(await describe()))
    console.log(`written: ${join(docs, file)}`)
  }
}
