import { z } from 'zod'
import { channelText } from '#contract/complaints.ts'
import { bilingual } from './fields.ts'

/** What readers see of the channels of the misconduct report; their keys are no content. */
export const channelsFile = z.strictObject({
  channels: z.array(bilingual({ id: z.string().min(1) }, channelText)).min(1),
})
