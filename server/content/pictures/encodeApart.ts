import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import { memoryEnvironment } from '../../memory.ts'
import type { EncodingFailure, EncodingOrder } from './variants.ts'
import { WriteError } from './writeWhole.ts'

const program = join(import.meta.dirname, 'encodingProgram.ts')
/** Milliseconds that the encoder waits for more to do. */
const timeout = 1_000

interface Encoder {
  make(order: Omit<EncodingOrder, 'id'>): Promise<void>
}
let encoder: Encoder | undefined

/**
 * Makes one variant of a picture in a process of its own, one for all, which ends when there is nothing more to do: encoders take hundreds
 * of megabytes and give few of them back. @throws WriteError where the disk takes nothing.
 */
export function encodeApart(order: Omit<EncodingOrder, 'id'>): Promise<void> {
  encoder ??= start()
  return encoder.make(order)
}

function start(): Encoder {
  const child = fork(program, {
    execArgv: [],
    env: memoryEnvironment, // all else is nobody's business
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const orders = new Map<number, PromiseWithResolvers<void>>()
  let last = 0
  let timer: NodeJS.Timeout | undefined
  const leave = () => {
    if (encoder === own) encoder = undefined
  }
  const rest = () => {
    keepsAlive(child, false)
    timer = setTimeout(() => {
      leave()
      if (child.connected) child.disconnect()
    }, timeout).unref()
  }
  const onEnd = (reason: string) => {
    clearTimeout(timer)
    leave()
    for (const order of orders.values()) order.reject(new Error(reason))
    orders.clear()
  }
  child.on('message', ({ id, failure }: { id: number; failure?: EncodingFailure }) => {
    const order = orders.get(id)
    orders.delete(id)
    if (failure) order?.reject(errorOf(failure))
    else order?.resolve()
    if (orders.size === 0) rest()
  })
  child.on('error', (error) => onEnd(error.message))
  child.on('exit', (code, signal) => onEnd(`the encoder ended: ${signal ?? code}`))
  const own: Encoder = {
    make(order) {
      clearTimeout(timer)
      keepsAlive(child, true)
      const made = Promise.withResolvers<void>()
      orders.set(++last, made)
      child.send({ id: last, ...order })
      return made.promise
    },
  }
  return own
}

/** Whether this process lives on for the other one. */
function keepsAlive(child: ChildProcess, isNeeded: boolean) {
  for (const held of [child, child.channel])
    if (isNeeded) held?.ref()
    else held?.unref()
}

function errorOf({ message, disk }: EncodingFailure): Error {
  return disk ? new WriteError(message, { cause: Object.assign(new Error(message), disk) }) : new Error(message)
}
