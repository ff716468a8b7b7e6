import { join } from 'node:path'
import { dayInChina } from '#contract/day.ts'
import type { Description, MediaFile } from '#contract/edit/media.ts'
import { checkMaster } from '#server/content/pictures/master.ts'
import { fileOfPdf, namingChange } from '../content/editions.ts'
import { itemOf } from '../content/kinds.ts'
import { withValue } from '../content/withValue.ts'
import { readYaml, writeYaml } from '../content/yamlFile.ts'
import { EditError, found } from '../editError.ts'
import { subjects } from '../repository/subjects.ts'
import type { Change, Editor, Repository } from '../repository/types.ts'
import { isMediaPath, isNewNameOf, mediaName } from './fileName.ts'
import { type FoundFile, filesIn } from './folder.ts'
import type { MediaLibrary } from './mediaAccess.ts'
import { mediaTypeOf } from './mediaTypes.ts'
import { createMentions, type Mention, type Mentions } from './mentions.ts'
import { replacements } from './replacing.ts'
import { soundUpload } from './soundUpload.ts'
import { createThumbnails } from './thumbnails.ts'
import { usesFrom } from './uses.ts'

/** Files that a list has where nobody asks for more. */
const mostListed = 400

/** The pictures, films and PDFs of a repository. */
export function createMediaLibrary(repository: Repository): MediaLibrary {
  const mentions = createMentions(repository)
  const thumbnail = createThumbnails()
  return {
    ...readingOf(repository, mentions),
    ...changingOf(repository, mentions),
    thumbnail: (path, width, crop) => thumbnail(join(repository.folder, path), width, crop),
  }
}

function readingOf(repository: Repository, mentions: Mentions): Pick<MediaLibrary, 'list' | 'details' | 'waitingFor'> {
  const media = join(repository.folder, 'media')
  const statesOf = async () => new Map((await repository.waiting()).map(({ path, state }) => [path, state]))
  return {
    async list({ find = '', folder, group, count = mostListed }) {
      const [found, uses, states] = await Promise.all([filesIn(media), mentions.all(), statesOf()])
      const words = find.toLowerCase().split(/\s+/).filter(Boolean)
      const files = found
        .map((file) => fileFrom(file, uses.get(file.name) ?? [], states.get(`media/${file.name}`)))
        .filter(({ path }) => words.every((word) => path.toLowerCase().includes(word)))
        .filter(({ path }) => !folder || mediaName(path).startsWith(`${folder}/`))
        .filter((file) => !group || file.group === group || (group === 'unused' && file.uses === 0))
        .sort((a, b) => Number(b.state === 'new') - Number(a.state === 'new') || a.path.localeCompare(b.path))
      const folders = [...new Set(found.map(({ name }) => name.replace(/\/?[^/]*$/, '')))].filter(Boolean).sort()
      return { files: files.slice(0, count), total: files.length, folders, names: found.map(({ name }) => name) }
    },
    async details(path) {
      const read = await repository.read(path)
      const found = read && (await filesIn(media)).find(({ name }) => name === mediaName(path))
      if (!read || !found) return undefined
      const used = (await mentions.all()).get(found.name) ?? []
      const file = fileFrom(found, used, (await statesOf()).get(path))
      const items = await usesFrom(repository.folder, mentions, used)
      const described = new Set(items.flatMap(({ descriptions }) => descriptions.map(({ file }) => file)))
      const size = file.group === 'picture' ? await sizeOf(read.bytes) : {}
      const versions = [...described].map(async (file) => [file, (await repository.read(file))?.version ?? ''] as const)
      return {
        ...file,
        ...size,
        version: read.version,
        items,
        versions: Object.fromEntries(await Promise.all(versions)),
      }
    },
    async waitingFor(files) {
      const needed = new Set((await mentions.neededBy(files)).map((name) => `media/${name}`))
      if (needed.size === 0) return []
      return (await repository.waiting())
        .filter(({ path, state }) => needed.has(path) && state !== 'removed')
        .map(({ path }) => path)
    },
  }
}

function fileFrom({ name, bytes, stamp }: FoundFile, used: readonly Mention[], state: string | undefined): MediaFile {
  const uses = new Set(used.map(({ kind, id }) => `${kind} ${id}`)).size
  const { group } = mediaTypeOf(name)
  return {
    path: `media/${name}`,
    group,
    bytes,
    stamp,
    uses,
    ...((state === 'new' || state === 'changed') && { state }),
    ...(group === 'pdf' && uses === 0 && name.startsWith('announcements/') && { isAlone: true }),
  }
}

/** The picture that has these bytes already, whatever it is called: what is brought twice is kept once. */
async function samePicture(repository: Repository, bytes: Buffer) {
  const alike = (await filesIn(join(repository.folder, 'media'))).filter((file) => file.bytes === bytes.length)
  for (const { name } of alike) {
    const path = `media/${name}`
    const read = mediaTypeOf(name).group === 'picture' ? await repository.read(path) : undefined
    if (read?.bytes.equals(bytes)) return { path, version: read.version }
  }
  return undefined
}

