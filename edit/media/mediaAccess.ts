import type { Description, ListedMedia, MediaDetails, MediaQuery, ThumbnailQuery } from '#contract/edit/media.ts'
import type { Editor, Saved } from '../repository/types.ts'

/** What the site cuts out of a picture by itself: of very wide ones for phones, and for previews of links. */
export type SiteCrop = NonNullable<ThumbnailQuery['crop']>

/** Throws `EditError` and `PictureError`, which have sentences for editors. */
export interface MediaLibrary {
  list(query: MediaQuery): Promise<ListedMedia>
  details(path: string): Promise<MediaDetails | undefined>
  /**
   * Keeps a new file, or with `version` another one in the place of that version. The path may get another ending; of a picture that is
   * there already it is the path of that one.
   */
  upload(
    given: { path: string; bytes: Buffer; version?: string | undefined },
    by: Editor,
  ): Promise<{ path: string; version?: string | undefined; isKnown?: boolean }>
  /** Points all that name a file to another one, in one save. */
  replace(from: string, to: string, by: Editor): Promise<{ items: number }>
  /**
   * Gives a file another name or folder, and points all that use it there, in one save. Whether the old one is gone: what readers see now
   * may need it until that is published.
   */
  move(from: string, to: string, version: string, by: Editor): Promise<{ isMoved: boolean }>
  describe(path: string, texts: readonly Description[], versions: Record<string, string>, by: Editor): Promise<Saved>
  remove(path: string, version: string, by: Editor): Promise<Saved>
  /** Of files that these content files need, those that wait to be published. */
  waitingFor(files: readonly string[]): Promise<string[]>
  /** A small picture, as WebP, whole or cut out as the site does by itself; `undefined` where there is none that can be read. */
  thumbnail(path: string, width: number, crop?: SiteCrop): Promise<{ bytes: Buffer; stamp: string } | undefined>
}
