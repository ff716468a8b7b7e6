import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, test } from 'vitest'
import { dragThreshold } from '../data/specification.ts'
import { picture } from '../testing/samples.ts'
import { zh } from '../words/zh.ts'
import { ImageViewer } from './ImageViewer.tsx'

function Viewer({ names, open = 0 }: { names: string[]; open?: number | undefined }) {
  const [at, setAt] = useState<number | undefined>(open)
  return (
    <ImageViewer
      pictures={names.map(picture)}
      at={at}
      onMove={setAt}
      onClose={() => setAt(undefined)}
      words={zh.viewer}
    />
  )
}
const image = () => screen.getByRole<HTMLImageElement>('img')
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const zoom = () => Number(/scale\((.+)\)/.exec(image().style.transform)?.[1])
const press = (key: string) => fireEvent.keyDown(screen.getByRole('dialog'), { key })

describe('the image viewer', () => {
  test('shows a picture with its description', () => {
    render(<Viewer names={['barn']} />)
    expect(screen.getByRole('dialog', { name: zh.viewer.label })).toBeDefined()
    expect(image().alt).toBe('picture of barn')
    expect(screen.getByText('picture of barn')).toBeDefined()
  })

  test('closes by its button', async () => {
    render(<Viewer names={['barn']} />)
    await userEvent.setup().click(button(zh.viewer.close))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('closes by Escape, which the browser tells as a cancel', () => {
    render(<Viewer names={['barn']} />)
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('leads to the next and the previous picture, round the ends', async () => {
    const user = userEvent.setup()
    render(<Viewer names={['barn', 'mill', 'silo']} open={2} />)
    await user.click(button(zh.viewer.next))
    expect(image().alt).toBe('picture of barn')
    await user.click(button(zh.viewer.previous))
    expect(image().alt).toBe('picture of silo')
    press('ArrowLeft')
    expect(image().alt).toBe('picture of mill')
    press('ArrowRight')
    expect(image().alt).toBe('picture of silo')
  })

  test('has no such buttons for one picture', () => {
    render(<Viewer names={['barn']} />)
    expect(screen.queryByRole('button', { name: zh.viewer.next })).toBeNull()
    press('ArrowRight')
    expect(image().alt).toBe('picture of barn')
  })

  test('zooms by buttons and keys between once and five times', async () => {
    const user = userEvent.setup()
    render(<Viewer names={['barn']} />)
    expect(button(zh.viewer.zoomOut).disabled).toBe(true)
    await user.click(button(zh.viewer.zoomIn))
    expect(zoom()).toBeGreaterThan(1)
    press('-')
    expect(zoom()).toBe(1)
    for (let times = 0; times < 9; times++) press('+')
    expect(zoom()).toBe(5)
    expect(button(zh.viewer.zoomIn).disabled).toBe(true)
    press('0')
    expect(zoom()).toBe(1)
  })

  test('another picture begins afresh', () => {
    render(<Viewer names={['barn', 'mill']} />)
    press('+')
    press('ArrowRight')
    expect(zoom()).toBe(1)
  })

  const finger = (
    kind: 'pointerDown' | 'pointerMove' | 'pointerUp' | 'pointerCancel',
    pointerId: number,
    clientX: number,
  ) => fireEvent[kind](image().parentElement as HTMLElement, { pointerId, clientX, clientY: 0 })

  test('two fingers pinch, and one drags what is enlarged', () => {
    render(<Viewer names={['barn']} />)
    finger('pointerDown', 1, 0)
    finger('pointerDown', 2, 100)
    finger('pointerMove', 2, 200)
    expect(zoom()).toBe(2)
    finger('pointerUp', 2, 200)
    finger('pointerMove', 1, 30)
    expect(image().style.transform).toContain('translate(30px, 0px)')
  })

  test('a swipe of 200 px leads to the next or the previous picture, a shorter one to neither', () => {
    render(<Viewer names={['barn', 'mill', 'silo']} />)
    const swipe = (from: number, to: number, end: 'pointerUp' | 'pointerCancel' = 'pointerUp') => {
      finger('pointerDown', 1, from)
      finger('pointerMove', 1, to)
      finger(end, 1, to)
      return image().alt
    }
    expect(swipe(500, 500 - dragThreshold + 1)).toBe('picture of barn')
    expect(swipe(500, 500 - dragThreshold)).toBe('picture of mill')
    expect(swipe(100, 100 + dragThreshold)).toBe('picture of barn')
    expect(swipe(500, 0, 'pointerCancel')).toBe('picture of barn')
    press('+')
    expect(swipe(500, 0)).toBe('picture of barn')
  })
})
