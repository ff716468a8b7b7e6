import { z } from 'zod'

/** Address of a Git repository; empty for none. Of a shape that makes Git start no program. */
export const gitAddress = z
  .string()
  .regex(/^$|^(?!-)(?!\w+::)\S+$/, 'the address of a Git repository')
  .default('')

/** Name of a branch. `editing` is where the editors' program keeps what is not published. */
export const gitBranch = z
  .string()
  .regex(/^(?!editing$)(?!.*(\.\.|\/\/|\.lock$|[./]$))\w[\w./-]*$/, 'the name of a branch other than “editing”')
  .default('main')
