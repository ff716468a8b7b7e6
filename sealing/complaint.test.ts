import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { newId } from './bytes.ts'
import { type Complaint, type ComplaintToSeal, openComplaint, readComplaint, sealComplaint } from './complaint.ts'
import { type ComplaintFields, type FieldName, fieldLimits } from './fields.ts'
import type { FileEntry } from './files.ts'
import { seal, unseal } from './seal.ts'
import { reseal } from './signedText.ts'
import { sign } from './signing.ts'
import { paddedComplaint } from './sizes.ts'
import {
  channel,
  colleague,
  expectRefusal,
  fields,
  fileKey,
  keys,
  officer,
  outsider,
  recovery,
  recoveryIdentity,
  seed,
} from './testing/sample.ts'

const expected = { case: keys.case, channel: channel.symbol }
const file = (change: Partial<FileEntry> = {}): FileEntry => ({
  id: newId(),
  name: '过磅单.jpg',
  type: 'image/jpeg',
  size: 2_345_678,
  sha256: keys.case,
  ...change,
})
const sealed = (change: Partial<ComplaintToSeal> = {}) =>
  sealComplaint({ channel, recovery, keys, fields, fileKey, files: [], ...change })
const names = Object.keys(fieldLimits) as FieldName[] // the keys of the constant, no others

describe('a sealed report', () => {
  test('opens for each officer and with the recovery key, and for nobody else', async () => {
    const files = [file(), file({ name: '录音.m4a', type: 'audio/mp4' })]
    const bytes = await sealed({ files })
    for (const identity of [officer.identity, colleague.identity, recoveryIdentity]) {
      const { complaint: report } = await openComplaint(bytes, [identity], expected)
      expect(report).toMatchObject({
        v: 2,
        ticket: keys.ticket,
        channel: channel.symbol,
        sealedTo: [...channel.officers, recovery].sort(),
        replyTo: keys.recipient,
        replyKey: keys.verifyKey,
        fileKey,
        files,
      })
      expect(report.fields).toMatchObject(fields)
      expect(report.fields.reporterName).toBe('')
    }
    await expectRefusal(() => openComplaint(bytes, [outsider], expected), 'unreadable')
    await expectRefusal(() => openComplaint(bytes, [keys.identity], expected), 'unreadable')
  })

  test('has 66,422 bytes: short or long, named or not, with ten files or none, for one officer or six', async () => {
    const one = fc.record({
      fields: fc.dictionary(fc.constantFrom(...names), fc.nat(16_000), { maxKeys: 12 }),
      files: fc.nat(10),
      officers: fc.integer({ min: 1, max: 6 }),
      recovery: fc.constantFrom(recovery, null),
    })
    for (const { fields, files, officers, recovery } of fc.sample(one, { seed, numRuns: 40 })) {
      const texts = Object.entries(fields).map(([name, length]) => [
        name,
        '证'.repeat(Math.min(length, fieldLimits[name as FieldName])),
      ])
      const bytes = await sealed({
        recovery,
        channel: {
          ...channel,
          officers: Array.from({ length: officers }, (_, at) => channel.officers[at] ?? keys.recipient),
        },
        fields: Object.fromEntries(texts) as Partial<ComplaintFields>,
        files: Array.from({ length: files }, () => file()),
      })
      expect(bytes).toHaveLength(66_422)
    }
  })

  test('has room for every field at its longest and ten files with the longest names', async () => {
    const longest = names.map((name) => [name, '\uFFFD'.repeat(fieldLimits[name])])
    const name = `${'证'.repeat(95)}.docx`
    const files = Array.from({ length: 10 }, () => file({ name, type: `a/${'b'.repeat(98)}`, size: 20_971_520 }))
    const bytes = await sealed({ fields: Object.fromEntries(longest) as ComplaintFields, files })
    const { complaint: report } = await openComplaint(bytes, [officer.identity], expected)
    expect(report.fields.content).toHaveLength(16_000)
    expect(report.files[9]?.name).toBe(name)
    expect(Buffer.byteLength(await unseal(bytes, [officer.identity]))).toBeLessThan(paddedComplaint - 4_000) // room for what a resealing adds: 800
  })

  test('is other bytes each time, under the same case', async () => {
    const [first, second] = await Promise.all([sealed(), sealed()])
    expect(Buffer.compare(first, second)).not.toBe(0)
    expect(await openComplaint(first, [officer.identity], expected)).toEqual(
      await openComplaint(second, [officer.identity], expected),
    )
  })

  test('under another case or in another channel is refused', async () => {
    const bytes = await sealed()
    await expectRefusal(() => openComplaint(bytes, [officer.identity], { ...expected, case: keys.verifyKey }), 'case')
    await expectRefusal(() => openComplaint(bytes, [officer.identity], { ...expected, channel: 'A' }), 'channel')
  })

  test('is not begun when a field, a name or the files are too long', async () => {
    const { detail } = await expectRefusal(() => sealed({ fields: { content: 'x'.repeat(16_001) } }), 'too-long')
    expect(detail).toEqual({ field: 'content', size: 16_001, limit: 16_000 })
    const eleven = Array.from({ length: 11 }, () => file())
    expect((await expectRefusal(() => sealed({ files: eleven }), 'too-long')).detail).toMatchObject({
      size: 11,
      limit: 10,
    })
  })

  test('takes one file of 50 MiB, and 200 MiB of them', async () => {
    const largest = Array.from({ length: 4 }, () => file({ size: 52_428_800 }))
    const { complaint } = await openComplaint(await sealed({ files: largest }), [officer.identity], expected)
    expect(complaint.files).toEqual(largest)
    const { detail } = await expectRefusal(() => sealed({ files: [...largest, file({ size: 1 })] }), 'too-long')
    expect(detail).toEqual({ field: 'files', size: 209_715_201, limit: 209_715_200 })
    expect((await expectRefusal(() => sealed({ files: [file({ size: 52_428_801 })] }), 'too-long')).detail).toEqual({
      ...{ field: 'files', size: 52_428_801, limit: 52_428_800 },
    })
  })

  test('is not sealed to a channel that its code does not name', () =>
    expectRefusal(() => sealed({ channel: { ...channel, symbol: 'A' } }), 'channel'))

  test('holds texts and names that show what they say', async () => {
    const files = [file({ name: '../../\u202Egpj.exe\n', type: 'text/html; x' })]
    const { complaint: report } = await openComplaint(
      await sealed({ fields: { content: 'a\u0000\r\nb' }, files }),
      [officer.identity],
      expected,
    )
    expect(report.fields.content).toBe('a\uFFFD\nb')
    expect(report.files[0]).toMatchObject({ name: '../../\uFFFDgpj.exe', type: 'application/octet-stream' })
  })
})

