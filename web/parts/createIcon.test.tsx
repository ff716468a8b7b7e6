import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import createIcon from './createIcon.ts'

const Down = createIcon({ name: 'down', node: [['path', { d: 'm6 9 6 6 6-6' }]] })

test('an icon says of itself what only it has, and nothing to those who listen', () => {
  const { container } = render(<Down size={16} className="toggle" />)
  expect(container.innerHTML).toBe(
    '<svg class="icon toggle" width="16" height="16" viewBox="0 0 24 24" aria-hidden="true"><path d="m6 9 6 6 6-6"></path></svg>',
  )
})
