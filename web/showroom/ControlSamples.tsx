import { useState } from 'react'
import { useSite } from '../data/site.tsx'
import { ArrowLink } from '../parts/ArrowLink.tsx'
import { Choices } from '../parts/Choices.tsx'
import { CsvButton } from '../parts/CsvButton.tsx'
import { ExternalLink } from '../parts/ExternalLink.tsx'
import { Filters } from '../parts/Filters.tsx'
import { useNotice } from '../parts/Notice.tsx'
import { Pagination } from '../parts/Pagination.tsx'
import { SearchForm } from '../parts/SearchForm.tsx'
import { ViewSwitch } from '../parts/ViewSwitch.tsx'
import { Part } from './Part.tsx'
import styles from './ShowroomPage.module.css'
import type { Texts } from './texts.ts'

/** What is clicked and typed into: links, buttons, choices, filters, page numbers, search. */
export function ControlSamples({ t }: { t: Texts }) {
  const { words } = useSite()
  const [category, setCategory] = useState('')
  const [year, setYear] = useState('')
  const say = useNotice()
  const categories = [words.table.all, t.item(1), t.item(2)].map((typeName, at) => {
    const typeCode = at === 0 ? '' : String(at)
    return { typeName, typeCode, check: category === typeCode }
  })
  return (
    <>
      <Part name="ArrowLink, ExternalLink, CsvButton, Notice">
        <div className={styles.row}>
          <ArrowLink to="/feedProcessing">{t.link}</ArrowLink>
          <ExternalLink href="https://www.example.com/" newTab={words.menu.newTab}>
            www.example.com
          </ExternalLink>
          <CsvButton name={t.plain} columns={t.plainColumns} rows={t.plainRows} words={words.table} />
          <button type="button" onClick={() => say(words.contact.copied)}>
            {words.contact.copied}
          </button>
        </div>
      </Part>
      <Part name="SearchForm">
        <SearchForm keyword="" onSearch={() => {}} suggestions={[]} onType={() => {}} words={words.search} />
      </Part>
      <Part name="Choices">
        <Choices
          legend={t.caption}
          choices={t.kinds.map((kind) => ({ value: kind, label: kind }))}
          chosen={t.kinds[1] ?? ''}
          onChoose={() => {}}
        />
      </Part>
      <Part name="ViewSwitch">
        <ViewSwitch
          legend={t.caption}
          choices={t.kinds.map((kind) => ({ value: kind, label: kind }))}
          initial={t.kinds[1] ?? ''}
        />
      </Part>
      <Part name="Filters">
        <Filters
          categories={categories}
          years={[2026, 2025]}
          year={year}
          total={27}
          onCategory={setCategory}
          onYear={setYear}
          action="/_parts"
          served
          words={words.list}
        />
      </Part>
      <Part name="Pagination">
        <Pagination page={6} pages={19} to={(page) => `/_parts?page=${page}`} words={words.list} />
      </Part>
    </>
  )
}
