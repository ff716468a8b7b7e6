/** Where published work goes, and where work of others comes from. Both move the branch that the site follows. */
export interface Upstream {
  /** Brings the branch up to date. @throws EditError when it cannot be reached. */
  fetchBranch(): Promise<void>
  /** Publishes a commit that follows the branch. Returns false when the branch has moved on elsewhere. @throws EditError. */
  pushCommit(commit: string): Promise<boolean>
}
