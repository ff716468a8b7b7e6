import { globSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

/** No vowels and no d: what blocks advertisements hides names that read like `ad`. */
const letters = 'bcfghjklmnpqrstvwxyzBCFGHJKLMNPQRSTVWXYZ'

/** A number in these letters, at least `length` of them. */
function inLetters(number: number, length: number): string {
  const rest = Math.floor(number / letters.length)
  return (rest > 0 || length > 1 ? inLetters(rest, length - 1) : '') + letters[number % letters.length]
}

/**
 * Names for the classes of all stylesheets in a folder, as short as they can be: a hundred stand in every document, and again in its
 * styles. Two letters are the file's, the others the class's; the same files always get the same names.
 * @returns the name of a class of a file; for what is no class of it (an animation), one that can be read
 */
export function classNames(folder: string): (local: string, file: string) => string {
  const files = globSync('**/*.module.css', { cwd: folder }).sort()
  const classes = new Map(files.map((file) => [file, classesIn(readFileSync(join(folder, file), 'utf8'))]))
  return (local, file) => {
    const path = relative(folder, file)
    const mark = inLetters(files.indexOf(path) + 1, 2)
    const at = classes.get(path)?.indexOf(local) ?? -1
    return at < 0 ? `${local}_${mark}` : mark + inLetters(at, 1)
  }
}

const classesIn = (css: string) => [...new Set(Array.from(css.matchAll(/\.([a-z_][\w-]*)/gi), ([, name]) => name))]
