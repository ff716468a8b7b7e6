import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** What a file of the content says of itself changes no byte: these attributes count before its own. */
export async function keepBytes(repository: string): Promise<void> {
  await mkdir(join(repository, 'info'), { recursive: true })
  await writeFile(join(repository, 'info/attributes'), '* -text !eol !filter !ident !working-tree-encoding !merge\n')
}
