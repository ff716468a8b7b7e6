/** What the text file holds that a reporter saved: the code, and the fingerprint of the keys on that day; a line of it has the code alone. */
export interface KeptCode {
  code: string
  print: string | undefined
}

const group = (length: number, more: number) =>
  new RegExp(`(?<![\\w-])[0-9A-Z]{${length}}(?:-[0-9A-Z]{${length}}){${more}}(?![\\w-])`)
const codes = group(5, 4)
const prints = group(4, 7)

/** Longest file that is looked at, in bytes: a saved code has some two hundred. */
export const mostKeptBytes = 10_000

/** Reads a saved file, or what was copied out of it; `undefined` where no code is in it. */
export function readKeptCode(text: string): KeptCode | undefined {
  const [code, print] = [codes.exec(text)?.[0], prints.exec(text)?.[0]]
  return code ? { code, print } : undefined
}
