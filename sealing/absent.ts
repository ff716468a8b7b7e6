/**
 * Stands in the browser for `@noble/post-quantum/hybrid.js` and `@noble/curves/nist.js` (see `build/vite.config.ts`). The age library
 * names them for kinds of recipients that are never used here; without them the browser loads 16 KB less.
 */
const absent = new Proxy(
  {},
  {
    get() {
      throw new Error('only X25519 keys are used here')
    },
  },
)

export { absent as MLKEM768P256, absent as MLKEM768X25519, absent as p256 }
