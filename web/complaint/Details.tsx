import type { ReactNode } from 'react'
import control from '../styles/control.module.css'
import styles from './ComplaintForm.module.css'
import { Fields } from './Fields.tsx'
import { Files } from './Files.tsx'
import type { PartProps } from './formProps.ts'
import stage from './Stage.module.css'

/** What helps and nobody need give: files, more about the person and the place, the reporter. */
export function Details({ words, draft, isReady, submitted, onChange, onReading }: PartProps) {
  const { form, files } = words
  const fields = { draft, words, submitted, onChange }
  return (
    <>
      <p className={stage.note}>{form.moreText}</p>
      {isReady && (
        <div className={stage.buttons}>
          <button type="submit" className={control.quiet}>
            {form.skip}
          </button>
        </div>
      )}
      <Part title={form.parts.files}>
        <Files
          attachments={draft.attachments}
          words={files}
          onChange={(change) => onChange((before) => ({ ...before, attachments: change(before.attachments) }))}
          onReading={onReading}
        />
      </Part>
      <Part title={form.parts.who}>
        <Fields names={['reportedNumber', 'province', 'subsidiary', 'farmNumber']} columns {...fields} />
        <Fields names={['subject']} {...fields} />
      </Part>
      <Part title={form.parts.reporter}>
        <p className={stage.note}>{form.reporterHint}</p>
        <Fields names={['reporterName', 'reporterNumber', 'reporterPhone', 'reporterEmail']} columns {...fields} />
      </Part>
    </>
  )
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <fieldset className={styles.part}>
    <legend>{title}</legend>
    {children}
  </fieldset>
)
