import { expect, test } from 'vitest'
import { openShell } from './shell.ts'

test('a front end that was not built is told with the command that builds it', async () => {
  await expect(openShell('/nowhere/dist')).rejects.toThrow('The front end is not in /nowhere/dist; "npm run build"')
})
