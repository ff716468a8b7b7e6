import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderWithSite } from '../testing/render.tsx'
import { en } from '../words/en.ts'
import { zh } from '../words/zh.ts'
import { FlagList } from './FlagList.tsx'
import { TargetCount, TargetFlags } from './TargetFlags.tsx'

const behind = [
  { label: '可持续大豆占比（落后）', to: '/esgAdminister?row=soy', x: 6, y: 60, narrow: -4.5, isNamed: true },
  { label: '失时工伤率（落后）', to: '/esgAdminister?row=injuries', x: 12.5, y: 57, narrow: 30, isNamed: false },
]
const counted = { count: 26, behind: 2, link: '/esgAdminister' }

test('a flag stands for each target that is behind, at its place on the land, and one link says how many they are', () => {
  const { container } = renderWithSite(
    <>
      <TargetCount {...counted} words={zh.banner} />
      <TargetFlags flags={behind} listed={false} />
    </>,
  )
  const [link, ...others] = screen.getAllByRole('link')
  expect(link?.textContent).toBe('26项目标，2项落后')
  expect(link?.getAttribute('href')).toMatch(/\/esgAdminister$/)
  expect(others).toEqual([]) // flags are for pointers: what they say is on the page behind the link
  const flags = [...container.querySelectorAll<HTMLElement>('[aria-hidden] > a')]
  expect(flags.map((flag) => [flag.textContent, flag.tabIndex])).toEqual([
    ['可持续大豆占比（落后）', -1],
    ['失时工伤率（落后）', -1],
  ])
  expect(flags.map((flag) => flag.dataset.named)).toEqual(['true', undefined]) // the other tells its name to a pointer alone
  expect(flags.map((flag) => flag.getAttribute('href')?.split('?')[1])).toEqual(['row=soy', 'row=injuries'])
  expect(flags[1]?.getAttribute('data-style')).toBe('--x:12.5%;--up:43%;--narrow:30%')
})

test('English says it in its words', () => {
  renderWithSite(<TargetCount {...counted} words={en.banner} />)
  expect(screen.getByText('26 targets, 2 behind')).toBeDefined()
})

test('many flags bear numbers where a list below the picture has their names', () => {
  const flags = behind.map((flag) => ({ ...flag, isNamed: false }))
  const { container } = renderWithSite(
    <>
      <TargetFlags flags={flags} listed />
      <FlagList flags={flags} />
    </>,
  )
  expect(container.querySelector('ol')?.dataset.named).toBeUndefined()
  const onLand = [...container.querySelectorAll('[aria-hidden] > a')].map(({ textContent }) => textContent)
  expect(onLand).toEqual(['1可持续大豆占比（落后）', '2失时工伤率（落后）'])
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')?.split('?')[1]])
  expect(links).toEqual([
    ['可持续大豆占比（落后）', 'row=soy'],
    ['失时工伤率（落后）', 'row=injuries'],
  ])
})

test('flags that have their names on the picture have them in a list too, for where the picture has no room', () => {
  const { container } = renderWithSite(
    <>
      <TargetFlags flags={behind} listed />
      <FlagList flags={behind} />
    </>,
  )
  expect(container.querySelector('ol')?.dataset.named).toBe('true')
  expect(container.querySelectorAll('ol a')).toHaveLength(2)
  expect([...container.querySelectorAll('[aria-hidden] b')].map(({ textContent }) => textContent)).toEqual(['1', '2'])
})
