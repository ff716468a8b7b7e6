import { openRepository } from '../repository/repository.ts'
import { bo } from './repositories.ts'

/*
 * A program of its own over a repository, for a test to kill: takes orders as messages and says when each is done. The version that
 * a save is made from is the one that is there, as for an editor who has just opened the file.
 */
export type SaveOrder = { id: number; path: string; text: string } | { id: number; publish: string[] }

const [data = '', content = '', remote = ''] = process.argv.slice(2)
const repository = await openRepository({ data, content, remote, branch: 'main', log: { error: () => {} } })
process.on('message', async (order: SaveOrder) => {
  const { id } = order
  if ('publish' in order) {
    const outcome = await repository.publish(order.publish, bo).then(
      (published) => published.outcome,
      (error) => error.reason ?? 'failed',
    )
    process.send?.({ id, outcome })
    return
  }
  const version = (await repository.read(order.path))?.version ?? null
  const change = { path: order.path, bytes: Buffer.from(order.text), version }
  const { outcome } = await repository.save([change], bo, `save ${id}`)
  // And says something of it, once.
  const isSaid = (text: string) => text.split('\n').includes(`${id}`)
  await repository.annotate('said', bo, 'says', (text = '') => (isSaid(text) ? text : `${text}${id}\n`))
  process.send?.({ id, outcome })
})
process.send?.('ready')
