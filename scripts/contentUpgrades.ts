import type { WholeLang } from '#contract/wholeLangs.ts'

/** One step of the content's form to the next version. It looks at each text file by itself. */
export interface ContentUpgrade {
  /** The version that it leads to. */
  to: number
  /** What changes, for those who keep the content: one sentence. CHANGELOG.md has the same under "For agencies". */
  says: Record<WholeLang, string>
  /** What becomes of the text of a file, by its path below the content folder; the same text where it is not concerned. */
  change?(text: string, path: string): string
  /** Where a file moves to. */
  move?(path: string): string
}

/** All steps, in their order. There is none yet: the first version of the form is 1. */
export const contentUpgrades: readonly ContentUpgrade[] = []
