/** What draws each of `ownKinds`. */
export const ownViews = {}
