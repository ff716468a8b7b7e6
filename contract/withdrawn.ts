/** What stands at an address that is shown no more: the page that it leads to, or on which day it was withdrawn and why. */
export type Withdrawn = { to: string } | { day: string; reason: string }
