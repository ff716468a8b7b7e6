import { useState } from 'react'
import { CallError } from '../api.ts'
import { Button } from '../Button.tsx'
import { Question } from '../Dialog.tsx'
import { Failure, Loading } from '../Failure.tsx'
import { RestoredDraft } from '../item/ItemForm.tsx'
import { Others } from '../item/Presence.tsx'
import { Problems } from '../item/Problems.tsx'
import { Words } from '../item/Words.tsx'
import { useLanguage } from '../language.tsx'
import { MonthTable } from '../lists/CalendarPage.tsx'
import { StateMark } from '../lists/StateMark.tsx'
import { WaitingActions, WaitingRows } from '../lists/Waiting.tsx'
import { keyOfItem } from '../many/Several.tsx'
import { useChosen } from '../many/useChosen.ts'
import { UploadRows } from '../media/UploadList.tsx'
import { Part } from './Part.tsx'
import styles from './Showroom.module.css'
import { entries, refusals, told, uploads, waiting } from './samples.ts'

const states = ['published', 'changed', 'new', 'draft', 'scheduled', 'removed'] as const
const nothing = () => {}

/** Parts of bars, lists and dialogs, in each of their states. */
export function PartSamples() {
  const { words, lang } = useLanguage()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Part name="Failure, Loading">
        <Failure error={new CallError()} retry={nothing} />
        {refusals.map((refusal) => (
          <Failure key={refusal.status} error={new CallError(refusal)} />
        ))}
        <Loading />
      </Part>
      <Part name="Dialog">
        <Button onClick={() => setOpen(true)}>{words.waiting.discard}</Button>
        {isOpen && (
          <Question title={words.waiting.discard} onYes={() => setOpen(false)} onClose={() => setOpen(false)}>
            <p>{words.waiting.discardNew(2)}</p>
          </Question>
        )}
      </Part>
      <Part name="StateMark">
        <p className={styles.row}>
          {states.map((state) => (
            <StateMark key={state} state={state} />
          ))}
        </p>
      </Part>
      <Part name="Presence, Problems, RestoredDraft, Words">
        {(['reading', 'unsaved', 'typing'] as const).map((doing) => (
          <Others key={doing} others={[{ name: 'Lin Yue', doing, isSelf: false }]} />
        ))}
        <Problems told={told[lang]} />
        <RestoredDraft isOld={false} onDiscard={nothing} />
        <RestoredDraft isOld onDiscard={nothing} />
        <p>
          <Words before="Good grain, good food" after="Good grain and good food" />
        </p>
      </Part>
      <WaitingSamples />
      <Part name="UploadRows">
        <UploadRows uploads={{ uploads, add: nothing, cancel: nothing, forget: nothing }} onAnnounce={nothing} />
      </Part>
      <Part name="MonthTable">
        <MonthTable month="2026-11" name="2026-11" today="2026-11-28" entries={entries} />
      </Part>
    </>
  )
}

function WaitingSamples() {
  const keys = waiting.map(keyOfItem)
  const rows = useChosen(keys, (key) => key === keys[0])
  return (
    <Part name="WaitingRows, WaitingActions">
      <WaitingRows items={waiting} rows={rows} />
      {[true, false].map((canPublish) => (
        <WaitingActions
          key={String(canPublish)}
          count={rows.chosen.length}
          canPublish={canPublish}
          isPublishing={false}
          onPublish={nothing}
          onLook={nothing}
          onDiscard={nothing}
        />
      ))}
    </Part>
  )
}
