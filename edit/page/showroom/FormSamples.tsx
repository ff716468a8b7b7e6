import { useState } from 'react'
import type { Path } from '#contract/edit/items.ts'
import { langs } from '#contract/paths.ts'
import { valueAt } from '#edit/content/issues.ts'
import { kindOf } from '#edit/content/kinds.ts'
import { knownSchema } from '#edit/content/schemas.ts'
import { FormContext, type Side } from '../form/context.ts'
import { ItemMembers } from '../form/Field.tsx'
import form from '../form/Form.module.css'
import { createIssueStore } from '../form/issueStore.ts'
import { type ListEdit, withLists, withValues } from '../item/changes.ts'
import { Part } from './Part.tsx'
import { pages } from './samples.ts'

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
    valueAt: (path: Path) => valueAt(data, path),
    issues,
    choices: { pages: [], figures: [], categories: [] },
    set: (paths: readonly Path[], value: unknown) => setData((before: unknown) => withValues(before, paths, value)),
    editLists: (paths: readonly Path[], edit: ListEdit, values?: readonly unknown[]) =>
      setData((before: unknown) => withLists(before, paths, edit, values)),
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
