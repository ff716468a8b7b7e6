import { expect, test } from 'vitest'
import { settingsForTrial } from './trial.ts'

test.each([
  [{}, '1'],
  [{ HOST: '0.0.0.0' }, undefined],
  [{ SITE_ORIGIN: 'https://www.qingsui.example' }, undefined],
  [{ ALLOW_TRIAL_KEYS: '0' }, '0'],
])(
  'npm start allows a trial for itself, where this machine alone reaches it: %o',
  (given: Record<string, string>, set) => {
    const env = { ...given }
    expect(settingsForTrial(env).allowTrialKeys).toBe(set === '1')
    expect(env.ALLOW_TRIAL_KEYS).toBe(set)
  },
)
