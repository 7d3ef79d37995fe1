import { inCompany } from '../db/transaction.ts'
import { queueMails } from '../mail/outbox.ts'
import type { TestDatabase } from './database.ts'

/** Puts a one-time-link mail of company 1 into the outbox. */
export async function askForMail(db: TestDatabase, to: { name: string; address: string }): Promise<number> {
  const [id = 0] = await askForMails(db, [to])
  return id
}

/** Puts many of them there in one transaction. */
export async function askForMails(
  { database }: TestDatabase,
  people: readonly { name: string; address: string }[],
): Promise<number[]> {
  const mails = people.map((to) => ({
    to,
    variables: {
      full_name: to.name,
      login: 'daonth',
      company: 'Công ty Một',
      link: '/dat-mat-khau#x',
      expires_at: '10:00',
    },
  }))
  const queued = await inCompany(database, { companyId: 1, readOnly: false }, (transaction) =>
    queueMails(transaction, 'password-link', mails),
  )
  return queued.map(({ mailId }) => mailId)
}
