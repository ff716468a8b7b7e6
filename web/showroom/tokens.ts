import { useEffect, useState } from 'react'

/** The tokens whose names begin so, with the values that they have here and now; none before the page is shown. */
export function useTokens(prefix: string): [string, string][] {
  const [tokens, setTokens] = useState<[string, string][]>([])
  useEffect(() => {
    const root = getComputedStyle(document.documentElement)
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules])
    const names = rules.flatMap((rule) =>
      rule instanceof CSSStyleRule && rule.selectorText === ':root'
        ? [...rule.style].filter((name) => name.startsWith(prefix))
        : [],
    )
    setTokens([...new Set(names)].map((name) => [name, root.getPropertyValue(name)]))
  }, [prefix])
  return tokens
}
