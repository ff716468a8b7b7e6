import { readFileSync } from 'node:fs'

type Environment = Record<string, string | undefined>

/**
 * The environment with secrets that stand in files, as systemd and containers hand them over: `NAME_FILE` names the file of `NAME`.
 * @throws Error naming the variable whose file cannot be read, or that is given twice.
 */
export function withSecretFiles(env: Environment, names: readonly string[]): Environment {
  const read = names.flatMap((name) => {
    const variable = `${name}_FILE`
    const file = env[variable]
    if (!file) return []
    if (env[name]) throw new Error(`The settings cannot be used.\n${variable}: ${name} is given as well`)
    let text: string
    try {
      text = readFileSync(file, 'utf8')
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException // the file system throws no other
      throw new Error(`The settings cannot be used.\n${variable}: the file cannot be read (${code})`)
    }
    // An empty line is what the units hand over for a secret that is not set.
    if (text === '') throw new Error(`The settings cannot be used.\n${variable}: the file is empty`)
    return [[name, text.trim()]]
  })
  return { ...env, ...Object.fromEntries(read) }
}
