import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { channelPrint } from '#sealing/fingerprint.ts'
import { openNamed } from '../testing/office.ts'
import { openWebsite } from '../testing/website.ts'
import { findChromium } from './chromium.ts'
import { printPdf } from './pdf.ts'
import { makePoster, posterOf } from './poster.ts'

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
  const text = await makePoster(await office.desk(), website.fetch)
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

test.skipIf(!findChromium())(
  'it is one sheet, also with long names and addresses (SKIPPED without Chromium)',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'desk-poster-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const document = posterOf({
      server: 'https://speak-up.qingsui-foods-and-agriculture.example',
      print: Array.from({ length: 8 }, () => 'WWWW').join('-'),
      id: 'audit-and-risk-committee',
      version: 128,
      day: '2026-11-28',
      names: [
        { lang: 'zh', root: '/', company: '青穗牧业集团股份有限公司', channel: { name: '董事会审计与风险管理委员会' } },
        {
          lang: 'en',
          root: '/en/',
          company: 'Qingsui Foods Group Co., Ltd.',
          channel: { name: 'Audit and Risk Committee of the Board' },
        },
      ],
    })
    const pdf = Buffer.from((await printPdf(document, folder)) ?? '').toString('latin1')
    expect(pdf.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(1)
  },
)

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
  expect(await makePoster(await office.desk(), website.fetch)).toContain('Keys of the channel “compliance”')
})
