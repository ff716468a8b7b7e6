/** Where the parts of the server say what they do, a line at a time. */
export interface Log {
  info(line: string): void
  error(line: string): void
}
