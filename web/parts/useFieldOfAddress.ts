import { type RefObject, useEffect, useRef } from 'react'

/**
 * Gives a field the value that the address has when that becomes another. What was typed, before the app too, stays until then; a kept
 * page that returns has the same.
 */
export function useFieldOfAddress(field: RefObject<HTMLInputElement | null>, value: string, onChange: () => void) {
  const last = useRef(value)
  useEffect(() => {
    if (value === last.current) return
    last.current = value
    if (field.current) field.current.value = value
    onChange()
  })
}
