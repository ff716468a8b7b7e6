/** Where the journeys find the site, and the build with the page of all parts, which the site does not hold. */
export const sitePort = 8917
export const partsPort = 8918
/** Two exports of the site, one without a server and one with, and that server. */
export const exportPorts = { alone: 8967, served: 8968, calls: 8969 } as const
/** Servers of single journeys: with a tracker, with a page of their own, and a pair of which one takes the files. */
export const apartPorts = { tracker: 8970, page: 8971, site: 8972, uploads: 8973 } as const
