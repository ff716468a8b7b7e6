/**
 * Stands in the browser for `@noble/post-quantum/hybrid.js`, `@noble/curves/nist.js` and `@noble/hashes/scrypt.js` (see
 * `build/vite.config.ts`). The age library names them for kinds of recipients, passphrases among them, that are never used here; without
 * them the browser loads 17 KB less.
 */
const absent = new Proxy(
  {},
  {
    get() {
      throw new Error('only X25519 keys are used here')
    },
  },
)

export { absent as MLKEM768P256, absent as MLKEM768X25519, absent as p256, absent as scrypt }
