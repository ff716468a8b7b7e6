import { join } from 'node:path'
import { expect, test } from 'vitest'
import { phonePicture } from '../../testing/photographs.ts'
import { createSample } from '../../testing/sample.ts'
import { loadContent } from '../index.ts'

const file = 'leaders/shen-he.yaml'

test('the crop of a photograph of a leader shows the head unless the file names another point', async () => {
  const sample = await createSample()
  try {
    const load = () =>
      loadContent({ folder: sample.settings.content, pictures: join(sample.settings.data, 'pictures') })
    const shown = async () => {
      const { zh, en } = await load()
      return [zh, en].map(({ leaderList }) => leaderList.find(({ id }) => id === 'shen-he'))
    }
    await sample.write('media/leaders/沈禾.JPG', await phonePicture(90, 60))
    await sample.edit(file, 'order: 1\n', 'order: 1\npicture: leaders/沈禾.JPG\n')
    const [zh, en] = await shown()
    expect(zh).toMatchObject({
      picture: { width: 60, height: 90, alt: `${zh?.name}，${zh?.post}`, focus: { x: 50, y: 20 } },
    })
    expect(en?.picture?.alt).toBe(`${en?.name}, ${en?.post}`)
    await sample.edit(file, 'picture: leaders/沈禾.JPG\n', 'picture: leaders/沈禾.JPG\nfocus: { x: 30 }\n')
    expect((await shown())[1]?.picture?.focus).toEqual({ x: 30, y: 50 })
  } finally {
    await sample.dispose()
  }
})

test('a certificate shows the picture of its language, else that of both, else none', async () => {
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
    expect(shown('iso-9001')).toEqual([undefined, undefined])
    expect(shown('iso-14001').map((picture) => picture?.src)).toEqual([
      expect.stringContaining('certificates-iso-14001.zh.'),
      expect.stringContaining('certificates-haccp.zh.'),
    ])
  } finally {
    await sample.dispose()
  }
})
