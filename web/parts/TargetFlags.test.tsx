import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderWithSite } from '../testing/render.tsx'
import { en } from '../words/en.ts'
import { zh } from '../words/zh.ts'
import { TargetCount, TargetFlags } from './TargetFlags.tsx'

const behind = [
  { label: '失时工伤率（落后）', to: '/esgAdminister?row=injuries', x: 12.5, y: 57, narrow: 30, isNamed: false },
  { label: '可持续大豆占比（落后）', to: '/esgAdminister?row=soy', x: 6, y: 60, narrow: -4.5, isNamed: true },
]
const counted = { count: 26, behind: 2, link: '/esgAdminister' }

test('a flag stands for each target that is behind, at its place on the land, and one link says how many they are', () => {
  const { container } = renderWithSite(
    <>
      <TargetCount {...counted} words={zh.banner} />
      <TargetFlags flags={behind} />
    </>,
  )
  const [link, ...others] = screen.getAllByRole('link')
  expect(link?.textContent).toBe('26项目标，2项落后')
  expect(link?.getAttribute('href')).toMatch(/\/esgAdminister$/)
  expect(others).toEqual([]) // flags are for pointers: what they say is on the page behind the link
  const flags = [...container.querySelectorAll<HTMLElement>('[aria-hidden] > a')]
  expect(flags.map((flag) => [flag.textContent, flag.tabIndex])).toEqual(behind.map(({ label }) => [label, -1]))
  expect(flags.map((flag) => flag.dataset.named)).toEqual([undefined, 'true']) // the other tells its name to a pointer alone
  expect(flags.map((flag) => flag.getAttribute('href')?.split('?')[1])).toEqual(['row=injuries', 'row=soy'])
  expect(flags[0]?.getAttribute('data-style')).toBe('--x:12.5%;--up:43%;--narrow:30%')
})

test('English says it in its words', () => {
  renderWithSite(<TargetCount {...counted} words={en.banner} />)
  expect(screen.getByText('26 targets, 2 behind')).toBeDefined()
})
