import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { wholeLangs } from '../contract/wholeLangs.ts'
import { readContent } from '../server/content/index.ts'
import { problemText } from '../server/content/problems.ts'
import { readSettings } from '../server/settings.ts'
import { drawCertificate } from './certificates/draw.ts'

/*
 * Draws the sample company's certificates from content/certifications.yaml: npm --prefix tools run certificates
 * Each goes to the picture that its entry names in a language, certificates/<id>.<lang>.svg. An entry that names another picture,
 * a scan, is left alone.
 */
const { content, lang } = readSettings(process.env)
const { files, problems } = await readContent(content)
// That a certificate is missing is what this script is for.
const others = problems.filter(({ reason }) => reason.is !== 'mediaMissing' || !reason.name.startsWith('certificates/'))
if (!files || others.length > 0) {
  for (const problem of others) console.error(problemText(problem, lang))
  process.exit(1)
}
for (const entry of files.certifications.items) {
  for (const lang of wholeLangs) {
    const name = `certificates/${entry.id}.${lang}.svg`
    if (entry[lang].picture !== name) continue
    const target = join(content, 'media', name)
    await mkdir(dirname(target), { recursive: true })
    await writeFile(target, drawCertificate(entry, lang, files.site.name[lang]))
    console.log(name)
  }
}
