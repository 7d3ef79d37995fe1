import { inCompany } from '../db/transaction.ts'
import { queueMail } from '../mail/outbox.ts'
import type { TestDatabase } from './database.ts'

/** Puts a one-time-link mail of company 1 into the outbox. */
export function askForMail(
  { database }: TestDatabase,
  { name, address }: { name: string; address: string },
): Promise<number> {
  return inCompany(database, { companyId: 1, readOnly: false }, (transaction) =>
    queueMail(transaction, {
      template: 'password-link',
      to: { name, address },
      variables: {
        full_name: name,
        login: 'daonth',
        company: 'Công ty Một',
        link: '/dat-mat-khau#x',
        expires_at: '10:00',
      },
    }),
  )
}
