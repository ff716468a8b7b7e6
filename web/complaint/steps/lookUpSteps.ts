/** What follows the field of the look-up, with everything that seals: loaded while the code is typed. */
export { readCode } from '#sealing/code.ts'
export { deriveKeys } from '#sealing/derive.ts'
export { Case } from './Case.tsx'
export { errorMessage } from './errorMessage.ts'
export { lookUpCase } from './lookUp.ts'
export { prepareSealing } from './prepareSealing.ts'
export { workFinder } from './workFinder.ts'
