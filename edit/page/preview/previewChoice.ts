import { useState } from 'react'
import type { Lang } from '#contract/paths.ts'

/** How somebody wants to see the preview; kept in this browser. */
export interface PreviewChoice {
  place: 'closed' | 'beside' | 'window'
  /** Without one, that of the program. */
  lang?: Lang
  device: 'phone' | 'desktop'
}

const key = 'edit-preview'
/** Whether form and preview do not stand beside each other: the open preview hides the form. */
export const isNarrow = () => matchMedia('(max-width: 40em)').matches
/** On a narrow screen a page is looked at as on a phone, as long as nobody wants it otherwise. */
const first = (): PreviewChoice => ({ place: 'closed', device: isNarrow() ? 'phone' : 'desktop' })

function keptChoice(): PreviewChoice {
  try {
    return { ...first(), ...JSON.parse(localStorage.getItem(key) ?? '{}') }
  } catch {
    return first()
  }
}

export function usePreviewChoice() {
  const [choice, setChoice] = useState(keptChoice)
  const change = (part: Partial<PreviewChoice>) => {
    const next = { ...choice, ...part }
    localStorage.setItem(key, JSON.stringify(next))
    setChoice(next)
  }
  return [choice, change] as const
}
