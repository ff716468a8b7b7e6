import { availableParallelism } from 'node:os'
import type { Log } from '../../log.ts'
import type { DescribedPictures, PictureFile, StandIn } from './pictures.ts'
import { WriteError } from './writeWhole.ts'

/** Milliseconds after which what the disk did not take is tried again. */
const retryAfter = 60_000

/** Makes the files of pictures beside the requests: those first that somebody waits for. */
export interface PictureQueue {
  /** Makes these files, and no longer those that were wanted before. */
  want(wanted: Pick<DescribedPictures, 'missing' | 'total'>): void
  /** Pictures whose files are all there, or cannot be made, of how many. */
  readonly progress: { done: number; total: number }
  /**
   * Settles when a file need not be waited for any longer, by its name below `/pictures/`; asking puts it before all that nobody
   * waits for. Returns what is sent in its place where it cannot be made.
   */
  need(file: string): Promise<StandIn | undefined>
  /** Settles when nothing is left to be made. */
  finished(): Promise<void>
  /** Makes no more; settles when what is being made is there. */
  stop(): Promise<void>
}

interface QueueOptions {
  /** Files that are made at a time: one encoder does not keep all processors busy. */
  atOnce?: number
  /** What is said of a disk that takes nothing. */
  unwritten?(error: WriteError): string
}

/** Makes files as long as there are some to be made. */
export function createPictureQueue(
  log: Log,
  { atOnce = availableParallelism(), unwritten = messageOf }: QueueOptions = {},
): PictureQueue {
  const waiting = new Map<string, PictureFile>()
  const running = new Map<string, PictureFile>()
  const broken = new Map<string, PictureFile>()
  const asked = new Set<string>()
  const pause = createPause(() => advance())
  let total = 0
  const progress = progressTeller(log)
  const change = createSignal()

  const unfinished = () => new Set([...waiting.values(), ...running.values()].map(({ picture }) => picture)).size

  function advance() {
    if (pause.isOn) return change.tell()
    for (const name of [...asked, ...waiting.keys()]) {
      const file = running.size < atOnce ? waiting.get(name) : undefined
      if (file) void make(file)
    }
    change.tell()
  }
  async function make(file: PictureFile) {
    waiting.delete(file.file)
    running.set(file.file, file)
    try {
      await file.make()
      pause.isTold = false
    } catch (error) {
      if (error instanceof WriteError) pauseFor(file, error)
      else tellBroken(file, error)
    }
    running.delete(file.file)
    asked.delete(file.file)
    progress.tell(unfinished(), total)
    advance()
  }
  function tellBroken(file: PictureFile, error: unknown) {
    const isTold = [...broken.values()].some(({ picture }) => picture === file.picture)
    if (!isTold) log.error(`media/${file.picture} — cannot be prepared and is sent in one size: ${messageOf(error)}`)
    broken.set(file.file, file)
  }
  function pauseFor(file: PictureFile, error: WriteError) {
    if (!pause.isTold) log.error(unwritten(error))
    waiting.set(file.file, file)
    pause.begin()
  }

  return {
    want(wanted) {
      waiting.clear()
      broken.clear()
      total = wanted.total
      for (const file of wanted.missing) if (!running.has(file.file)) waiting.set(file.file, file)
      progress.begin(unfinished())
      advance()
    },
    get progress() {
      return { done: total - unfinished(), total }
    },
    async need(file) {
      if (waiting.has(file)) asked.add(file)
      while ((waiting.has(file) && !pause.isOn) || running.has(file)) await change.next()
      return (broken.get(file) ?? waiting.get(file))?.standIn()
    },
    async finished() {
      while (waiting.size > 0 || running.size > 0) await change.next()
    },
    async stop() {
      pause.stop()
      waiting.clear()
      change.tell()
      while (running.size > 0) await change.next()
    },
  }
}

/** Tells each picture whose last file is made, once. */
function progressTeller(log: Log) {
  let told = 0
  return {
    begin(left: number) {
      told = left
    },
    tell(left: number, total: number) {
      if (left < told) log.info(`preparing pictures: ${total - left} of ${total}`)
      told = left
    },
  }
}

/** The time in which nothing is tried, as the disk takes nothing. */
function createPause(onEnd: () => void) {
  let timer: NodeJS.Timeout | undefined
  return {
    get isOn() {
      return timer !== undefined
    },
    isTold: false,
    begin() {
      this.isTold = true
      timer ??= setTimeout(() => {
        timer = undefined
        onEnd()
      }, retryAfter).unref()
    },
    stop: () => clearTimeout(timer),
  }
}

/** What is told to all who wait for it at that moment. */
function createSignal() {
  const listeners: (() => void)[] = []
  return {
    next: () => new Promise<void>((done) => listeners.push(done)),
    tell() {
      for (const listener of listeners.splice(0)) listener()
    },
  }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
