import { readRoot } from './complaints/keyFiles.ts'
import { openComplaintService } from './complaints/service.ts'
import type { SiteStore } from './site.ts'

type ServiceOptions = Parameters<typeof openComplaintService>[0]
interface Options extends ServiceOptions {
  site: Pick<SiteStore, 'content'>
}

/**
 * Opens what takes reports. A company whose content names no channel and whose officers have no keys takes none: nothing is stored, no
 * keys are made for a trial, and the calls do not exist. One that adds `channels.yaml` starts its server again.
 */
export async function openReports({ site, ...options }: Options) {
  const hasChannels = site.content.languages.some((lang) => site.content[lang].channels.length > 0)
  const root = await readRoot(options.settings.keys).catch(() => '') // what is wrong with it the service says
  if (hasChannels || root !== undefined) return openComplaintService(options)
  return undefined
}
