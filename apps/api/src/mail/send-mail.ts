import { randomUUID } from 'node:crypto'
import { calendarFile } from '../calendar/calendar-file.ts'
import { defineJob, type JobContext, JobFailure } from '../jobs/define-job.ts'
import type { Settings } from '../settings.ts'
import { domainOf } from './addresses.ts'
import { type AttemptEnd, beginAttempt, endAttempt, type OutgoingMail } from './mail-rows.ts'
import { renderBody } from './render.ts'
import { allTemplates } from './templates.ts'
import { mailFile, type Message, sendBySmtp, type SmtpError, storeAsFile } from './transport.ts'

/** Half a minute, then twice as long each time up to an hour: a mail server may be away for most of a working day. */
const retry = { times: 11, waitSeconds: 30, longestWaitSeconds: 3_600 }

/**
 * Sends one mail of the outbox. The attempt is counted before it is made, so that a process that dies over it is
 * counted too; a mail whose sending was not noted any more is sent again under the same Message-ID.
 */
export const sendMail = defineJob<{ mailId: number }>({
  name: 'mail.send',
  title: 'Gửi thư',
  isQuiet: true,
  retry,
  longestMinutes: 3,
  atOnce: 2,
  run: async (context, { mailId }) => {
    const { inCompany, settings, signal, companyId } = context
    const mail = await inCompany((transaction) =>
      beginAttempt(transaction, mailId, `<${randomUUID()}@${domainOf(settings.mailFrom.address)}>`),
    )
    if (mail === undefined) return
    if (mail.is_expired)
      throw await failed(context, mailId, 'Liên kết trong thư đã hết hạn nên thư không được gửi.')
    try {
      const message = messageOf(mail, settings)
      if (settings.smtpUrl === undefined) {
        await storeAsFile(mailFile(settings.dataDir, companyId, mailId), settings.mailFrom, message)
      } else {
        await sendBySmtp(settings.smtpUrl, settings.mailFrom, message, signal)
      }
    } catch (error) {
      throw await afterFailure(context, mailId, error)
    }
    await inCompany(async (transaction) => {
      await endAttempt(transaction, mailId, { state: settings.smtpUrl === undefined ? 'stored' : 'sent' })
      await context.doneWith(transaction, null)
    })
  },
  givenUp: (transaction, { mailId }, why) => endAttempt(transaction, mailId, { state: 'failed', error: why }),
})

function messageOf(mail: OutgoingMail, { appUrl, mailFrom }: Settings): Message {
  const declared = allTemplates[mail.template]?.variables ?? {}
  const values = Object.entries(mail.variables).map(([name, value]) => [
    name,
    declared[name]?.isPath && value.startsWith('/') ? appUrl + value : value,
  ])
  const to = { name: mail.to_name ?? '', address: mail.to_address }
  const { method, event } = mail.calendar ?? {}
  return {
    id: mail.message_id,
    to,
    cc: mail.cc,
    replyTo: mail.reply_to,
    subject: mail.subject,
    calendar:
      method && event
        ? { method, content: calendarFile(event, { method, organizer: mailFrom, attendee: to }) }
        : null,
    ...renderBody(mail.body, Object.fromEntries(values)),
  }
}

/** Notes a failure and says what the queue is to make of it. */
async function afterFailure(context: JobContext, mailId: number, error: unknown): Promise<unknown> {
  if (context.signal.aborted) {
    await note(context, mailId, { state: 'queued' })
    return context.signal.reason
  }
  const reason = reasonOf(error)
  if (error instanceof JobFailure || isForGood(error)) return failed(context, mailId, reason)
  if (context.isLastAttempt) return failed(context, mailId, `Đã thử ${context.attempt} lần: ${reason}`)
  await note(context, mailId, { state: 'queued', error: reason })
  return error
}

async function failed(context: JobContext, mailId: number, reason: string): Promise<JobFailure> {
  await note(context, mailId, { state: 'failed', error: reason })
  return new JobFailure(reason)
}

function note({ inCompany }: JobContext, mailId: number, end: AttemptEnd): Promise<void> {
  return inCompany((transaction) => endAttempt(transaction, mailId, end))
}

/** 5xx is the server's last word on a recipient or a mail (RFC 5321, 4.2.1); of signing in it may well be our mistake. */
function isForGood(error: unknown): boolean {
  const { code, responseCode = 0 } = error as SmtpError
  return responseCode >= 500 && code !== 'EAUTH'
}

/** By nodemailer's codes. The server's own words may quote the mail, so they are not kept. */
const reasons: Readonly<Record<string, string>> = {
  EAUTH: 'Máy chủ thư không chấp nhận tên đăng nhập hoặc mật khẩu trong SMTP_URL.',
  ECONNECTION: 'Không kết nối được tới máy chủ thư.',
  ESOCKET: 'Không kết nối được tới máy chủ thư.',
  EDNS: 'Không tìm thấy máy chủ thư.',
  ETLS: 'Không thiết lập được kết nối mã hóa tới máy chủ thư.',
  ETIMEDOUT: 'Máy chủ thư không trả lời kịp.',
}

function reasonOf(error: unknown): string {
  if (error instanceof JobFailure) return error.message
  const { code = '', responseCode } = error as SmtpError
  if (reasons[code] !== undefined) return reasons[code]
  if (responseCode !== undefined && responseCode >= 500)
    return `Máy chủ thư từ chối thư này (mã ${responseCode}).`
  if (responseCode !== undefined) return `Máy chủ thư chưa nhận thư này (mã ${responseCode}).`
  return 'Không gửi được thư.'
}
