/** Added to every port, so that two checkouts can run their journeys side by side. */
const shift = Number(process.env.PORT_SHIFT ?? 0)

/** Where the journeys find the site, and the build with the page of all parts, which the site does not hold. */
export const sitePort = 8917 + shift
export const partsPort = 8918 + shift
/** Two exports of the site, one without a server and one with, and that server. */
export const exportPorts = { alone: 8967 + shift, served: 8968 + shift, calls: 8969 + shift } as const
/** The site that editors change, their program, and its previews. */
export const editingPorts = { site: 8977 + shift, program: 8978 + shift, preview: 8979 + shift } as const
/**
 * Servers of single journeys: with a tracker, with a page of their own, a pair of which one takes the files, and a proxy
 * before two nodes. */
export const apartPorts = {
  tracker: 8970 + shift,
  page: 8971 + shift,
  site: 8972 + shift,
  uploads: 8973 + shift,
  proxy: 8974 + shift,
  examples: { dairy: 8980 + shift, seafood: 8981 + shift },
  nodes: [8975 + shift, 8976 + shift] as const,
} as const
