import type { Person } from '#contract/edit/review.ts'
import type { Repository } from '../repository/types.ts'

/** Who can be asked: who has worked here, and whom the settings name by `mails`. */
export async function readPeople(
  repository: Pick<Repository, 'writers'>,
  mails: readonly string[],
): Promise<readonly Person[]> {
  const writers = await repository.writers()
  const others = new Set(mails).difference(new Set(writers.map(({ mail }) => mail)))
  return [...writers, ...[...others].map((mail) => ({ name: mail, mail }))]
}

/** The one of them who is meant by a mail or name; somebody nobody knows has what was typed. */
export function personIn(people: readonly Person[], asked: string): Person {
  const is = (text: string) => text.toLowerCase() === asked.toLowerCase()
  const isMail = asked.includes('@')
  const known = people.find(({ name, mail }) => is(mail) || is(name))
  return known ?? { name: asked, mail: isMail ? asked.toLowerCase() : '' }
}
