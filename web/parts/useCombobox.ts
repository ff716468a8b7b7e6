import { type KeyboardEvent, useEffect, useId, useState } from 'react'

/**
 * A list under a field, by keyboard as WAI-ARIA has it: arrows choose, Enter opens, Escape closes. What was typed stays as it is. The
 * field is a combobox only once the app is there, as nothing else can open the list.
 */
export function useCombobox(links: readonly string[], open: (link: string) => void) {
  const listId = useId()
  const [isThere, setIsThere] = useState(false)
  const [isClosed, setIsClosed] = useState(true)
  const [chosen, setChosen] = useState<string>()
  useEffect(() => setIsThere(true), [])
  const isOpen = !isClosed && links.length > 0
  const active = isOpen && chosen !== undefined ? links.indexOf(chosen) : -1
  const optionId = (at: number) => `${listId}-${at}`

  const close = () => {
    setIsClosed(true)
    setChosen(undefined)
  }
  const move = (step: 1 | -1) => {
    setIsClosed(false)
    // Between the last and the first stands the field itself.
    const places = links.length + 1
    setChosen(links[((active + 1 + step + places) % places) - 1])
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || links.length === 0) return
    const link = links[active]
    if (event.key === 'ArrowDown') move(1)
    else if (event.key === 'ArrowUp') move(-1)
    else if (event.key === 'Escape' && isOpen) close()
    else if (event.key === 'Enter' && link !== undefined) {
      close()
      open(link)
    } else return
    event.preventDefault()
  }
  return {
    ...{ isOpen, active, listId, optionId, close },
    /** The list may be shown as soon as it has something. */
    show() {
      setIsClosed(false)
      setChosen(undefined)
    },
    fieldProps: isThere
      ? ({
          role: 'combobox',
          'aria-expanded': isOpen,
          'aria-controls': listId,
          'aria-autocomplete': 'list',
          'aria-activedescendant': active < 0 ? undefined : optionId(active),
          onKeyDown,
          onBlur: close,
        } as const)
      : {},
  }
}
