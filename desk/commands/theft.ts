import { DeskError } from '../deskError.ts'
import { answerTheft, isAlone, stolenKeys } from '../theft.ts'
import { printsOf } from '../trust.ts'
import { resealText } from '../views/reseal.ts'
import { type Call, enter } from './call.ts'

/** `theft NAME`: after a key was stolen. Ends with 1 until nothing waits and the website names the key no more. */
export async function theft(call: Call): Promise<number> {
  const { words, terminal, given } = call
  const typed = given.join(' ').trim()
  if (typed === '') throw new DeskError('usage', 'theft')
  const desk = await enter(call)
  const stolen = stolenKeys(desk, typed)
  const alone = isAlone(desk, stolen)
  terminal.say(words.theft.list(stolen.person))
  terminal.say(alone ? words.theft.alone : words.theft.tellAll)
  const done = await desk.act({ action: 'theft', detail: printsOf(stolen.keys) }, () =>
    answerTheft(desk, stolen, ({ cases, total }) => terminal.say(words.reseal.progress(cases, total))),
  )
  terminal.say(words.theft.struck(stolen.keys.length))
  if (done.kept > 0) terminal.say(words.theft.kept(done.kept))
  const { said, failed } = resealText(done.progress, words)
  for (const line of said) terminal.say(line)
  if (failed) terminal.complain(failed)
  if (done.isNamed) terminal.complain(words.theft.named)
  else terminal.say(words.theft.gone)
  const isDone = done.waiting === 0 && !failed
  const waiting = Math.max(done.waiting, done.progress.failed.length)
  terminal.say(isDone ? words.theft.done : words.theft.waiting(waiting, alone))
  return isDone && !done.isNamed ? 0 : 1
}
