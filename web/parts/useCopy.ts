import { useNotice } from './Notice.tsx'

/** Copies a text and says so; where that is not allowed, as on an insecure origin, says `failed`, if there is such a sentence. */
export function useCopy(failed?: string) {
  const say = useNotice()
  return async (text: string, copied: string) => {
    try {
      await navigator.clipboard.writeText(text)
      say(copied)
    } catch {
      if (failed) say(failed)
    }
  }
}
