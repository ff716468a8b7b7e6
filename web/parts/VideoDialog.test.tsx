import { fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { renderWithSite } from '../testing/render.tsx'
import { en } from '../words/en.ts'
import { zh } from '../words/zh.ts'
import { VideoDialog } from './VideoDialog.tsx'

const src = '/media/films/company.mp4'
const captions = '/media/films/company.zh.vtt'
const dialog = (show: boolean, onClose = () => {}) => (
  <VideoDialog src={src} captions={captions} title="走进青穗" show={show} onClose={onClose} words={zh.video} />
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
  renderWithSite(dialog(false))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(video()).toBeNull()
  expect(played).toEqual([])
})

test('shown, it is a dialog with the title of the film, and plays it with controls', () => {
  renderWithSite(dialog(true))
  expect(screen.getByRole('dialog', { name: '走进青穗' })).toBeDefined()
  expect(attribute('src')).toBe(src)
  expect(video()?.hasAttribute('controls')).toBe(true)
  expect(video()?.hasAttribute('autoplay')).toBe(true)
})

test('the video has no download, remote playback or playback rate control', () => {
  renderWithSite(dialog(true))
  expect(attribute('controlslist')?.split(' ').sort()).toEqual(['nodownload', 'noplaybackrate', 'noremoteplayback'])
  expect(video()?.hasAttribute('disableremoteplayback')).toBe(true)
})

test('playing starts on open and pauses on close', async () => {
  const Film = () => {
    const [show, setShow] = useState(false)
    return (
      <>
        <button type="button" onClick={() => setShow(true)}>
          watch
        </button>
        {dialog(show, () => setShow(false))}
      </>
    )
  }
  const { user } = renderWithSite(<Film />)
  await user.click(screen.getByRole('button', { name: 'watch' }))
  expect(played).toEqual(['play'])
  await user.click(screen.getByRole('button', { name: zh.video.close }))
  expect(played).toEqual(['play', 'pause'])
  expect(screen.queryByRole('dialog')).toBeNull()
})

describe('captions', () => {
  const track = () => document.querySelector('track')

  test('in the language of the page are on from the start', () => {
    renderWithSite(dialog(true))
    expect(track()?.getAttribute('src')).toBe(captions)
    expect([track()?.kind, track()?.srclang, track()?.label]).toEqual(['captions', 'zh-CN', zh.video.captions])
    expect(track()?.hasAttribute('default')).toBe(true)
  })

  test('say on an English page that they are English', () => {
    const film = { captions: '/media/films/company.en.vtt', title: 'The company', words: en.video }
    renderWithSite(<VideoDialog src={src} show onClose={() => {}} {...film} />, { lang: 'en' })
    expect([track()?.srclang, track()?.label]).toEqual(['en', en.video.captions])
  })

  test('are left out where a film has none', () => {
    renderWithSite(<VideoDialog src={src} captions={undefined} title="" show onClose={() => {}} words={zh.video} />)
    expect(track()).toBeNull()
  })
})

test('a browser that refuses to play by itself leaves the film to its controls', async () => {
  vi.mocked(HTMLMediaElement.prototype.play).mockRejectedValue(new DOMException('not allowed', 'NotAllowedError'))
  renderWithSite(dialog(true))
  await waitFor(() => expect(HTMLMediaElement.prototype.play).toHaveBeenCalled())
  expect(video()?.hasAttribute('controls')).toBe(true)
})

test('the close click counts only when it lands directly on the button', () => {
  const onClose = vi.fn()
  renderWithSite(dialog(true, onClose))
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
  renderWithSite(dialog(true, onClose))
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))
  expect(onClose).toHaveBeenCalled()
})
