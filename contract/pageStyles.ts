/*
 * A document names the files of its page's styles, a dozen, for the script that follows its first view: as marks in the list of all
 * such files, which comes with that script. Their addresses, each with a mark of its content, took 150 bytes of every document.
 */

/** Marks of the wanted ones of all files: a hexadecimal number with a bit for each. */
export const marksOf = (all: readonly string[], wanted: readonly string[]): string =>
  BigInt(`0b0${all.map((file) => Number(wanted.includes(file))).join('')}`).toString(16)

/** The files that are marked, in the order of all. */
export function markedFiles(all: readonly string[], marks: string): string[] {
  const bits = BigInt(`0x0${marks}`).toString(2).padStart(all.length, '0')
  return all.filter((_, at) => bits[at] === '1')
}
