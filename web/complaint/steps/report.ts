/** What follows the form of the report, with everything that seals: loaded while the form is filled in. */
export { Done } from './Done.tsx'
export { prepareSealing } from './prepareSealing.ts'
export { Review } from './Review.tsx'
export { SendingStage } from './SendingStage.tsx'
export { sealAside } from './sealAside.ts'
export { createSending } from './sending.ts'
export { findWorkAside } from './work.ts'
