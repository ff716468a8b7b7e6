/** Where the journeys find the site, and the build with the page of all parts, which the site does not hold. */
export const sitePort = 8917
export const partsPort = 8918
