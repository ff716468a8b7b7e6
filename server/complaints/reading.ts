import type { Database } from './database.ts'
import type { ComplaintSummary, Message, Speaker } from './index.ts'

/** What is read of sealed complaints: by who holds the token, and by the officers of a channel. */
export function createComplaintReader(database: Database) {
  return {
    /** What the holder of the token may see; `undefined` when there is no such complaint. */
    async thread(
      lookup: Buffer,
    ): Promise<{ channel: string; day: string; closed: boolean; messages: Message[] } | undefined> {
      const [complaint] = await database.query<{ channel: string; day: string; closed: string | null }>(
        'SELECT channel, day, closed FROM complaints WHERE lookup = $1',
        [lookup],
      )
      // Asked even when there is no complaint, so that an unknown token takes as long as a known one.
      const messages = await database.query<Message>(
        'SELECT turn, speaker, day, body FROM messages WHERE lookup = $1 ORDER BY place',
        [lookup],
      )
      return (
        complaint && { channel: complaint.channel, day: complaint.day, closed: complaint.closed !== null, messages }
      )
    },

    /** The complaints of a channel, oldest day first. */
    async list(channel: string): Promise<ComplaintSummary[]> {
      const complaints = await database.query<Omit<ComplaintSummary, 'messages'>>(
        'SELECT lookup, channel, day, closed FROM complaints WHERE channel = $1 ORDER BY day, lookup',
        [channel],
      )
      const messages = await database.query<{ lookup: Buffer; turn: number; speaker: Speaker; day: string }>(
        `SELECT m.lookup, m.turn, m.speaker, m.day FROM messages m JOIN complaints c ON c.lookup = m.lookup
         WHERE c.channel = $1 ORDER BY m.place`,
        [channel],
      )
      const of = Map.groupBy(messages, ({ lookup }) => lookup.toString('hex'))
      return complaints.map((complaint) => ({
        ...complaint,
        messages: (of.get(complaint.lookup.toString('hex')) ?? []).map(({ lookup: _, ...message }) => message),
      }))
    },

    /** The sealed complaint itself, for the officers of its channel. */
    async sealedBody(channel: string, lookup: Buffer): Promise<Buffer | undefined> {
      const [complaint] = await database.query<{ body: Buffer }>(
        'SELECT body FROM complaints WHERE lookup = $1 AND channel = $2',
        [lookup, channel],
      )
      return complaint?.body
    },

    /** One part of a file that a complaint of this channel has claimed. */
    async filePart(channel: string, lookup: Buffer, upload: Buffer, number: number): Promise<Buffer | undefined> {
      const [part] = await database.query<{ body: Buffer }>(
        `SELECT p.body FROM parts p JOIN uploads u ON u.id = p.upload JOIN complaints c ON c.lookup = u.lookup
         WHERE c.channel = $1 AND c.lookup = $2 AND u.id = $3 AND p.number = $4`,
        [channel, lookup, upload, number],
      )
      return part?.body
    },
  }
}
