import { type EncodingFailure, type EncodingOrder, encode } from './variants.ts'
import { WriteError } from './writeWhole.ts'

/* A program of its own that makes files of pictures as long as its parent is there. `encodeApart.ts` starts it and lets it end. */
process.on('message', async (order: EncodingOrder) => {
  const failure = await encode(order).then(() => undefined, failureOf)
  if (process.connected) process.send?.({ id: order.id, failure })
})

// Ctrl+C and systemd tell all processes: its parent waits for what is being made, and then lets it end.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined)

function failureOf(error: unknown): EncodingFailure {
  const { message } = error instanceof Error ? error : new Error(String(error))
  if (!(error instanceof WriteError)) return { message }
  const { code, path, syscall } = error.cause as NodeJS.ErrnoException // the file system's
  return { message, disk: { code, path, syscall } }
}
