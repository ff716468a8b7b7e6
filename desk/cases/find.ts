import type { Desk } from '../desk.ts'
import { caseName, findCase } from './name.ts'

/** The case that an officer means, among those of the channel. @throws Fault `shortCase`, `noCase`, `severalCases`. */
export async function chooseCase(desk: Desk, typed: string): Promise<{ lookup: string; name: string }> {
  const { cases } = await desk.ask('list', {})
  const { lookup } = findCase(cases, typed)
  return { lookup, name: caseName(lookup) }
}
