import type { Desk } from '../desk.ts'
import { caseName, findCase } from './name.ts'

export interface Chosen {
  lookup: string
  name: string
  closed: boolean
}

/** The case that an officer means, among those of the channel. @throws Fault `shortCase`, `noCase`, `severalCases`. */
export async function chooseCase(desk: Desk, typed: string): Promise<Chosen> {
  const { cases } = await desk.ask('list', {})
  const { lookup, closed } = findCase(cases, typed)
  return { lookup, name: caseName(lookup), closed: closed !== null }
}