describe('what an officer opens', () => {
  const whole: Complaint = {
    v: 2,
    ticket: keys.ticket,
    channel: channel.symbol,
    sealedTo: [officer.recipient],
    fields: Object.fromEntries(names.map((name) => [name, ''])) as ComplaintFields,
    replyTo: keys.recipient,
    replyKey: keys.verifyKey,
    fileKey,
    files: [file()],
  }
  const without = (name: keyof Complaint) => Object.fromEntries(Object.entries(whole).filter(([key]) => key !== name))

  test('is taken when it is whole', () => expect(readComplaint(JSON.stringify(whole))).toEqual(whole))

  test('of a later version is refused as that', () =>
    expectRefusal(() => readComplaint('{"v":3,"new":true}'), 'version'))

  const same = file()
  test.each<[string, unknown]>([
    ['text', 'x'],
    ['text', null],
    ['text', [whole]],
    ['replyKey', without('replyKey')],
    ['*', { ...whole, admin: true }],
    ['ticket', { ...whole, ticket: 'x' }],
    ['sealedTo', { ...whole, sealedTo: 'x' }],
    ['sealedTo.0', { ...whole, sealedTo: [keys.identity] }],
    ['channel', { ...whole, channel: 'compliance' }],
    ['channel', { ...whole, channel: 5 }],
    ['fields', { ...whole, fields: [] }],
    ['fields.content', { ...whole, fields: { ...whole.fields, content: 'x'.repeat(16_001) } }],
    ['fields.subject', { ...whole, fields: { ...whole.fields, subject: 1 } }],
    ['fields.*', { ...whole, fields: { ...whole.fields, more: '' } }],
    ['replyTo', { ...whole, replyTo: keys.identity }],
    ['replyKey', { ...whole, replyKey: '' }],
    ['fileKey', { ...whole, fileKey: keys.recipient }],
    ['files', { ...whole, files: {} }],
    ['files', { ...whole, files: Array.from({ length: 11 }, () => file()) }],
    ['files.id', { ...whole, files: [same, same] }],
    ['files.size', { ...whole, files: Array.from({ length: 5 }, () => file({ size: 50_000_000 })) }],
    ['files.0', { ...whole, files: ['x'] }],
    ['files.0.id', { ...whole, files: [file({ id: '../../../../etc/passwd' })] }],
    ['files.0.id', { ...whole, files: [file({ id: 'A'.repeat(24) })] }],
    ['files.0.id', { ...whole, files: [file({ id: `${'A'.repeat(21)}B` })] }],
    ['files.0.name', { ...whole, files: [file({ name: 'x'.repeat(101) })] }],
    ['files.0.size', { ...whole, files: [file({ size: -1 })] }],
    ['files.0.size', { ...whole, files: [file({ size: 0.5 })] }],
    ['files.0.size', { ...whole, files: [file({ size: 52_428_801 })] }],
    ['files.0.sha256', { ...whole, files: [file({ sha256: '' })] }],
  ])('with a wrong %s is refused, and the field is named', async (field, wrong) => {
    const text = typeof wrong === 'string' ? wrong : JSON.stringify(wrong)
    expect((await expectRefusal(() => readComplaint(text), 'content')).detail.field).toBe(field)
  })

  test('is refused before a key is used when it has not the outer form', async () => {
    const message = await seal('{}', 16_384, channel.officers)
    await expectRefusal(() => openComplaint(message, [officer.identity], expected), 'form')
    await expectRefusal(() => openComplaint(new Uint8Array(66_422), [officer.identity], expected), 'form')
  })

  test('is refused when it is sealed well but holds no report', async () => {
    await expectRefusal(
      async () =>
        openComplaint(await seal('{}\nsignature\n', paddedComplaint, channel.officers), [officer.identity], expected),
      'version',
    )
    await expectRefusal(
      async () => openComplaint(await seal('', paddedComplaint, channel.officers), [officer.identity], expected),
      'content',
    )
  })
})

