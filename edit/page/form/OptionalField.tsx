import { Plus, X } from 'lucide-react'
import { newValue, type Schema } from '#edit/content/options.ts'
import { Button, IconButton } from '../Button.tsx'
import { useLanguage } from '../language.tsx'
import { keyOf, type Side, useForm } from './context.ts'

/** In the place of a group or list that is not there: what adds it. */
export function AbsentField({ label, schema, sides }: { label: string; schema: Schema; sides: readonly Side[] }) {
  const { set } = useForm()
  const { words } = useLanguage()
  const add = () => {
    for (const { path } of sides) set([path], newValue(schema))
  }
  return (
    <Button look="add" Icon={Plus} data-path={keyOf(sides[0]?.path ?? [])} onClick={add}>
      {words.form.add(label)}
    </Button>
  )
}

/** Takes a group away that may be left out. */
export function RemoveField({ label, sides }: { label: string; sides: readonly Side[] }) {
  const { set } = useForm()
  const { words } = useLanguage()
  const paths = sides.map(({ path }) => path)
  return <IconButton say={words.form.remove(label)} Icon={X} onClick={() => set(paths, undefined)} />
}
