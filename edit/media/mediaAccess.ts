import type { Lang } from '#contract/paths.ts'
import type { Path } from '../content/issues.ts'
import type { Editor, Saved } from '../repository/types.ts'
import type { MediaGroup } from './mediaTypes.ts'

/** A file of the media folder. */
export interface MediaFile {
  /** Below the content folder: `media/news/a.jpg`. */
  path: string
  group: MediaGroup
  bytes: number
  /** Changes with the file. */
  stamp: string
  /** In how many items it is used. */
  uses: number
  /** As what it waits to be published. */
  state?: 'new' | 'changed' | undefined
  /** A PDF in the folder of announcements that is none's. */
  isAlone?: boolean
}

/** A description of a picture that stands beside it: in which language, and where. */
export interface Description {
  lang: Lang
  file: string
  path: Path
  text: string
}

/** An item that uses a file. */
export interface Use {
  kind: string
  id: string
  title: Partial<Record<Lang, string>>
  /** Places in it, as readers of forms know them: `blocks.2.picture`. */
  places: string[]
  descriptions: Description[]
}

export interface MediaDetails extends MediaFile {
  version: string
  /** Pixels of the upright picture. */
  width?: number
  height?: number
  items: Use[]
  /** Of the content files that describe it. */
  versions: Record<string, string>
}

export interface MediaList {
  files: MediaFile[]
  /** How many there are; `files` has the first of them. */
  total: number
  folders: string[]
  /** Of all files, below the media folder: no new one can have them. */
  names: string[]
}

/** What the site cuts out of a picture by itself: of very wide ones for phones, and for previews of links. */
export type SiteCrop = 'phone' | 'card'

/** Throws `MediaFault`, `PictureFault` and `Fault`, which have sentences for editors. */
export interface MediaLibrary {
  list(query: {
    find?: string | undefined
    folder?: string | undefined
    group?: string | undefined
    /** How many at most, the first ones. */
    count?: number | undefined
  }): Promise<MediaList>
  details(path: string): Promise<MediaDetails | undefined>
  /** Keeps a new file, or with `version` another one in the place of that version. The path may get another ending. */
  upload(
    given: { path: string; bytes: Buffer; version?: string | undefined },
    by: Editor,
  ): Promise<Saved & { path: string; version?: string | undefined }>
  /** Points all that name a file to another one, in one save. */
  replace(from: string, to: string, by: Editor): Promise<{ items: number }>
  describe(path: string, texts: readonly Description[], versions: Record<string, string>, by: Editor): Promise<Saved>
  remove(path: string, version: string, by: Editor): Promise<Saved>
  /** Of files that these content files need, those that wait to be published. */
  waitingFor(files: readonly string[]): Promise<string[]>
  /** A small picture, as WebP, whole or cut out as the site does by itself; `undefined` where there is none that can be read. */
  thumbnail(path: string, width: number, crop?: SiteCrop): Promise<{ bytes: Buffer; stamp: string } | undefined>
}
