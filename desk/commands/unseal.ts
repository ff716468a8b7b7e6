import { DeskError } from '../deskError.ts'
import { pathOf, unsealAt } from '../unsealing.ts'
import { askPassphrase, type Call, unlock } from './call.ts'

/** Opens what the desk has sealed on this machine, a file or all of a folder, beside it; one file also at `--to`. */
export async function unseal(call: Call): Promise<void> {
  const { given, options, words, terminal, log, folder } = call
  const [file = ''] = given
  if (file === '') throw new DeskError('usage', 'unseal')
  let ring: ReturnType<typeof unlock> | undefined
  await log.add({ action: 'unseal' })
  const { places, failures } = await unsealAt(folder, pathOf(file), {
    ring: async () => {
      ring ??= unlock(call)
      return (await ring).ring
    },
    passphrase: () => askPassphrase(call, words.ask.passphrase, 'DESK_NEW_PASSPHRASE_FILE'),
    to: options.to,
  })
  if (places.length > 0) terminal.say(words.done.unsealed(places))
  if (failures.length > 0) throw failures[0]
}
