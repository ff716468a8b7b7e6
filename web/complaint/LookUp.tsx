import { useCallback, useRef, useState } from 'react'
import type { Thread } from '#contract/complaints.ts'
import { type CodeFault, readCode } from '#sealing/code.ts'
import { deriveKeys, type ReporterKeys } from '#sealing/derive.ts'
import pill from '../parts/Pill.module.css'
import type { ComplaintWords } from '../words/complaint.zh.ts'
import { Case } from './Case.tsx'
import styles from './LookUp.module.css'
import { type Cleared, useWipe } from './leaving.ts'
import stage from './Stage.module.css'
import { sentenceOf } from './sentence.ts'
import { openThread, type Said } from './thread.ts'
import type { Ready } from './useComplaint.ts'

interface Found {
  keys: ReporterKeys
  thread: Thread
  said: Said[]
}

/** A query code in any spelling, then the case behind it. */
export function LookUp(ready: Ready) {
  const { words, calls, offered } = ready
  const [typed, setTyped] = useState('')
  const [fault, setFault] = useState<string>()
  const [found, setFound] = useState<Found>()
  const [busy, setBusy] = useState(false)
  const [cleared, setCleared] = useState<Cleared>()
  const input = useRef<HTMLInputElement>(null)

  const wipe = useCallback((why?: Cleared) => {
    setTyped('')
    setFault(undefined)
    setFound(undefined)
    setCleared(why)
  }, [])
  useWipe(wipe)

  const ask = async (keys: ReporterKeys) => {
    const thread = await calls.post('query', { token: keys.token })
    const channel = offered.channels.find(({ id }) => id === thread.channel)
    setFound({ keys, thread, said: await openThread(thread, keys, channel) })
  }
  const submit = async (event: React.FormEvent) => {
    event.preventDefault()
    if (busy) return
    setCleared(undefined)
    const read = readCode(typed)
    if (!read.ok) {
      setFault(typed.trim() === '' ? words.query.faults.empty : faultOf(read, words))
      input.current?.focus()
      if (read.fault === 'foreign') input.current?.setSelectionRange(read.index, read.index + read.symbol.length)
      return
    }
    setFault(undefined)
    setBusy(true)
    try {
      await ask(await deriveKeys(read.code))
      setTyped('')
    } catch (error) {
      setFault(sentenceOf(error, words))
      input.current?.focus()
    } finally {
      setBusy(false)
    }
  }
  if (found) return <Case {...ready} {...found} onSent={() => ask(found.keys)} onLeave={() => wipe()} />
  return (
    <form className={stage.stage} onSubmit={submit} noValidate autoComplete="off">
      <p role="alert" className={stage.fault}>
        {cleared && words.exit.cleared[cleared]}
      </p>
      <label htmlFor="query-code" className={styles.label}>
        {words.query.label}
      </label>
      <p id="query-hint" className={stage.note}>
        {words.query.hint}
      </p>
      <input
        ref={input}
        id="query-code"
        className={styles.code}
        value={typed}
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={80}
        aria-invalid={!!fault || undefined}
        aria-describedby="query-hint query-fault"
        onChange={(event) => {
          setTyped(event.target.value)
          setFault(undefined)
        }}
      />
      <p id="query-fault" role="alert" className={stage.fault}>
        {fault}
      </p>
      <button type="submit" className={pill.pill} aria-disabled={busy}>
        {busy ? words.query.waiting : words.query.submit}
      </button>
      <p className={stage.note}>{words.query.lock}</p>
    </form>
  )
}

function faultOf(fault: CodeFault, { query: { faults } }: ComplaintWords): string {
  switch (fault.fault) {
    case 'short':
      return faults.short(fault.count)
    case 'long':
      return faults.long(fault.count)
    case 'foreign':
      return faults.foreign(fault.symbol, fault.position)
    case 'check':
      return faults.check
  }
}
