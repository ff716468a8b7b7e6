/** How a target stands: each has a shape of its own beside its word. */
export const targetStates = ['met', 'on-track', 'late', 'behind'] as const
export type TargetState = (typeof targetStates)[number]
/** Those in which a target was not reached when it should have been. */
export const isBehind = (state: TargetState | undefined): boolean => state === 'late' || state === 'behind'
