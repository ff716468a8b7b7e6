import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { button, open } from '../testing/opened.tsx'
import { page } from '../testing/samples.ts'

// Browsers tell later that the selection is another one; happy-dom does while the editor is still setting it.
beforeEach(() => {
  const dispatch = document.dispatchEvent.bind(document)
  const spy = vi.spyOn(document, 'dispatchEvent').mockImplementation((event) => {
    if (event.type !== 'selectionchange') return dispatch(event)
    setTimeout(() => dispatch(event))
    return true
  })
  return () => spy.mockRestore()
})

const sideOf = (side: object) => ({ ...side, blocks: [{ type: 'prose', title: 'Words', text: '' }] })

test('a problem of a text in Markdown leads into its editor in a closed block, not to the tools above it', async () => {
  const { user } = await open('#/page/culture', { 'page/culture': { zh: sideOf(page.zh), en: sideOf(page.en) } })
  await user.click(await screen.findByText(/mending/, { selector: 'summary' }))
  await user.click(await button('Chinese › Blocks › 1 › Text'))
  await waitFor(() => {
    const field = document.activeElement
    const path = field?.closest('[data-path]')?.getAttribute('data-path')
    expect([field?.getAttribute('contenteditable'), path]).toEqual(['true', 'zh.blocks.0.text'])
  })
})
