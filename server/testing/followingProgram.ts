import { openFollowedContent } from '../content/followedContent.ts'

/* A program of its own that follows a repository, for a test to kill. Says each revision's folder. */
const [data = '', contentGit = ''] = process.argv.slice(2)
const silent = { info: () => undefined, error: () => undefined }
const source = await openFollowedContent({ data, contentGit, contentBranch: 'main' }, silent)
await source.ready(() => undefined)
process.send?.(source.folder)
await source.follow(
  async () => void process.send?.(source.folder),
  () => source.folder,
)
process.on('message', () => source.ask())
