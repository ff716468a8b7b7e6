// Writes content/media/reports/financial-statements.<lang>.xlsx from the annual report that `annualReport` names.
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { wholeLangs } from '../../contract/wholeLangs.ts'
import { readContent } from '../../server/content/index.ts'
import { statementsFile, statementsOf } from './statements.ts'

const content = join(import.meta.dirname, '../../content')
const { files } = await readContent(content)
if (!files) throw new Error('The content cannot be read: npm run check says why.')
for (const lang of wholeLangs) {
  const bytes = await statementsOf(files, lang)
  await writeFile(statementsFile(content, lang), bytes)
  console.log(`${statementsFile(content, lang)}, ${Math.round(bytes.length / 1024)} KB`)
}
