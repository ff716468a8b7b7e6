import { createTransport } from 'nodemailer'
import type { Mail, NoticeBody } from './notice.ts'

const patience = 20_000

/** Mail through the server of `url`, such as `smtps://user:password@mail.example:465`. Nothing is logged of what is sent. */
export function mailBy(url: string, from: string): (mail: Mail) => Promise<void> {
  const transport = createTransport({
    url,
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return async ({ to, subject, text }) => void (await transport.sendMail({ from, to: [...to], subject, text }))
}

/** Sends a notice to a webhook. @throws Error for every answer but 2xx. */
export async function postTo(address: string, body: NoticeBody): Promise<void> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    redirect: 'error',
    signal: AbortSignal.timeout(patience),
  })
  await response.body?.cancel()
  if (!response.ok) throw new Error(`the webhook answered ${response.status}`)
}
