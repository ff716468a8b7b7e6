import { type ComponentProps, createContext, use, useEffect, useRef } from 'react'

/** Whether what is shown was gone to in the program: whoever loads it begins at the top of the document. */
export const ArrivalContext = createContext(false)

/** The title of a page, which has the focus after a way to it: keys and screen readers go on from there. */
export function PageTitle({ isQuiet = false, ...props }: ComponentProps<'h1'> & { isQuiet?: boolean }) {
  const title = useRef<HTMLHeadingElement>(null)
  const isArrival = use(ArrivalContext)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it appears
  useEffect(() => {
    if (isArrival && !isQuiet) title.current?.focus({ preventScroll: true })
  }, [])
  return <h1 ref={title} tabIndex={-1} {...props} />
}
