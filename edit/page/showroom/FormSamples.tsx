import { useState } from 'react'
import type { Path } from '#contract/edit/items.ts'
import { langs } from '#contract/paths.ts'
import { kindOf } from '#edit/content/kinds.ts'
import { knownSchema } from '#edit/content/schemas.ts'
import { withValue } from '#edit/content/withValue.ts'
import { FormContext, type Side } from '../form/context.ts'
import { ItemMembers } from '../form/Field.tsx'
import form from '../form/Form.module.css'
import { createIssueStore } from '../form/issueStore.ts'
import { editedList } from '../item/changes.ts'
import { Part } from './Part.tsx'
import { pages } from './samples.ts'

const valueAt = (data: unknown, path: Path): unknown => path.reduce<unknown>((value, step) => Object(value)[step], data)

/** The form of a page, with every kind of field: texts, switches, lists, a table, Markdown. */
export function FormSamples() {
  const [data, setData] = useState<unknown>(pages)
  const [issues] = useState(() => {
    const store = createIssueStore()
    store.replace(new Map([['en.title', ['This is a sample of what is wrong.']]]))
    return store
  })
  const kind = kindOf('page')
  const schema = kind && knownSchema(kind)
  if (!schema) return null
  const api = {
    kind: kind.id,
    isPublic: true,
    issues,
    choices: { pages: [], figures: [], categories: [] },
    set: (paths: readonly Path[], value: unknown) =>
      setData((before: unknown) => paths.reduce((whole, path) => withValue(whole, path, value), before)),
    editLists: (paths: readonly Path[], edit: Parameters<typeof editedList>[1], values?: readonly unknown[]) =>
      setData((before: unknown) =>
        paths.reduce((whole, path, at) => {
          const list = valueAt(whole, path)
          const own = edit.do === 'insert' && values ? { ...edit, value: values[at] } : edit
          return withValue(whole, path, editedList(Array.isArray(list) ? list : [], own))
        }, before),
      ),
  }
  const sides = langs.map((lang): Side => ({ lang, path: [lang], value: valueAt(data, [lang]) }))
  return (
    <Part name="ItemMembers: LeafField, OptionalField, ListField, TableField, TextList, MarkdownEditor">
      <FormContext value={api}>
        <div className={form.members}>
          <ItemMembers schema={schema} sides={sides} />
        </div>
      </FormContext>
    </Part>
  )
}
