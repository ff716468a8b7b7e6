export { fingerprintOf } from '#sealing/fingerprint.ts'
