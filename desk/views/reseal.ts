import { caseName } from '../cases/name.ts'
import type { Progress } from '../cases/reseal.ts'
import type { Words } from '../words/zh.ts'

/** What a re-sealing has done, in sentences, and what it could not do. */
export function resealText(
  { total, texts, confirmed, uncompared, left, waiting, failed }: Progress,
  { reseal, comma }: Words,
) {
  return {
    said: [
      reseal.done(total, texts),
      ...(confirmed > uncompared ? [reseal.confirmed(confirmed - uncompared)] : []),
      ...(uncompared > 0 ? [reseal.uncompared(uncompared)] : []),
      ...(left > 0 ? [reseal.left(left)] : []),
      ...(waiting > 0 ? [reseal.waiting(waiting)] : []),
    ],
    failed: failed.length > 0 && reseal.failed(failed.map(caseName).join(comma)),
  }
}
