import type { Revision } from '#contract/edit/overviews.ts'
import type { Lang } from '#contract/paths.ts'

/** Who edits. `mail` tells people apart. */
export interface Editor {
  name: string
  mail: string
  role: 'writer' | 'publisher'
  /** Those of his groups that `EDIT_ROLES` names. */
  groups?: readonly string[]
}

/** What is done to a file: `undefined` where there is none before, or afterwards. Only YAML comes with what it says. */
export interface FileStep {
  path: string
  before: Buffer | undefined
  after: Buffer | undefined
}

/** What somebody may do with an item: in these languages alone, or in none; in all where they are left out. */
export interface Limits {
  languages?: readonly Lang[]
  canPublish: boolean
}

/** Own work that a colleague has to publish: in these places, in any without; `isMeant` by what it changes. */
export interface Watched {
  places?: readonly string[]
  isMeant?(step: FileStep): boolean
}

/** Who may change and publish what. */
export interface Rights {
  allows(by: Editor, deed: 'edit' | 'publish', step: FileStep): boolean
  /** Undefined for who may do everything with this file. */
  limitsOf(by: Editor, path: string): Limits | undefined
  watchedOf(by: Editor): readonly Watched[]
}

/** A file to be saved. `version` is the one that the change was made from, null for a new file; `bytes` null removes. */
export interface Change {
  path: string
  bytes: Buffer | null
  version: string | null
}

export type Saved = { outcome: 'saved'; revision: string } | { outcome: 'conflict'; paths: string[] }
export type Published = { outcome: 'published'; revision: string } | { outcome: 'conflict'; paths: string[] }

/** A file as it is being edited. */
interface FileRead {
  bytes: Buffer
  version: string
  /** Only where the file was changed elsewhere too and nobody has compared yet: what is published; null if nothing. */
  theirs?: Buffer | null
}

/** A file that is saved and not published. */
export interface Waiting {
  path: string
  state: 'new' | 'changed' | 'removed'
  /** Changed elsewhere too: it can be published when somebody has compared and saved it. */
  isConflict: boolean
  /** Who saved it last, and when. */
  by: string
  mail: string
  at: string
  /** All who changed it since it was published, the last one first. */
  authors: { name: string; mail: string }[]
}

/** What one commit did to a branch. */
export interface Step {
  revision: string
  by: string
  /** ISO 8601. */
  at: string
  /** With the lines below it. */
  message: string
  /** Blobs before and after; undefined where there is none. */
  files: { path: string; from: string | undefined; to: string | undefined }[]
}

/** Everybody's saved work over what is published, kept in Git. Throws `EditError` for what cannot be done. */
export interface Repository {
  /** Holds the files as they are being edited: what preview and lists read. Written by the repository alone. */
  folder: string
  /** Folder for what can be made again: indexes, caches. */
  caches: string
  read(path: string): Promise<FileRead | undefined>
  /** Keeps all of `changes` or none. What is there already, as after an answer that got lost, counts as saved. */
  save(changes: readonly Change[], by: Editor, message: string): Promise<Saved>
  /** What `by` may do with an item that has these files; undefined for everything. */
  limitsOf(by: Editor, paths: readonly string[]): Limits | undefined
  waiting(): Promise<Waiting[]>
  /** The state of each of these files alone, which is faster. */
  unpublished(): Promise<ReadonlyMap<string, Waiting['state']>>
  /** Publishes files as they are saved; where `seen` names the version of a file, only that one. The history calls it what it `does`. */
  publish(
    paths: readonly string[],
    by: Editor,
    seen?: Readonly<Record<string, string | null>>,
    does?: 'publish' | 'takeDown',
  ): Promise<Published>
  /** Puts files back to what is published. A writer may do so with what is his alone. */
  discard(paths: readonly string[], by: Editor): Promise<void>
  /** The latest revisions of any of `paths`, the newest first. */
  history(paths: readonly string[]): Promise<Revision[]>
  /** The files that a revision changed, other than its parent had them. */
  changedIn(revision: string): Promise<readonly string[]>
  textAt(revision: string, path: string): Promise<string | undefined>
  /** The bytes of those of these files that are published, as they are published. */
  published(paths: readonly string[]): Promise<ReadonlyMap<string, Buffer>>
  /** The blob of each file as it is being edited. */
  entries(): Promise<ReadonlyMap<string, string>>
  /** The bytes of blobs, in their order. */
  blobs(blobs: readonly string[]): Promise<Buffer[]>
  /** The files that somebody has changed since the day of a moment (milliseconds since 1970). */
  touchedSince(moment: number): Promise<ReadonlySet<string>>
  /** The content files in which these letters stand. */
  filesHolding(letters: string): Promise<readonly string[]>
  /** What happened to a branch, the oldest first: after a commit, or the latest ones. Undefined where there is no such commit. */
  steps(query: { of: 'editing' | 'published'; after?: string; most?: number }): Promise<Step[] | undefined>
  /** Keeps a line about files that stay as they are: a commit that changes none. */
  note(line: string, by: Editor, message: string): Promise<void>
  /** What is said beside the content, by name: kept with it, and on no branch. */
  annotations(): Promise<ReadonlyMap<string, string>>
  /** Changes one of these from what it is at that moment. Where `edit` throws, nothing is changed. */
  annotate(name: string, by: Editor, message: string, edit: (text: string | undefined) => string): Promise<void>
  /** Who has worked on the content, who did so last first. */
  writers(): Promise<readonly { name: string; mail: string }[]>
  /** Takes back what a revision changed, as a new commit. */
  undo(revision: string, by: Editor): Promise<Saved>
  /** Takes what came from elsewhere. */
  update(): Promise<void>
  /** `listener` is told of each release, before it is answered. */
  onPublished(listener: (paths: readonly string[], by: Editor) => unknown): void
  /** `listener` gets the paths that changed in `folder`, or in what is published. Returns a function that ends it. */
  onChange(listener: (paths: readonly string[]) => void): () => void
  close(): Promise<void>
}
