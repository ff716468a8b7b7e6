import { type Logger, pino } from 'pino'

/** Where the parts of the server say what they do, a line at a time. */
export interface Log {
  info(line: string): void
  error(line: string): void
}

/** Lines of JSON, as programs read them. On a terminal plain lines: there a person reads what is wrong with the content. */
export function createLog(level: string, output: NodeJS.WriteStream = process.stdout): Logger {
  const plain = { write: (line: string) => void output.write(plainLine(line)) }
  return pino({ level }, output.isTTY ? plain : output)
}

function plainLine(line: string): string {
  const { msg = '', err } = JSON.parse(line) as { msg?: string; err?: { stack?: string } } // pino wrote it
  return `${err?.stack ?? msg}\n`
}
