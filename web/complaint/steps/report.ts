/** What follows the form of the report, with everything that seals: loaded while the form is filled in. */
export { Done } from './Done.tsx'
export { prepareSealing } from './prepareSealing.ts'
export { findWorkAside } from './proofOfWork.ts'
export { Review } from './Review.tsx'
export { SendingStage } from './SendingStage.tsx'
export { sealAside } from './sealInWorker.ts'
export { createSending } from './sending.ts'
