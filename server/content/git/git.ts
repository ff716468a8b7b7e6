import { type SimpleGit, simpleGit } from 'simple-git'

/** How one command of Git runs. */
export interface Run {
  /** What it reads from its standard input. */
  input?: string | Buffer
  /** Folder that it takes for its working tree. */
  tree?: string
  /** File that it takes for its index. */
  index?: string
  /** Statuses beside 0 that are answers, not failures. */
  answers?: readonly number[]
  /** Whether it asks another machine, which may never answer. */
  isRemote?: boolean
}

/** Git over one bare repository, deaf to the configuration of machine and user. */
export interface Git {
  /** The repository's folder. */
  readonly folder: string
  /** What a command prints. @throws GitError. */
  text(args: string[], run?: Run): Promise<string>
  /** What `git cat-file` prints, as bytes. */
  file(args: string[], run?: Run): Promise<Buffer>
}

/** Milliseconds after which another machine that says nothing is given up. */
const timeout = 60_000

/** Nothing here runs what somebody else configured; what a working tree holds stays as it is, byte for byte. */
const config = [
  'core.hooksPath=/dev/null',
  'core.autocrlf=false',
  'core.fileMode=false',
  'core.symlinks=false', // a link in the content is a text, it leads nowhere
  'core.quotePath=false',
  'core.fsync=all', // what is acknowledged survives a power cut
  'core.fsyncMethod=batch',
  'core.fsmonitor=false',
  'core.logAllRefUpdates=always',
  'commit.gpgSign=false',
  'push.gpgSign=false',
  'maintenance.auto=false', // tidied in its turn, by the repository
  'gc.autoDetach=false',
  'merge.renames=false',
  'merge.directoryRenames=false',
  'fetch.fsckObjects=true',
]

/** Of the environment Git and ssh get what leads to other machines, and nothing that says how to work. */
const handedOn =
  /^(PATH|HOME|USER|LANG|TMPDIR|TEMP|SYSTEMROOT|SSH_AUTH_SOCK|GIT_SSL_CAINFO|GIT_SSH_COMMAND|(https?|no|all)_proxy)$/i

function environment({ index, tree }: Run, folder: string): Record<string, string> {
  const given = Object.entries(process.env).filter(([name, value]) => value !== undefined && handedOn.test(name))
  return {
    GIT_SSH_COMMAND: 'ssh -o BatchMode=yes', // never asks
    ...(Object.fromEntries(given) as Record<string, string>), // the undefined ones were left out
    LC_ALL: 'C',
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_ATTR_NOSYSTEM: '1',
    GIT_TERMINAL_PROMPT: '0',
    GIT_ASKPASS: '',
    GIT_LITERAL_PATHSPECS: '1',
    GIT_OPTIONAL_LOCKS: '0',
    GIT_DIR: folder,
    ...(index !== undefined && { GIT_INDEX_FILE: index }),
    ...(tree !== undefined && { GIT_WORK_TREE: tree }),
  }
}

type GitFailure = 'gitMissing' | 'diskFull' | 'gitFailed'

/** What Git could not do. Its message is for a log: Git itself leaves out passwords of addresses. */
export class GitError extends Error {
  readonly reason: GitFailure

  constructor(reason: GitFailure, message: string) {
    super(message.trim())
    this.name = 'GitError'
    this.reason = reason
  }
}

/** `refuse` makes the error that is thrown, where it is to be another one than GitError. */
export function openGit(
  folder: string,
  refuse: (reason: GitFailure, message: string) => Error = (reason, message) => new GitError(reason, message),
): Git {
  const fail = (error: Error): never => {
    throw refuse(failureIn(error), withoutProgress(error.message))
  }
  const prepared = (run: Run): SimpleGit => {
    const env = environment(run, folder)
    return simpleGit({
      baseDir: run.tree ?? folder,
      config,
      allowEnvironment: Object.keys(env).filter((name) => name.startsWith('GIT_')),
      // All arguments are ours: these are the settings above.
      unsafe: {
        allowUnsafeHooksPath: true,
        allowUnsafeFsMonitor: true,
        allowUnsafeConfigPaths: true,
        allowUnsafeSshCommand: true,
        allowUnsafeAskPass: true,
        allowUnsafeTemplateDir: true,
      },
      input: () => run.input,
      ...(run.isRemote && { timeout: { block: timeout } }),
      // By itself simple-git takes a command that was killed, or failed without a word, for one that succeeded.
      errors: (error, { exitCode, stdErr }) =>
        [0, ...(run.answers ?? [])].includes(exitCode)
          ? undefined
          : (error ?? new Error(String(Buffer.concat(stdErr)) || `ended with ${exitCode}`)),
    }).env(env)
  }
  return {
    folder,
    text: (args, run = {}) => prepared(run).raw(args).catch(fail),
    file: (args, run = {}) => prepared(run).binaryCatFile(args).catch(fail),
  }
}

function failureIn({ message }: Error): GitFailure {
  if (/spawn \S*git\S* ENOENT|ENOENT.*spawn/.test(message)) return 'gitMissing'
  return isFull(message) ? 'diskFull' : 'gitFailed'
}

const progress =
  /^(remote: )?(Enumerating|Counting|Compressing|Receiving|Resolving|Unpacking|Writing|Updating|Delta|Total)\b/
const withoutProgress = (message: string) =>
  message
    .split(/[\r\n]+/)
    .filter((line) => !progress.test(line))
    .join('\n')

/** Whether an error says that nothing more can be written. */
export const isFull = (message: string) =>
  /No space left on device|Out of diskspace|ENOSPC|Disk quota exceeded|EDQUOT/i.test(message)
