import { useEffect, useRef } from 'react'

/** Acts at each navigation; that the app has come is none. */
export function useOnNavigation(pathname: string, act: () => void) {
  const arrived = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the path is another one
  useEffect(() => {
    if (arrived.current) act()
    arrived.current = true
  }, [pathname])
}
