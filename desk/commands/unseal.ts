import { Fault } from '../fault.ts'
import { asksPassphrase, unsealFile } from '../sealedFile.ts'
import { askPassphrase, type Call, unlock } from './call.ts'

/** Opens a file that the desk has sealed on this machine, beside it or at `--to`. */
export async function unseal(call: Call): Promise<void> {
  const { given, options, words, terminal, log } = call
  const [file = ''] = given
  if (file === '') throw new Fault('usage', 'unseal')
  const by = (await asksPassphrase(file))
    ? await askPassphrase(call, words.ask.passphrase, 'DESK_NEW_PASSPHRASE_FILE')
    : (await unlock(call)).ring
  await log.add({ action: 'unseal' })
  terminal.say(words.done.unsealed(await unsealFile(file, by, options.to)))
}