/** What cannot be read has no size. */
const sizeOf = (bytes: Buffer) =>
  checkMaster(bytes).then(
    ({ width, height }) => ({ width, height }),
    () => ({}),
  )

function changingOf(
  repository: Repository,
  mentions: Mentions,
): Pick<MediaLibrary, 'upload' | 'replace' | 'move' | 'describe' | 'remove'> {
  const usesOf = async (path: string) => (await mentions.all()).get(mediaName(path)) ?? []
  const save = async (changes: readonly Change[], by: Editor, message: string) => {
    const saved = await repository.save(changes, by, message)
    if (saved.outcome === 'conflict') throw new EditError('changedMeanwhile', saved.paths)
    return saved
  }
  return {
    async upload({ path, bytes, version }, by) {
      const isNew = version === undefined
      const sound = await soundUpload(bytes, path, !isNew)
      if (isNew && !isMediaPath(mediaName(sound.path))) throw new EditError('badName', [mediaName(sound.path)])
      const same = isNew && mediaTypeOf(sound.path).group === 'picture' && (await samePicture(repository, sound.bytes))
      if (same) return { path: same.path, version: same.version, isKnown: true }
      const taken = isNew ? await repository.read(sound.path) : undefined
      if (taken && !taken.bytes.equals(sound.bytes)) throw new EditError('taken', [sound.path])
      const change = { ...sound, version: version ?? null }
      const naming = await namingChange(repository, sound.path, sound.bytes, dayInChina(Date.now()))
      const saved = await save([change, ...naming], by, `${isNew ? subjects.upload : subjects.replace}${sound.path}`)
      return { ...saved, path: sound.path, version: (await repository.read(sound.path))?.version }
    },
    async replace(from, to, by) {
      const changes = await replacements(repository, await usesOf(from), mediaName(from), mediaName(to))
      await save(changes, by, `${subjects.replace}${from} by ${to}`)
      const items = changes.map(({ path }) => itemOf(path)).map((item) => `${item?.kind.id} ${item?.id}`)
      return { items: new Set(items).size }
    },
    async move(from, to, version, by) {
      const [name, uses] = [mediaName(to), await usesOf(from)]
      const { group } = mediaTypeOf(from)
      const isPlaced = group === 'film' || (group === 'captions' && uses.length > 0)
      if (isPlaced || fileOfPdf(from) || fileOfPdf(to)) throw new EditError('fixedName', [mediaName(from)])
      if (!isNewNameOf(from, name)) throw new EditError('badName', [name])
      const { bytes } = found(await repository.read(from))
      if (await repository.read(to)) throw new EditError('taken', [to])
      // What readers see now needs the file under its name until what uses it is published.
      const waiting = (await repository.waiting()).find(({ path }) => path === from)
      const isMoved = waiting?.state === 'new' || uses.length === 0
      const changes = [
        { path: to, bytes, version: null },
        ...(isMoved ? [{ path: from, bytes: null, version }] : []),
        ...(await replacements(repository, uses, mediaName(from), name)),
      ]
      await save(changes, by, `${subjects.move}${from} to ${to}`)
      return { isMoved }
    },
    async describe(path, texts, versions, by) {
      const items = await usesFrom(repository.folder, mentions, await usesOf(path))
      const known = items.flatMap(({ descriptions }) => descriptions)
      return save(await describing(repository, known, texts, versions), by, `${subjects.describe}${path}`)
    },
    async remove(path, version, by) {
      const uses = await usesOf(path)
      if (uses.length > 0) throw new EditError('stillUsed', [...new Set(uses.map(({ file }) => file))])
      return save([{ path, bytes: null, version }], by, `${subjects.remove}${path}`)
    },
  }
}

/** Changes of content files that write `texts` at places of `known`. */
async function describing(
  repository: Repository,
  known: readonly Description[],
  texts: readonly Description[],
  versions: Readonly<Record<string, string>>,
): Promise<Change[]> {
  const placeOf = ({ file, path }: Description) => `${file} ${path.join('.')}`
  const places = new Set(known.map(placeOf))
  const changes: Change[] = []
  for (const [file, own] of Map.groupBy(texts, ({ file }) => file)) {
    const read = await repository.read(file)
    if (!read || own.some((text) => !places.has(placeOf(text)))) throw new EditError('changedMeanwhile', [file])
    const data = own.reduce(
      (data, { path, text }) => withValue(data, path, text || undefined),
      readYaml(read.bytes).data,
    )
    changes.push({ path: file, bytes: writeYaml(read.bytes, data), version: versions[file] ?? null })
  }
  return changes
}
