/**
 * A call that failed. `message` is a sentence for the reader: the server's `msg`, or ours when no answer came, with `status` 0. `data` is
 * what the server adds for programs.
 */
export class CallError extends Error {
  override readonly name = 'CallError'
  readonly status: number
  readonly data: unknown

  constructor(message: string, status: number, data?: unknown) {
    super(message)
    this.status = status
    this.data = data
  }

  /** Whether there is nothing at what was asked for, or nothing any more. */
  get isMissing() {
    return this.status === 404 || this.status === 410
  }

  /** What a document tells of it. */
  toJSON() {
    return { message: this.message, status: this.status }
  }
}
