import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'yaml'
import { keyListOf, keysFile, writeSignatures } from '#contract/keys.ts'
import type { Officer } from '#sealing/keyList.ts'
import type { OfficerKeys } from '#sealing/officer.ts'
import { type Approval, signKeyList } from '#sealing/signedKeyList.ts'
import { listOf, officerLine, testRoot } from '#sealing/testing/lists.ts'

export { officerLine, testRoot }

/** `keys/channels.yaml` with the officers of each channel. */
export const keysFileOf = (compliance: readonly OfficerKeys[], audit: readonly OfficerKeys[], version = 1) =>
  keysFileWith(
    compliance.map((keys) => officerLine(keys)),
    audit.map((keys) => officerLine(keys)),
    version,
  )

/** The same with lines of the test's own. JSON is YAML as well. */
export const keysFileWith = (compliance: readonly Officer[], audit: readonly Officer[], version = 1) =>
  `${JSON.stringify(listOf(compliance, audit, version), null, 2)}\n`

/** Writes a keys folder as the site reads it: the list, the root key's public half and its signature, where the list is sound. */
export async function writeKeys(
  folder: string,
  text: string,
  { root = testRoot, approvals = [] }: { root?: typeof testRoot; approvals?: Approval[] } = {},
) {
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'channels.yaml'), text)
  await writeFile(join(folder, 'root.pub'), `${root.publicKey}\n`)
  const read = keysFile.safeParse(parse(text))
  const signature = read.success ? signKeyList(keyListOf(read.data), root.signingKey) : ''
  await writeFile(join(folder, 'channels.yaml.sig'), writeSignatures({ root: signature, approvals }))
}