describe('the signatures under a report', () => {
  const to = { case: keys.case, size: paddedComplaint, recipients: channel.officers, vouches: true }
  const by = { key: colleague.verifyKey, signingKey: colleague.signingKey }
  const linesOf = async (bytes: Uint8Array) => (await unseal(bytes, [officer.identity])).trimEnd().split('\n')
  const opened = async (...lines: readonly string[]) =>
    openComplaint(
      await seal(lines.map((line) => `${line}\n`).join(''), paddedComplaint, channel.officers),
      [officer.identity],
      expected,
    )
  const resealed = async (bytes: Uint8Array) => reseal(bytes, [officer.identity], { ...to, ...by })

  test('are its reporter’s: another key, or theirs under something else, is refused', async () => {
    const [line = '', signature = ''] = await linesOf(await sealed())
    expect((await opened(line, signature)).complaint.fields.content).toBe(fields.content)
    for (const other of [sign('complaint', line, officer.signingKey), sign('message', line, keys.signingKey), '', '!'])
      await expectRefusal(() => opened(line, other), 'signature')
  })

  test('are two more when a colleague has sealed it to others, and it is the same report', async () => {
    const bytes = await sealed()
    const { complaint, hash } = await openComplaint(bytes, [officer.identity], expected)
    const again = await openComplaint(await resealed(bytes), [officer.identity], expected)
    const sealedTo = [...channel.officers].sort()
    expect(again).toEqual({ complaint, hash, resealing: { sealedTo, key: colleague.verifyKey, vouches: true } })
  })

  test('of a colleague hold for one text, one case and whom it names alone', async () => {
    const [first, second] = await Promise.all([sealed(), sealed({ fields: { content: 'other' } })])
    const [line = '', signature = '', added = '', confirmed = ''] = await linesOf(await resealed(first))
    const [other = '', others = ''] = await linesOf(second)
    expect((await opened(line, signature, added, confirmed)).resealing).toBeDefined()
    await expectRefusal(() => opened(other, others, added, confirmed), 'signature')
    await expectRefusal(() => opened(line, signature, added.replace('true', 'false'), confirmed), 'signature')
    await expectRefusal(() => opened(line, signature, added, signature), 'signature')
    const elsewhere = await reseal(first, [officer.identity], { ...to, ...by, case: keys.ticket })
    await expectRefusal(() => openComplaint(elsewhere, [officer.identity], expected), 'signature')
  })

  test('stand under what has its form, and nothing stands beside them', async () => {
    const [line = '', signature = '', added = '', confirmed = ''] = await linesOf(await resealed(await sealed()))
    const fieldOf = async (...lines: string[]) => (await expectRefusal(() => opened(...lines), 'content')).detail.field
    expect(await fieldOf(line, signature, added.replace('true', '1'), confirmed)).toBe('resealing.vouches')
    expect(await fieldOf(line, signature, added.replace('{', '{"at":1,'), confirmed)).toBe('resealing.*')
    expect(await fieldOf(line, signature, added)).toBe('text')
    expect(await fieldOf(line, signature, added, confirmed, '')).toBe('text')
  })
})
