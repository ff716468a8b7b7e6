/** Most characters of a keyword that is searched for. */
export const longestKeyword = 100

/** A keyword as it is asked for. */
export const cleanKeyword = (typed: string) => typed.replace(/\p{Cc}/gu, ' ').trim()
