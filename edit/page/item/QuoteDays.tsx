import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { FileUp } from 'lucide-react'
import { useState } from 'react'
import { longDay } from '#contract/writing.ts'
import { api } from '../api.ts'
import { FileButton } from '../Button.tsx'
import { Failure } from '../Failure.tsx'
import { readSheetFile } from '../form/sheetFile.ts'
import { useLanguage } from '../language.tsx'
import styles from '../media/Uploads.module.css'
import { useDrop } from '../media/useDrop.ts'
import page from '../Page.module.css'
import { refreshLists } from '../useAction.ts'
import { quoteRows } from './quoteRows.ts'

/** The trading days of share or bond: how new they are, and a file that adds some. */
export function QuoteDays({ kind }: { kind: 'stock' | 'bond' }) {
  const { actions, words, lang } = useLanguage()
  const client = useQueryClient()
  const [unread, setUnread] = useState('')
  const known = useQuery({ queryKey: ['quotes', kind], queryFn: () => api.quoteDays({ kind }) })
  const add = useMutation({
    mutationFn: async (file: File) => {
      setUnread('')
      const cells = await readSheetFile(file).catch(() => undefined)
      const read = cells && quoteRows(cells)
      if (!cells) return setUnread(words.form.noSheet(file.name))
      if (!read) return setUnread(actions.quotes.noHead)
      const { days, unread: noDay } = read
      if (noDay !== undefined) return setUnread(actions.quotes.noDay(noDay))
      if (days.length === 0) return setUnread(actions.quotes.noDays)
      client.setQueryData(['quotes', kind], await api.addQuoteDays({ kind, days }))
      refreshLists(client)
      return days.length
    },
  })
  const { isOver, ...drop } = useDrop(([file]) => file && add.mutate(file))
  const last = known.data?.last
  return (
    <fieldset className={styles.itemPdfs} data-over={isOver || undefined} {...drop}>
      <legend>{actions.quotes.title}</legend>
      {last && <p>{actions.quotes.asOf(longDay(last.date, lang), last.close.toFixed(2), known.data?.days ?? 0)}</p>}
      <p>
        <FileButton
          say={actions.quotes.add}
          Icon={FileUp}
          accept=".csv,.xlsx,.txt,.tsv"
          onFiles={([file]) => file && add.mutate(file)}
        />
      </p>
      <p className={page.hint}>{actions.quotes.format}</p>
      <p role="status" className={unread ? styles.refusal : undefined}>
        {unread || (typeof add.data === 'number' ? actions.quotes.added(add.data) : '')}
      </p>
      <Failure error={add.error} />
    </fieldset>
  )
}
