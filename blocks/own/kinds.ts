/** Kinds of blocks of one company: the product has none, and changes nothing in this folder. README.md says how one is added. */
export const ownKinds = {}
