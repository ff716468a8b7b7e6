import styles from './NonBreaking.module.css'

/** Where lines would break and must not: a value with its unit, 12.9元/升, from year to year, 2021–2025, from one value to another, 50–70公斤. */
const kept =
  /(\d[\d,.]*\s?[^\d\s，。；、（）]{0,4}\/[^\d\s，。；、（）]{1,4}|\d{4}[–—]\d{4}年?|\d[\d,.]*–\d[\d,.]*(?:[㐀-鿿]{1,2}(?![㐀-鿿])|%)?)/

/** Text whose values stay with their units, and whose years stay together. */
export function NonBreaking({ text }: { text: string }) {
  const parts = text.split(kept)
  if (parts.length === 1) return text
  return (
    <span>
      {parts.map((part, at) =>
        at % 2 === 0 ? (
          part
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text keep their order
          <span key={at} className={styles.unbroken}>
            {part}
          </span>
        ),
      )}
    </span>
  )
}
