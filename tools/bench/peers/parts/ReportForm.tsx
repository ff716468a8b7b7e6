import { type FormEvent, useState } from 'react'
import type { PageContent, Shell } from '../content.ts'

interface Props {
  words: Shell['words']['report']
  channels: PageContent['channels']
  departments: string[]
}
const texts = ['content', 'reportedName', 'department'] as const
type Text = (typeof texts)[number]

/** The first step of a report; a field that is missing says so. */
export function ReportForm({ words, channels, departments }: Props) {
  const [channel, setChannel] = useState('')
  const [typed, setTyped] = useState<Record<Text, string>>({ content: '', reportedName: '', department: '' })
  const [isSent, setSent] = useState(false)
  const send = (event: FormEvent) => {
    event.preventDefault()
    setSent(true)
  }
  return (
    <form className="report" noValidate autoComplete="off" onSubmit={send}>
      <p role="alert">{words.trial}</p>
      <p>{words.step}</p>
      <h2>{words.title}</h2>
      <fieldset>
        <legend>
          {words.channel} <small>{words.required}</small>
        </legend>
        {channels.map(({ id, name, summary }) => (
          <label key={id}>
            <input type="radio" name="channel" value={id} checked={channel === id} onChange={() => setChannel(id)} />
            <strong>{name}</strong> <span>{summary}</span>
          </label>
        ))}
      </fieldset>
      {texts.map((name) => {
        const field = {
          id: name,
          name,
          value: typed[name],
          'aria-invalid': isSent && typed[name] === '',
          'aria-describedby': `${name}-hint`,
          onChange: ({ target }: { target: { value: string } }) => setTyped({ ...typed, [name]: target.value }),
        }
        return (
          <p key={name}>
            <label htmlFor={name}>
              {words.labels[name]} <small>{words.required}</small>
            </label>
            {name === 'content' ? <textarea rows={6} {...field} /> : <input list={`${name}-list`} {...field} />}
            <small id={`${name}-hint`}>
              {words.hints[name]} {name === 'content' && words.count}
            </small>
          </p>
        )
      })}
      <datalist id="department-list">
        {departments.map((label) => (
          <option key={label} value={label} />
        ))}
      </datalist>
      <button type="submit">{words.next}</button>
      <p>
        {words.haveCode} <a href="/honest/query">{words.follow}</a>
      </p>
    </form>
  )
}
