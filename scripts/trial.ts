import { isLoopback } from '../server/complaints/loopback.ts'
import { readSettings, type Settings } from '../server/settings.ts'

/**
 * The settings of a site that somebody tries out: it may take reports with keys of its own making where this machine alone reaches it and
 * no public address is named. A release says this nowhere: behind a proxy it looks the same. @throws Error naming every wrong variable.
 */
export function settingsForTrial(env: Record<string, string | undefined>): Settings {
  const { host, origin } = readSettings(env)
  if (isLoopback(host) && origin === '') env.ALLOW_TRIAL_KEYS ??= '1'
  return readSettings(env)
}
