import { expect, test } from 'vitest'
import { upgradeArguments } from './upgradeArguments.ts'

test('nothing upgrades, --dry-run tries, --help says how', () => {
  expect(upgradeArguments([], 'en')).toEqual({ isTry: false })
  expect(upgradeArguments(['--dry-run'], 'en')).toEqual({ isTry: true })
  for (const asked of ['--help', '-h'])
    expect(upgradeArguments([asked], 'zh').usage).toMatch(/^用法：.*upgrade-content \[--dry-run\]/)
})

test.each(['--dryrun', '--dry-run=yes', '--dry-run=', 'dry-run', '-n'])('%s is refused, with the usage', (given) => {
  expect(() => upgradeArguments([given], 'en')).toThrow(`“${given}” is not understood, and nothing was done. Usage: `)
  expect(() => upgradeArguments([given], 'zh')).toThrow(`看不懂“${given}”，什么也没有做。用法：`)
})
