interface Figure {
  value: string
  unit?: string | undefined
  label: string
  note?: string | undefined
}

/** Numbers with what they are of. */
export const Figures = ({ items }: { items: readonly Figure[] }) => (
  <dl className="figures">
    {items.map(({ value, unit, label, note }) => (
      <div key={label}>
        <dt>
          {label} {note && <small>{note}</small>}
        </dt>
        <dd>
          {value} {unit && <small>{unit}</small>}
        </dd>
      </div>
    ))}
  </dl>
)
