const MOST_KNOWN = 20_000
const cache = new Map<string, string>()
/** Words that end like others and are left whole, and families, whose first word stands for all. */
const families = `news|gas|series|species|always|texas|buy bought|sell sold|build built|grow grew grown growth|die dies died dying dead death
  |feed fed|pay paid|keep kept|make made|give gave given|take took taken|lose lost loss|rise rose risen|fall fell fallen|eat ate eaten
  |send sent|spend spent|hold held|write wrote written|choose chose chosen choice|drive drove driven|breed bred|begin began begun
  |bring brought|teach taught|catch caught|freeze froze frozen|steal stole stolen theft|weigh weight|child children|man men|woman women
  |foot feet|mouse mice|injury injuries injured injures`
const irregular = new Map(
  families.split(/\s*\|/).flatMap((family) => {
    const [first = '', ...others] = family.split(' ')
    return [first, ...others].map((form) => [form, others.length === 0 ? first : withoutE(first)] as const)
  }),
)

/**
 * The common form of an English word's plural, -ed and -ing forms (steps 1 and 5a of Porter's algorithm, with `virus` and
 * its like left whole). Later steps are left out: they join words that a reader tells apart (`organic`, `organisation`).
 */
export function stem(word: string): string {
  if (word.length <= 3 || word.length > 30 || !/^[a-z]+$/.test(word)) return irregular.get(word) ?? word
  let form = cache.get(word)
  if (form === undefined) {
    form = irregular.get(word) ?? irregular.get(singular(word)) ?? regular(word)
    // Keywords come from outside and may be any letters: what is kept must not grow with them.
    if (cache.size >= MOST_KNOWN) cache.clear()
    cache.set(word, form)
  }
  return form
}

const regular = (word: string) => withoutE(yToI(withoutEnding(singular(word)))).replace(/isation$/, 'ization')

function singular(word: string): string {
  if (word.endsWith('ies')) return `${word.slice(0, -3)}i`
  if (/(?:ss|x|ch|sh|..us)es$/.test(word)) return word.slice(0, -2)
  return /[^sui]s$/.test(word) ? word.slice(0, -1) : word
}

function withoutEnding(word: string): string {
  if (word.endsWith('eed')) return measure(word.slice(0, -3)) > 0 ? word.slice(0, -1) : word
  const rest = word.endsWith('ed') ? word.slice(0, -2) : word.endsWith('ing') ? word.slice(0, -3) : word
  if (rest === word || !/[aeiouy]/.test(rest)) return word
  if (rest.length < 3 || /(?:at|bl|iz)$/.test(rest)) return `${rest}e`
  if (/([^aeiouylsz])\1$/.test(rest)) return rest.slice(0, -1)
  return measure(rest) === 1 && endsShort(rest) ? `${rest}e` : rest
}

function yToI(word: string): string {
  return /[aeiouy].*y$/.test(word) ? `${word.slice(0, -1)}i` : word
}

function withoutE(word: string): string {
  if (!word.endsWith('e') || word.length < 4) return word
  const rest = word.slice(0, -1)
  const size = measure(rest)
  return size > 1 || (size === 1 && !endsShort(rest)) ? rest : word
}

/** How often a vowel is followed by a consonant. */
function measure(word: string): number {
  return word.match(/[aeiouy][^aeiouy]/g)?.length ?? 0
}

/** Consonant, vowel, consonant at the end, as in `pric-e` or `bak-ing`: there the e belongs to the word. */
function endsShort(word: string): boolean {
  return /[^aeiou][aeiouy][^aeiouwxy]$/.test(word)
}
