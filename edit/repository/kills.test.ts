import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createPlace, type Place } from '../testing/repositories.ts'
import type { SaveOrder } from '../testing/savingProgram.ts'

/** `EDIT_SAVES=1000` for the long run. */
const saves = Number(process.env.EDIT_SAVES ?? 60)
const savesPerKill = 12

/** A fixed row of numbers from 0 to below 1, so that a run can be had again. */
function createRandom(seed: number) {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/** The program, started again whenever it was killed. */
function createProgram(place: Place) {
  let child: ChildProcess | undefined
  let ready: Promise<ChildProcess> | undefined
  const start = () => {
    ready ??= (async () => {
      const file = join(import.meta.dirname, '../testing/savingProgram.ts')
      child = fork(file, [place.data, place.content], { execArgv: [], stdio: 'inherit' })
      child.once('exit', () => {
        ready = undefined
      })
      await Promise.race([once(child, 'message'), once(child, 'exit')])
      return child
    })()
    return ready
  }
  /** Sends an order until it is answered. Returns the outcome. */
  async function send(order: SaveOrder): Promise<string> {
    for (;;) {
      const program = await start()
      const answered = new Promise<string | undefined>((done) => {
        const onMessage = ({ id, outcome }: { id: number; outcome: string }) => id === order.id && finish(outcome)
        const onExit = () => finish(undefined)
        const finish = (outcome: string | undefined) => {
          program.off('message', onMessage).off('exit', onExit)
          done(outcome)
        }
        program.on('message', onMessage).once('exit', onExit)
        if (program.exitCode !== null || program.signalCode !== null) onExit()
        else program.send(order, (error) => error && onExit())
      })
      const outcome = await answered
      if (outcome !== undefined) return outcome
    }
  }
  const kill = () => child?.kill('SIGKILL')
  /** Kills it and waits until the system has let go of what it held. */
  const end = async () => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    kill()
    await ended
  }
  return { start, send, kill, end }
}

test(`of ${saves} saves by two editors, with kills between, none that was acknowledged is lost`, {
  timeout: 900_000,
}, async () => {
  const place = createPlace()
  const random = createRandom(20_261_127)
  const program = createProgram(place)
  await program.start()
  const last = new Map<string, string>()
  const published = new Set<string>()
  let [id, done, kills] = [0, 0, 0]

  const edit = async (name: string) => {
    while (done < saves) {
      done++
      const order = ++id
      const path = `news/${name}${Math.floor(random() * 4)}.yaml`
      const text = `id: ${order}\nrest: ${'x'.repeat(Math.floor(random() * 2_000))}\n`
      expect(await program.send({ id: order, path, text })).toBe('saved')
      last.set(path, text)
      if (order % 15 === 0) {
        expect(await program.send({ id: ++id, publish: [path] })).toBe('published')
        published.add(path)
      }
    }
  }
  const killing = async () => {
    while (done < saves) {
      const next = done + savesPerKill
      while (done < Math.min(next, saves)) await pause(5)
      if (done >= saves) return
      await pause(random() * 120) // at any moment of a save
      program.kill()
      kills++
    }
  }
  try {
    await Promise.all([edit('one'), edit('two'), killing()])
    expect(kills).toBeGreaterThanOrEqual(Math.floor(saves / savesPerKill) - 2)
    await program.end()

    // The next start finds everything as it was acknowledged.
    const repository = await place.open()
    expect(place.git('fsck', '--full', '--strict', '--no-dangling')).toBe('')
    const subjects = place.git('log', '--format=%s', 'editing').split('\n')
    const saved = subjects.filter((subject) => subject.startsWith('save '))
    expect(new Set(saved).size).toBe(saves)
    expect(saved).toHaveLength(saves) // and each once
    for (const [path, text] of last) {
      expect(place.git('show', `editing:${path}`), path).toBe(text.trimEnd())
      expect(readFileSync(join(repository.folder, path), 'utf8'), path).toBe(text)
    }
    for (const path of published) expect(place.text(path), path).toBe(`${place.git('show', `main:${path}`)}\n`)
    expect(place.git('log', '--format=%s', 'main')).not.toMatch('By hand')
    const waiting = await repository.waiting()
    expect(place.git('diff', '--name-only', 'main', 'editing').split('\n')).toEqual(waiting.map(({ path }) => path))
  } finally {
    await program.end()
    await place.dispose()
  }
})
