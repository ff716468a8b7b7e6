import { useId, useState } from 'react'
import type { FileFault, ItemName, OpenedItem } from '#contract/edit/items.ts'
import { api } from '../api.ts'
import { Button } from '../Button.tsx'
import { Failure } from '../Failure.tsx'
import { useLanguage } from '../language.tsx'
import styles from '../Page.module.css'
import { useAction } from '../useAction.ts'

interface BrokenFilesProps {
  name: ItemName
  item: OpenedItem
  onMended(): void
}

/** Files that are no YAML: what is wrong in which line, and their text to mend it. */
export function BrokenFiles({ name, item: { faults = [], texts = {}, versions }, onMended }: BrokenFilesProps) {
  const { words } = useLanguage()
  const id = useId()
  const [mended, setMended] = useState(texts)
  const save = useAction(() => api.save({ ...name, texts: mended, versions }), onMended)
  return (
    <form
      className={styles.stack}
      onSubmit={(event) => {
        event.preventDefault()
        if (!save.isPending) save.mutate(undefined)
      }}
    >
      <h2 className={styles.subtitle}>{name.id}</h2>
      <p>{words.item.broken}</p>
      {Object.entries(mended).map(([path, text]) => (
        <div key={path}>
          <label htmlFor={`${id}${path}`}>{path}</label>
          <ul>
            {faults
              .filter((fault) => fault.path === path)
              .map((fault) => (
                <li key={`${fault.line} ${fault.code}`}>
                  <strong>{words.faults.at(fault.line)}</strong> <FaultText {...fault} />
                </li>
              ))}
          </ul>
          <textarea
            id={`${id}${path}`}
            rows={24}
            spellCheck={false}
            value={text}
            onChange={(event) => setMended({ ...mended, [path]: event.target.value })}
          />
        </div>
      ))}
      <Failure error={save.error} />
      <Button type="submit" look="primary" isOff={save.isPending}>
        {words.item.save}
      </Button>
    </form>
  )
}

function FaultText({ code, quote = '' }: FileFault) {
  const { words } = useLanguage()
  const { at: _, fullWidthColon, ...plain } = words.faults
  if (code === 'fullWidthColon') return fullWidthColon(quote)
  return code in plain ? plain[code as keyof typeof plain] : plain.syntax
}
