import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { channelPrint } from '#sealing/fingerprint.ts'
import { openNamed } from '../testing/office.ts'
import { openWebsite } from '../testing/website.ts'
import { findChromium } from './chromium.ts'

test('the poster has the address and the fingerprint that “status” and the form show, in both languages', async () => {
  const website = openWebsite()
  const office = await openNamed(website)
  onTestFinished(office.close)
  const [compliance] = website.list().channels
  const print = compliance ? channelPrint(compliance, null) : ''
  expect((await office.run('status')).out).toContain(print)
  const to = join(office.root, 'poster.pdf')
  const made = await office.run('poster', `--to=${to}`)
  expect(made).toMatchObject({ code: 0, err: '' })
  const text = readFileSync(join(office.root, 'poster.html'), 'utf8')
  for (const group of print.split('-')) expect(text).toContain(`<span>${group}</span>`)
  for (const said of [
    '青穗牧业集团',
    'Qingsui &amp; Foods',
    'Compliance department',
    'Keys of the channel “compliance”, version 1',
    '渠道“compliance”的密钥，清单第1版',
  ]) {
    expect(text).toContain(said)
  }
  expect(text).toContain('site.example/honest/report')
  expect(text).toContain('site.example/en/honest/report')
  expect(existsSync(to)).toBe(findChromium() !== undefined)
  if (findChromium()) expect((await office.run('poster', `--to=${to}`)).err).toContain('exists already')
  expect((await office.run('poster', '--to=poster.png')).err).toContain('--to=poster.png')
})

test('where the website calls the channel otherwise, poster and status name it by the id that was signed', async () => {
  const website = openWebsite()
  const office = await openNamed(website)
  onTestFinished(office.close)
  const [compliance, audit] = website.words
  website.offer = (answer) => ({
    ...answer,
    channels: answer.channels.map((own) => ({
      ...own,
      name: (own.id === compliance?.id ? audit : compliance)?.name ?? '',
    })),
  })
  const { out } = await office.run('status')
  expect(out).toContain('The website names your key (compliance).')
  expect(out).not.toContain('Audit committee')
  await office.run('poster', `--to=${join(office.root, 'poster.pdf')}`)
  expect(readFileSync(join(office.root, 'poster.html'), 'utf8')).toContain('Keys of the channel “compliance”')
})
