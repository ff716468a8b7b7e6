import type { AnchorHTMLAttributes, MouseEvent } from 'react'
import { documentAddress } from '#contract/documentAddress.ts'
import { useSite } from '../data/site.tsx'
import { parseRoute } from './address.ts'
import { useNavigate } from './routerContext.ts'
import { needsOwnDocument } from './tracking.ts'

interface Props extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  to: string
  state?: unknown
  /** Takes the place of the current entry of the browser's history. */
  replace?: boolean
}

/** A link to a route, which names the route's own document. Clicks with a modifier, or on a link with a target, are left to the browser. */
export function Link({ to, state, replace = false, onClick, ...rest }: Props) {
  const { root } = useSite()
  const navigate = useNavigate()
  const clicked = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (!isPlainClick(event) || rest.target || needsOwnDocument(parseRoute(to).pathname)) return
    event.preventDefault()
    navigate(to, { state, replace })
  }
  return <a {...rest} href={documentAddress(root, to)} onClick={clicked} />
}

type Click = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'defaultPrevented'>

/** Whether a click asks for nothing but the link, and nobody has taken it. */
export const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented }: Click) =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey || defaultPrevented)
