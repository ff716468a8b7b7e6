import { useEffect, useRef } from 'react'

/**
 * For a list to choose from that stands in the document before the app: a choice made there counts when the app arrives. The list
 * is left to the browser (`defaultValue`) and follows `value` when that changes.
 */
export function useEarlyChoice(value: string, onChoose: (value: string) => void) {
  const select = useRef<HTMLSelectElement>(null)
  const known = useRef<string>(undefined)
  useEffect(() => {
    const list = select.current
    if (!list || known.current === value) return
    const isFirst = known.current === undefined
    known.current = value
    if (!isFirst) list.value = value
    else if (list.value !== givenOf(list, value)) onChoose(list.value)
  }, [value, onChoose])
  return select
}

/** What the document had chosen: the value, or the first of the list where it has none such. */
const givenOf = ({ options }: HTMLSelectElement, value: string) =>
  [...options].some((option) => option.value === value) ? value : options[0]?.value
