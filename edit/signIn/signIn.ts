import { EditError } from '../editError.ts'
import { type EditSettings, isLoopback } from '../settings.ts'
import { onLoopback } from './loopback.ts'
import { atProvider } from './oidc.ts'
import { behindProxy } from './proxy.ts'
import type { SignIn, SignInLog } from './types.ts'

/** The way that the settings name. @throws EditError `noSignIn` where others could come in unasked, `proxyNeeds`, `oidcNeeds`. */
export function chooseSignIn(settings: EditSettings, secret: Buffer, log: SignInLog = console): SignIn {
  if (settings.proxyHeader !== '' && settings.oidcIssuer !== '') throw new EditError('twoSignIns')
  if (settings.oidcIssuer !== '') return atProvider(settings, secret, log)
  if (settings.proxyHeader !== '') return behindProxy(settings)
  if (!isLoopback(settings.host)) throw new EditError('noSignIn', [settings.host])
  return onLoopback(settings, secret)
}
