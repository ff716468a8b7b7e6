/** A number as two languages write it. `heads` say what is counted, and in what; `around` are other words that may say it. */
interface Paired {
  values: Pair
  heads: Pair
  around: Pair
}
type Pair = readonly [main: string, other: string]

/** What a language counts in, as a power of ten; the longest words come first, as they hold the shorter ones. */
const scales: readonly (readonly [words: RegExp, power: number])[] = [
  [/100 million/gi, 8],
  [/100,000/g, 5],
  [/10,000/g, 4],
  [/1,000|['’]000/g, 3],
  [/百万|million|\bmn\b/gi, 6],
  [/千万/g, 7],
  [/十亿|billion|\bbn\b/gi, 9],
  [/[亿億]/g, 8],
  [/[万萬]/g, 4],
  [/thousand|千(?![克米瓦卡升帕])/gi, 3],
]
/** Units for which a language may take another, so that the numbers differ: each with its words in both. */
const units = [
  /[年岁]|\byears?\b|\ba year\b/i,
  /月|\bmonths?\b|\ba month\b/i,
  /周|星期|\bweeks?\b/i,
  /[天日]|\bdays?\b|\ba day\b/i,
  /小时|\bhours?\b|\bh\b/i,
  /分钟|\bminutes?\b|\bmin\b/i,
  /秒|\bseconds?\b|\bs\b/i,
  /公斤|千克|\bkg\b|kilogram/i,
  /吨|\bt\b|\btonnes?\b|\btons?\b/i,
  /(?<![千毫微])克|(?<!k)\bg\b|\bgrams?\b/i,
  /[市两]斤|(?<!公)斤|\bjin\b|\bpounds?\b|\blbs?\b/i,
  /亩|\bmu\b/i,
  /公顷|\bha\b|hectare|\bacres?\b/i,
  /平方米|㎡|m²|square met/i,
  /平方公里|km²|square kilomet/i,
  /公里|千米|\bkm\b|kilomet|\bmiles?\b/i,
  /立方米|m³|cubic met/i,
  /(?<!毫)升|\bL\b|\blit(re|er)s?\b/i,
  /毫升|\bml\b/i,
  /美元|US\$|\bUSD\b|dollar/i,
  /元(?<!美元|港元|欧元)|\bRMB\b|\bCNY\b|\byuan\b/i,
  /℃|°C|摄氏/i,
  /℉|°F|华氏/i,
  /‰|permille/i,
  /[%％]|per ?cent/i,
]
/** Words that say the direction of a change, so that one language may write its sign and the other not. */
const direction =
  /[降减亏跌落失损支付出缺少耗]|lower|less|fell|fall|drop|down|decreas|declin|reduc|loss|cut|spen[dt]|paid|cost|fewer|sav/i

/** A number with its sign or bound, what it is counted in, and per cent; nothing else. */
const written =
  /^([≤≥<>≈~±∓+-]?) ?(?:RMB|CNY|¥|￥)? ?(\d{1,3}(?:,\d{3})+|\d+)(\.\d+)? ?([十百千万亿億萬]*|million|billion|bn)(元?) ?([%％‰]?)$/i

/** Whether it is certain that the two languages name different numbers. What they count in, and rounding, makes no difference. */
export function contradict({ values, heads, around }: Paired): boolean {
  const [main, other] = [numberIn(values[0]), numberIn(values[1])]
  if (!main || !other || main.bound !== other.bound) return false
  const powers = powersOf([main.powers, other.powers], heads, around)
  if (powers.some((power) => isSame(main, other, power, direction.test(heads.join(' '))))) return false
  const [named] = [values, heads, around]
    .map((texts) => texts.map(unitsIn))
    .filter((of) => of.every(({ length }) => length > 0))
  return !named || named[0]?.some((unit) => named[1]?.includes(unit)) === true
}

interface Written {
  value: number
  /** How far the number that was meant may be from the one that is written. */
  rounded: number
  bound: string
  powers: number[]
}

/** Nothing where a text is no number alone: a day, a word, a range. */
export function numberIn(text: string): Written | undefined {
  const [, sign = '', whole = '', decimals = '', counted = '', yuan = '', part = ''] =
    text
      .trim()
      .replace(/[−–—](?=\d)/, '-')
      .match(written) ?? []
  if (whole === '') return undefined
  const value = Number(`${sign === '-' ? '-' : ''}${whole.replaceAll(',', '')}${decimals}`)
  const rounded = 10 ** -Math.max(0, decimals.length - 1) / 2
  const powers = part === '' ? powersIn(counted + yuan) : [0]
  return { value, rounded, bound: (sign === '-' || sign === '+' ? '' : sign) + (part === '‰' ? part : ''), powers }
}

function isSame(main: Written, other: Written, power: number, isUnsigned: boolean): boolean {
  const [one, two] = [main.value * 10 ** power, other.value]
  const most = Math.max(main.rounded * 10 ** power, other.rounded) * (1 + 1e-9)
  const far = isUnsigned ? Math.abs(Math.abs(one) - Math.abs(two)) : Math.abs(one - two)
  return far <= most || isEqual(one, two)
}
const isEqual = (one: number, two: number) => one.toPrecision(9) === two.toPrecision(9)

/** By which powers of ten the numbers may differ: by one where both languages say right there what they count in, else by any of those that are named. */
function powersOf([main, other]: readonly [number[], number[]], heads: Pair, around: Pair): number[] {
  const own = main.length > 0 || other.length > 0
  const near = own ? [main, other] : [powersIn(heads[0]), powersIn(heads[1])]
  const [[one, ...more] = [], [two, ...others] = []] = near
  if (one !== undefined && two !== undefined && more.length + others.length === 0) return [one - two]
  const anywhere = (side: 0 | 1) => [0, ...(near[side] ?? []), ...powersIn(`${heads[side]} ${around[side]}`)]
  return anywhere(0).flatMap((from) => anywhere(1).map((to) => from - to))
}

function powersIn(text: string): number[] {
  let rest = text
  return scales.flatMap(([words, power]) => {
    const before = rest
    rest = rest.replace(words, ' ') // "100 million" is no million
    return rest === before ? [] : [power]
  })
}

/** Of a measure for which a language may take another unit. */
const unitsIn = (text: string) => units.flatMap((unit, at) => (unit.test(text) ? [at] : []))
