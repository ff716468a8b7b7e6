import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { NonBreakingContact } from './NonBreakingContact.tsx'

const runsOf = (text: string) =>
  [...render(<NonBreakingContact text={text} />).container.querySelectorAll('[data-run]')].map(
    ({ textContent }) => textContent,
  )

test('an e-mail address is two runs, between which it may break, and a telephone number is one', () => {
  expect(runsOf('huabei.sales@qingsui.example')).toEqual(['huabei.sales@', 'qingsui.example'])
  expect(runsOf('0710-555-0100')).toEqual(['0710-555-0100'])
})
