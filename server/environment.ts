import type { z } from 'zod'
import { withSecretFiles } from './secretFiles.ts'

/** Each setting: the variable that holds it, its shape, and whether it may also stand in a file, which `NAME_FILE` names. */
export type Variables = Record<string, readonly [variable: string, shape: z.ZodType, secret?: 'secret']>
export type SettingsOf<V extends Variables> = { -readonly [N in keyof V]: z.output<V[N][1]> }

/** Settings from the environment; an empty variable counts as not given. @throws Error naming every wrong variable. */
export function readVariables<V extends Variables>(
  variables: V,
  given: Record<string, string | undefined>,
): SettingsOf<V> {
  const secrets = Object.values(variables).flatMap(([variable, , secret]) => (secret ? [variable] : []))
  const env = withSecretFiles(given, secrets)
  const results = Object.entries(variables).map(
    ([name, [variable, shape]]) => [name, variable, shape.safeParse(env[variable] || undefined)] as const,
  )
  const wrong = results.flatMap(([, variable, { error }]) =>
    (error?.issues ?? []).map(({ message }) => `${variable}: ${message}`),
  )
  if (wrong.length > 0) throw new Error(`The settings cannot be used.\n${wrong.join('\n')}`)
  // Each was checked against its shape.
  return Object.fromEntries(results.map(([name, , { data }]) => [name, data])) as SettingsOf<V>
}

/** All variables that are read, those that name a file among them. */
export const variablesOf = (variables: Variables): string[] =>
  Object.values(variables).flatMap(([variable, , secret]) => (secret ? [variable, `${variable}_FILE`] : [variable]))
