import { sql } from 'kysely'
import type { LinkContext } from '../../contract/handlers.ts'
import { isMailAddress } from '../../mail/addresses.ts'
import { queueMail } from '../../mail/outbox.ts'
import { greetedName } from './greeted-name.ts'
import { mayMail } from './limits.ts'
import { type MailedApplication, mailedColumns, mailedRows } from './mailed-application.ts'

/**
 * Tells the address of an application that everything of it is erased at its owner's wish, before that address is forgotten.
 * The night takes the mail as well.
 */
export async function tellErased(context: LinkContext, id: number, campaign: number): Promise<void> {
  const { rows } = await sql<MailedApplication>`
    select ${mailedColumns} ${mailedRows(context)} and application.id = ${id}`.execute(context.db)
  const [erased] = rows
  if (erased === undefined || erased.email === null || !isMailAddress(erased.email)) return
  if (!(await mayMail(context, campaign, erased.email, true))) return
  const name = greetedName(erased.full_name)
  await queueMail(context, {
    template: 'application-erased',
    to: { name, address: erased.email },
    variables: {
      full_name: name,
      reference: erased.reference,
      campaign: erased.campaign,
      company: erased.company,
    },
  })
}
