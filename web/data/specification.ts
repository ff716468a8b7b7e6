/** Constants of the specification, section 9. Lengths in CSS pixels, times in milliseconds. */
export const carouselInterval = 5_000
export const scrollThrottle = 1_000
export const hoverDelay = 200
export const dragThreshold = 200
export const scrollHideThreshold = 200
export const headerHeightFallback = 60
export const leftNavigationHeightFallback = 58
export const scrollSteps = 40
export const scrollEdgeTolerance = 5
export const chunkTimeout = 120_000
export const emptyBannerHeight = 360
export const analyticsIndex = 10
export const cardImage = { width: 287, height: 354 } as const
export const cardWidth = 288
