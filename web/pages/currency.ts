import { decimal } from '../words/decimal.ts'

/** Money given in fen as figures of yuan: `4,285.00`. */
export const moneyOf = (fen: number): string => decimal(fen / 100, 2, 2)
