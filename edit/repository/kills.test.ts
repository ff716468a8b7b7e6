import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { bo, createPlace, createRemote, git } from '../testing/repositories.ts'
import type { SaveOrder } from '../testing/savingProgram.ts'

/** `EDIT_SAVES=1000` for the long run. */
const saves = Number(process.env.EDIT_SAVES ?? 24)
const [savesPerKill, ordersPerPublication] = [Math.min(12, saves / 4), Math.min(15, saves / 4)]
const timeout = 120_000 + saves * 3_000

/** A fixed row of numbers from 0 to below 1, so that a run can be had again. */
function createRandom(seed: number) {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/** The program, started again whenever it was killed. */
function createProgram(data: string, content: string, remote = '') {
  let child: ChildProcess | undefined
  let ready: Promise<ChildProcess> | undefined
  const start = () => {
    ready ??= (async () => {
      const file = join(import.meta.dirname, '../testing/savingProgram.ts')
      child = fork(file, [data, content, remote], { execArgv: [], stdio: 'inherit' })
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

type Program = ReturnType<typeof createProgram>
type Office = ReturnType<typeof createOffice>

/** Editors who save, and publish at times, while their program is killed. Tells what was acknowledged. */
function createOffice(program: Program, saves: number, random: () => number) {
  const last = new Map<string, string>()
  let [id, done, kills] = [0, 0, 0]
  /** One that is refused for now is tried again, as an editor would. */
  const publish = async (paths: string[]) => {
    for (let outcome = ''; outcome !== 'published'; ) {
      outcome = await program.send({ id: ++id, publish: paths })
      expect(outcome).toMatch(/^(published|pushForbidden|pushRefused|remoteUnreachable)$/)
    }
  }
  return {
    saves,
    last,
    get kills() {
      return kills
    },
    async edit(name: string) {
      while (done < saves) {
        done++
        const order = ++id
        const path = `news/${name}${Math.floor(random() * 4)}.yaml`
        const text = `id: ${order}\nrest: ${'x'.repeat(Math.floor(random() * 2_000))}\n`
        expect(await program.send({ id: order, path, text })).toBe('saved')
        last.set(path, text)
        if (order % ordersPerPublication === 0) await publish([path])
      }
    },
    async kill() {
      while (done < saves) {
        const next = done + savesPerKill
        while (done < Math.min(next, saves)) await pause(5)
        if (done >= saves) return
        await pause(random() * 120) // at any moment of a save
        program.kill()
        kills++
      }
    },
  }
}

/** Every save that was acknowledged is there, once, with what was said of it, and the files say what was saved last. */
function expectWhole(repository: string, folder: string, { saves, last }: Pick<Office, 'saves' | 'last'>) {
  expect(git(repository, 'fsck', '--full', '--strict', '--no-dangling')).toBe('')
  const subjects = git(repository, 'log', '--format=%s', 'editing').split('\n')
  const saved = subjects.filter((subject) => subject.startsWith('save '))
  expect(new Set(saved).size).toBe(saves)
  expect(saved).toHaveLength(saves)
  const said = git(repository, 'show', 'refs/edit/review:said').split('\n')
  expect([said.length, new Set(said).size]).toEqual([saves, saves])
  for (const [path, text] of last) {
    expect(git(repository, 'show', `editing:${path}`), path).toBe(text.trimEnd())
    expect(readFileSync(join(folder, path), 'utf8'), path).toBe(text)
  }
}

test(`of ${saves} saves by two editors, with kills between, none that was acknowledged is lost`, {
  timeout,
}, async () => {
  const place = createPlace()
  const program = createProgram(place.data, place.content)
  await program.start()
  const office = createOffice(program, saves, createRandom(20_261_127))
  try {
    await Promise.all([office.edit('one'), office.edit('two'), office.kill()])
    expect(office.kills).toBeGreaterThanOrEqual(Math.floor(office.saves / savesPerKill) - 2)
    await program.end()

    // The next start finds everything as it was acknowledged.
    const repository = await place.open()
    expectWhole(join(place.data, 'content.git'), repository.folder, office)
    const waiting = await repository.waiting()
    expect(place.git('diff', '--name-only', 'main', 'editing').split('\n')).toEqual(waiting.map(({ path }) => path))
    for (const path of office.last.keys()) {
      if (waiting.some((file) => file.path === path)) continue
      expect(place.text(path), path).toBe(`${place.git('show', `main:${path}`)}\n`)
    }
    expect(place.git('log', '--format=%s', 'main')).not.toMatch('By hand')
  } finally {
    await program.end()
    await place.dispose()
  }
})

test(`of ${saves} saves in two programs that push to one repository, which refuses at times, none is lost`, {
  timeout,
}, async () => {
  const place = createPlace()
  const remote = createRemote(place)
  const count = join(remote.bare, 'pushes')
  writeFileSync(
    join(remote.bare, 'hooks/pre-receive'),
    `#!/bin/sh\necho x >> "${count}"\n[ $(($(wc -l < "${count}") % 5)) -ne 0 ]\n`,
    { mode: 0o755 },
  )
  const folders = [place.data, join(place.folder, 'second')]
  const programs = folders.map((data) => createProgram(data, place.content, remote.bare))
  const offices = programs.map((program, index) => createOffice(program, saves / 2, createRandom(20_261_127 + index)))
  const started = Date.now()
  try {
    for (const program of programs) await program.start()
    await Promise.all(
      offices.flatMap((office, index) => [office.edit(`one${index}`), office.edit(`two${index}`), office.kill()]),
    )
    for (const program of programs) await program.end()
    const took = Date.now() - started
    expect(readFileSync(count, 'utf8').length / 2).toBeGreaterThanOrEqual(Math.floor(saves / 20))
    for (const [index, office] of offices.entries()) {
      expect(office.kills).toBeGreaterThanOrEqual(Math.floor(office.saves / savesPerKill) - 2)
      const data = folders[index] ?? ''
      const repository = await place.open({ data, remote: remote.bare })
      await repository.update()
      expectWhole(join(data, 'content.git'), repository.folder, office)
      const publishAll = () => repository.publish([...office.last.keys()], bo)
      // Of five pushes one is refused.
      expect(await publishAll().catch(publishAll)).toMatchObject({ outcome: 'published' })
      expect(await repository.waiting()).toEqual([])
    }
    // All that both have saved has come together.
    for (const { last } of offices)
      for (const [path, text] of last) expect(remote.text(path), path).toBe(text.trimEnd())
    expect(git(remote.bare, 'fsck', '--full', '--strict', '--no-dangling')).toBe('')
    expect(git(remote.bare, 'for-each-ref', '--format=%(refname)'), 'what is said stays here').toBe('refs/heads/main')
    const kills = offices.map((office) => office.kills).join(' and ')
    const pushes = readFileSync(count, 'utf8').length / 2
    console.log(`${saves} saves, ${kills} kills, ${pushes} pushes, ${took} ms`)
  } finally {
    for (const program of programs) await program.end()
    await place.dispose()
  }
})
