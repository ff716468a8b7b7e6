import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '../Button.tsx'
import { useLanguage } from '../language.tsx'

export interface EntryButtonsProps {
  title: string
  index: number
  length: number
  move(at: number, to: number): void
  remove(at: number): void
  /** What else can be done, before the entry is removed. */
  children?: ReactNode
}

/** Moves and removes an entry of a list. */
export function EntryButtons({ title, index, length, move, remove, children }: EntryButtonsProps) {
  const { form } = useLanguage().words
  const [isFirst, isLast] = [index === 0, index === length - 1]
  return (
    <>
      <IconButton say={form.up(title)} Icon={ArrowUp} isOff={isFirst} onClick={() => move(index, index - 1)} />
      <IconButton say={form.down(title)} Icon={ArrowDown} isOff={isLast} onClick={() => move(index, index + 1)} />
      {children}
      <IconButton say={form.remove(title)} Icon={Trash2} onClick={() => remove(index)} />
    </>
  )
}
