import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef } from 'react'
import type { ItemName, Versions } from '#contract/edit/items.ts'
import { mediaKind } from '#edit/content/kinds.ts'
import { api } from '../api.ts'
import { Pending, ProblemLinks } from '../Failure.tsx'
import { useLanguage } from '../language.tsx'
import page from '../Page.module.css'
import { OutgoingFile } from './OutgoingFile.tsx'
import { OutgoingItem } from './OutgoingItem.tsx'

interface OutgoingProps {
  items: readonly ItemName[]
  /** What is done with them now, as they were looked at. */
  children(seen: readonly (ItemName & { versions?: Versions })[]): ReactNode
}

/** Everything that publishing these items would change, as readers have it now and as they would, with what stands against it. */
export function Outgoing({ items, children }: OutgoingProps) {
  const { words, lang, lists } = useLanguage()
  const head = useRef<HTMLHeadingElement>(null)
  useEffect(() => head.current?.focus(), [])
  const found = useQuery({
    queryKey: ['outgoing', items],
    queryFn: () => api.outgoing({ items }),
    gcTime: 0,
    // What is read is not exchanged below the reader's eyes: it is published as it was seen.
    staleTime: Number.POSITIVE_INFINITY,
  })
  const { items: out = [], files = [], apart = {}, elsewhere = [] } = found.data ?? {}
  const wrong = out.reduce((sum, { problems }) => sum + problems.length, 0) + elsewhere.length
  const missing = apart[lang] ?? []
  return (
    <>
      <h2 className={page.subtitle} ref={head} tabIndex={-1}>
        {lists.outgoing.title(items.length)}
      </h2>
      <Pending of={found} say={lists.outgoing.comparing} />
      {found.data && (
        <>
          <p role="status" className={wrong + missing.length > 0 ? page.marked : page.note}>
            {wrong > 0 ? lists.outgoing.wrong(wrong) : missing.length === 0 && lists.outgoing.fine}{' '}
            {missing.length > 0 && lists.outgoing.apart(missing.join(words.comma))}
          </p>
          {elsewhere.length > 0 && (
            <div className={page.marked}>
              <p>{lists.outgoing.elsewhere}</p>
              <ProblemLinks problems={elsewhere} />
            </div>
          )}
          <ul className={page.cards}>
            {out.map((item) => (
              <OutgoingItem key={`${item.kind}/${item.id}`} item={item} />
            ))}
            {files.map((file) => (
              <OutgoingFile key={file.path} file={file} />
            ))}
          </ul>
          {children([
            ...out.map(({ kind, id, versions }) => ({ kind, id, versions })),
            ...files.filter(({ isAlong }) => !isAlong).map(({ path }) => ({ kind: mediaKind, id: path })),
          ])}
        </>
      )}
    </>
  )
}
