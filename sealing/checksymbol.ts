/**
 * The check symbol of a query code: Σ α^(i+1)·s_i over GF(32), where the symbols s_i count from 0, α is a root of
 * x⁵ + x² + 1 and adding is XOR. α has the order 31 and a code has 25 symbols, so each position has a factor of its own:
 * one wrong symbol and any two that changed places, near or far, always give another check symbol.
 */
export function checkSymbol(symbols: readonly number[]): number {
  return symbols.reduceRight((sum, symbol) => timesAlpha(sum ^ symbol), 0)
}

const timesAlpha = (value: number) => (value < 16 ? value << 1 : (value << 1) ^ 0b100101)
