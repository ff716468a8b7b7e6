import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { createCrawler } from './crawler.ts'
import { openFolder } from './folder.ts'

/** An export of an app with a page that leads on, one that is not there and one that fails. */
async function crawl() {
  const parent = await mkdtemp(join(tmpdir(), 'crawl-'))
  const app = Fastify()
  app.get('/old', (_, reply) => reply.redirect('/new'))
  app.get('/new', (_, reply) => reply.type('text/html').send('<a href="https://a.example/next?page=2">'))
  app.get('/broken', (_, reply) => reply.code(500).send('out of memory'))
  const folder = await openFolder(join(parent, 'site'), {})
  onTestFinished(async () => {
    await app.close()
    await rm(parent, { recursive: true })
  })
  return { ...createCrawler(app, folder, 'https://a.example'), parent, folder }
}

test('what fails ends the export: a page that is missing from it would be missed by readers alone', async () => {
  const { take } = await crawl()
  await expect(take('/broken', '/broken.html')).rejects.toThrow('/broken could not be made: out of memory')
})

test('a page that is not there is left out, a file that is not there ends the export', async () => {
  const { take } = await crawl()
  expect(await take('/gone', '/gone.html')).toBeUndefined()
  await expect(take('/gone.pdf', '/gone.pdf')).rejects.toThrow('/gone.pdf is named by a page and is not there.')
})

test('an address that leads on is what it leads to, and names its neighbours', async () => {
  const { take, addresses, folder, parent } = await crawl()
  await take('/old', '/old.html')
  await folder.finish()
  expect(await readFile(join(parent, 'site/old.html'), 'utf8')).toContain('/next')
  expect([...addresses]).toEqual(['/next'])
})

test('an export that cannot take its place puts the one before back', async () => {
  const { parent, folder } = await crawl()
  await folder.write('/index.html', Buffer.from('the first'))
  await folder.finish()
  const second = await openFolder(join(parent, 'site'), {})
  await rm(join(parent, 'site.new'), { recursive: true })
  await expect(second.finish()).rejects.toThrow('ENOENT')
  expect(await readFile(join(parent, 'site/index.html'), 'utf8')).toBe('the first')
})
