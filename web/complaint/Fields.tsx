import { type ComponentProps, useState } from 'react'
import { wholeLangOf } from '#contract/wholeLangs.ts'
import { type FieldName, fieldLimits } from '#sealing/fields.ts'
import { useCall } from '../data/api.ts'
import { useSite } from '../data/site.tsx'
import { provinceNames } from '../words/provinces.ts'
import { ComplaintField } from './ComplaintField.tsx'
import styles from './ComplaintForm.module.css'
import type { PartProps } from './formProps.ts'
import { faultOf } from './rules.ts'

interface Props extends Pick<PartProps, 'words' | 'draft' | 'submitted' | 'onChange'> {
  names: readonly FieldName[]
  columns?: boolean
}

/** Some fields of the report. A fault is shown once its field was left with something in it, or once the step was sent on. */
export function Fields({ names, columns = false, words, draft: { typed }, submitted, onChange }: Props) {
  const { lang } = useSite()
  const sites = useCall('factorySites', {}).data ?? []
  const departments = useCall('departments', {}).data ?? []
  const [left, setLeft] = useState<ReadonlySet<FieldName>>(new Set())
  const inProvince = sites.filter(({ province }) => typed.province === '' || typed.province.startsWith(province))
  const more: Partial<Record<FieldName, Partial<ComponentProps<typeof ComplaintField>>>> = {
    content: { most: fieldLimits.content },
    province: { offers: Object.values(provinceNames[wholeLangOf(lang)]) },
    subsidiary: { offers: inProvince.map(({ label }) => label) },
    department: { offers: departments.map(({ label }) => label) },
    reporterPhone: { inputMode: 'tel' },
    reporterEmail: { inputMode: 'email' },
  }
  const isShown = (name: FieldName) =>
    (left.has(name) && typed[name] !== '') || submitted.some((fault) => fault.field === name)
  return (
    <div className={styles.part} data-columns={columns ? 2 : undefined}>
      {names.map((name) => (
        <ComplaintField
          key={name}
          name={name}
          value={typed[name]}
          fault={isShown(name) ? faultOf(name, typed[name], words) : undefined}
          words={words.form}
          onChange={(name, value) => onChange((before) => ({ ...before, typed: { ...before.typed, [name]: value } }))}
          onLeave={(name) => setLeft((before) => new Set([...before, name]))}
          {...more[name]}
        />
      ))}
    </div>
  )
}
