/** What follows the form of the report, with everything that seals: loaded while the form is filled in. */

export { prepareSealing } from './prepareSealing.ts'
export { QueryCode } from './QueryCode.tsx'
export { Review } from './Review.tsx'
export { SendingStage } from './SendingStage.tsx'
export { sealInWorker } from './sealInWorker.ts'
export { createSending } from './sending.ts'
export { workFinder } from './workFinder.ts'
