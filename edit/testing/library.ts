import { createMediaLibrary } from '../media/library.ts'
import { createPlace } from './repositories.ts'

const words = (title: string, alt: string) => `{ title: ${title}, summary: s, source: s, alt: ${alt}, body: "b" }`
const page = (title: string, alt: string) =>
  `title: ${title}\nsubtitle: s\ndescription: d\npicture: news/a.jpg # the yard\nalt: ${alt}\nblocks:\n  - { type: split, title: t, text: "[PDF](/media/a.pdf) ![](/media/news/a.jpg)", picture: news/a.jpg, focus: { x: 20, y: 50 }, alt: ${alt} 2 }\n`

/** A media library over a small content: news, a page and an announcement, with a picture, a film and PDFs. */
export async function openLibrary(picture: Buffer) {
  const place = createPlace()
  const article = `date: 2026-03-02\ncategory: "1"\npicture: news/a.jpg\nzh: ${words('秋收', '院子')}\nen: ${words('Harvest', 'A yard')}\n`
  place.write('news/company/2026-03-02-harvest.yaml', article)
  place.write('pages/culture.zh.yaml', page('文化', '院子'))
  place.write('pages/culture.en.yaml', page('Culture', 'A yard'))
  const notice = `date: 2026-03-02\ncategory: "1"\nnumber: 2026-001\nzh: ${words('公告', 'a')}\nen: ${words('Notice', 'a')}\n`
  place.write('announcements/2026-03-02-notice.yaml', notice)
  for (const name of ['announcements/2026-03-02-notice.zh.pdf', 'announcements/alone.zh.pdf', 'a.pdf'])
    place.write(`media/${name}`, `%PDF-1.7 ${name}`)
  place.write('media/news/a.jpg', picture)
  place.write('media/news/unused.jpg', picture)
  place.write('media/news/新厂 (2).jpg', picture)
  const repository = await place.open()
  return { place, repository, library: createMediaLibrary(repository) }
}
