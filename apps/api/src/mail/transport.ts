import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport, type SendMailOptions } from 'nodemailer'
import type { Settings } from '../settings.ts'

/** One mail as it goes out. */
export interface Message {
  id: string
  to: { name: string; address: string }
  /** Who gets a copy. */
  cc: readonly string[]
  /** Where answers go, where that is not the sender. */
  replyTo: string | null
  subject: string
  html: string
  text: string
  /** An invitation, or its withdrawal, as an iCalendar file. */
  calendar: { method: 'REQUEST' | 'CANCEL'; content: string } | null
}

const CONNECT_MS = 10_000
const SILENCE_MS = 30_000

/** A refusal by the mail server. */
export interface SmtpError extends Error {
  /** nodemailer's word: ECONNECTION, EENVELOPE, … */
  code?: string
  /** The server's, as SMTP has it: 4xx may pass, 5xx will not. */
  responseCode?: number
}

/** Hands a mail to the mail server of `SMTP_URL`; resolves when that has taken it. */
export async function sendBySmtp(
  url: string,
  from: Settings['mailFrom'],
  message: Message,
  signal: AbortSignal,
): Promise<void> {
  const transport = createTransport({
    url,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
    dnsTimeout: CONNECT_MS,
    // A mail is what we have written: nothing in it may be fetched from the disk or the network.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const aborted = Promise.withResolvers<never>()
  const abort = () => aborted.reject(signal.reason)
  signal.addEventListener('abort', abort, { once: true })
  try {
    signal.throwIfAborted()
    await Promise.race([transport.sendMail(optionsOf(from, message)), aborted.promise])
  } finally {
    signal.removeEventListener('abort', abort)
    transport.close()
  }
}

/** Where mails lie as files when there is no mail server. */
export function mailFolder(dataDir: string): string {
  return join(dataDir, 'mails')
}

/** The file of one mail there. */
export function mailFile(dataDir: string, companyId: number, mailId: number): string {
  return join(mailFolder(dataDir), `${companyId}-${mailId}.eml`)
}

/** Writes a mail as a file that only this server's user can read. Whole or not at all. */
export async function storeAsFile(file: string, from: Settings['mailFrom'], message: Message): Promise<void> {
  const { message: bytes } = await createTransport({
    streamTransport: true,
    buffer: true,
    newline: 'windows',
  }).sendMail(optionsOf(from, message))
  await mkdir(join(file, '..'), { recursive: true, mode: 0o700 })
  const half = `${file}.half`
  await rm(half, { force: true })
  await writeFile(half, bytes as Buffer, { mode: 0o600, flag: 'wx' })
  await rename(half, file)
}

function optionsOf(
  from: Settings['mailFrom'],
  { id, to, cc, replyTo, subject, html, text, calendar }: Message,
): SendMailOptions {
  return {
    from,
    to,
    ...(cc.length > 0 && { cc: [...cc] }),
    ...(replyTo !== null && { replyTo }),
    subject,
    html,
    text,
    ...(calendar !== null && { icalEvent: { ...calendar, filename: 'lich-hen.ics' } }),
    messageId: id,
    headers: { 'Auto-Submitted': 'auto-generated' },
  }
}
