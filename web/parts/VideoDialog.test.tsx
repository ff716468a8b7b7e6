import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { zh } from '../words/zh.ts'
import { VideoDialog } from './VideoDialog.tsx'

const src = '/media/films/company.mp4'
const dialog = (show: boolean, onClose = () => {}) => (
  <VideoDialog src={src} title="走进青穗" show={show} onClose={onClose} words={zh.video} />
)
const video = () => document.querySelector('video')
const attribute = (name: string) => video()?.getAttribute(name)

let played: string[]
beforeEach(() => {
  played = []
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async () => void played.push('play'))
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => void played.push('pause'))
})

test('hidden through its show flag, it holds no film', () => {
  render(dialog(false))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(video()).toBeNull()
  expect(played).toEqual([])
})

test('shown, it is a dialog with the title of the film, and plays it with controls', () => {
  render(dialog(true))
  expect(screen.getByRole('dialog', { name: '走进青穗' })).toBeDefined()
  expect(attribute('src')).toBe(src)
  expect(video()?.hasAttribute('controls')).toBe(true)
  expect(video()?.hasAttribute('autoplay')).toBe(true)
})

test('the video has no download, remote playback or playback rate control', () => {
  render(dialog(true))
  expect(attribute('controlslist')?.split(' ').sort()).toEqual(['nodownload', 'noplaybackrate', 'noremoteplayback'])
  expect(video()?.hasAttribute('disableremoteplayback')).toBe(true)
})

test('playing starts on open and pauses on close', () => {
  const { rerender } = render(dialog(false))
  rerender(dialog(true))
  expect(played).toEqual(['play'])
  rerender(dialog(false))
  expect(played).toEqual(['play', 'pause'])
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a browser that refuses to play by itself leaves the film to its controls', async () => {
  vi.mocked(HTMLMediaElement.prototype.play).mockRejectedValue(new DOMException('not allowed', 'NotAllowedError'))
  render(dialog(true))
  await vi.waitFor(() => expect(HTMLMediaElement.prototype.play).toHaveBeenCalled())
  expect(video()?.hasAttribute('controls')).toBe(true)
})

test('the close click counts only when it lands directly on the button', () => {
  const onClose = vi.fn()
  render(dialog(true, onClose))
  const button = screen.getByRole('button', { name: zh.video.close })
  fireEvent.click(button.querySelector('svg') as SVGElement)
  fireEvent.click(video() as HTMLVideoElement)
  fireEvent.click(screen.getByRole('dialog'))
  expect(onClose).not.toHaveBeenCalled()
  fireEvent.click(button)
  expect(onClose).toHaveBeenCalledTimes(1)
})

test('Escape closes', () => {
  const onClose = vi.fn()
  render(dialog(true, onClose))
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))
  expect(onClose).toHaveBeenCalled()
})
