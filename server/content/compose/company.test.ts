import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createSample } from '../../testing/sample.ts'
import { loadContent } from '../index.ts'

test('a certificate shows the picture of its language, else that of both, else one that says it is missing', async () => {
  const sample = await createSample()
  try {
    const shared = 'picture: certificates/haccp.zh.svg'
    await sample.edit('certifications.yaml', '      picture: certificates/iso-9001.zh.svg\n', '')
    await sample.edit('certifications.yaml', '      picture: certificates/iso-9001.en.svg\n', '')
    await sample.edit('certifications.yaml', '      picture: certificates/iso-14001.en.svg\n', '')
    await sample.edit('certifications.yaml', '  - id: iso-14001\n', `  - id: iso-14001\n    ${shared}\n`)
    const pictures = join(sample.settings.data, 'pictures')
    const { zh, en } = await loadContent({ folder: sample.settings.content, pictures })
    const shown = (id: string) =>
      [zh, en].map(({ certifications }) => certifications.find((entry) => entry.id === id)?.picture)
    for (const picture of shown('iso-9001')) {
      expect(picture).toMatchObject({ src: '/pictures/picture-missing.svg', alt: expect.stringContaining('ISO 9001') })
      expect(await readFile(join(pictures, 'picture-missing.svg'), 'utf8')).toMatch(/^<svg /)
    }
    expect(shown('iso-14001').map((picture) => picture?.src)).toEqual([
      expect.stringContaining('certificates-iso-14001.zh.'),
      expect.stringContaining('certificates-haccp.zh.'),
    ])
  } finally {
    await sample.dispose()
  }
})
