import { issuesOf, valueAt } from '../content/issues.ts'
import { itemOf, type Kind } from '../content/kinds.ts'
import { withValue } from '../content/withValue.ts'
import { readYaml, writeYaml } from '../content/yamlFile.ts'
import { EditError } from '../editError.ts'
import type { Change, Repository } from '../repository/types.ts'
import { linkToMedia, type Mention, unescaped } from './mentions.ts'

/** What points all fields and links from one file of the media folder to another. @throws EditError; then nothing is to be changed. */
export async function replacements(
  repository: Pick<Repository, 'read'>,
  used: readonly Mention[],
  from: string,
  to: string,
): Promise<Change[]> {
  const named = used.filter(({ as }) => as !== 'beside')
  const changes: Change[] = []
  const [broken, unfit]: [string[], string[]] = [[], []]
  for (const [file, places] of Map.groupBy(named, ({ file }) => file)) {
    const read = await repository.read(file)
    const { data, faults } = read ? readYaml(read.bytes) : { data: undefined, faults: [] }
    const kind = itemOf(file)?.kind
    if (!read || !kind || faults.length > 0) {
      broken.push(file)
      continue
    }
    const changed = places.reduce((data, place) => {
      const value = valueAt(data, place.path)
      const next = place.as === 'field' ? to : withLink(value, from, to)
      return withValue(data, place.path, next)
    }, data)
    if (faultsIn(kind, changed) > faultsIn(kind, data)) unfit.push(file)
    changes.push({ path: file, bytes: writeYaml(read.bytes, changed), version: read.version })
  }
  if (broken.length > 0) throw new EditError('brokenItem', broken)
  if (unfit.length > 0) throw new EditError('unfit', unfit)
  return changes
}

const withLink = (text: unknown, from: string, to: string) =>
  typeof text === 'string'
    ? text.replace(linkToMedia, (link, name: string) => (unescaped(name) === from ? `/media/${to}` : link))
    : text

/** Of a twin alone, as it lies in its file. */
const faultsIn = (kind: Kind, data: unknown) => issuesOf({ ...kind, form: 'bilingual' }, data).length
