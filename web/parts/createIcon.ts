import type { LucideIconData, LucideProps } from 'lucide-react'
import { createElement } from 'react'

/**
 * Stands in for lucide's own (`vite.config.ts`), which writes out at each icon how it is drawn: here the styles say it once for all,
 * `.icon`, and what differs from it is said in styles as well.
 */
const createIcon =
  ({ node }: LucideIconData) =>
  ({ size = 24, className, ...props }: LucideProps) =>
    createElement(
      'svg',
      {
        className: className ? `icon ${className}` : 'icon',
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        'aria-hidden': true,
        ...props,
      },
      ...node.map(([name, attributes]) => createElement(name, attributes)),
    )

export default createIcon
