import { createTransport } from 'nodemailer'
import { isLoopback } from './loopback.ts'
import type { Mail, NoticeBody } from './notice.ts'

const timeout = 20_000

/**
 * Mail through the server of `url`: over TLS (`smtps://user:password@mail.example:465`), or one that begins it (`smtp://…:587`, STARTTLS),
 * with a certificate that its name proves; never without. A relay on this machine alone is spoken to plainly: what passes there, only
 * its administrators see, who run this program as well, and a relay has no certificate for such a name. Nothing is logged of what is
 * sent.
 */
export function mailBy(url: string, from: string): (mail: Mail) => Promise<void> {
  const { protocol, hostname } = new URL(url)
  const isRelay = protocol === 'smtp:' && isLoopback(hostname)
  const transport = createTransport({
    url,
    ...(isRelay ? { ignoreTLS: true } : { requireTLS: true }),
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return async ({ to, subject, text }) => {
    await transport.sendMail({ from, to: [...to], subject, text }).catch((error: Error & { code?: string }) => {
      if (error.code !== 'ETLS') throw error
      throw new Error(
        `the mail server of NOTICE_SMTP_URL offers no TLS that holds, and nothing is sent without: ${error.message}`,
      )
    })
  }
}

/** Sends a notice to a webhook. @throws Error for every answer but 2xx. */
export async function postTo(address: string, body: NoticeBody): Promise<void> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    redirect: 'error',
    signal: AbortSignal.timeout(timeout),
  })
  await response.body?.cancel()
  if (!response.ok) throw new Error(`the webhook answered ${response.status}`)
}
