import type { Schemas } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import type { ProductContext } from '../../../contract/handlers.ts'
import { renderBody, renderSubject } from '../../../mail/render.ts'

type Letter = Schemas['CandidateLetter']

interface LetterRow extends Omit<Letter, 'html'> {
  body: string
  variables: Record<string, string>
}

/** The letters to a candidate, the newest first; those that were never written have a reason and no words. */
export async function lettersTo(
  { db, inThisCompany }: ProductContext,
  candidateId: number,
): Promise<Letter[]> {
  const { rows } = await sql<LetterRow>`
    select sending.id as sending_id, sending.name, sending.subject, sending.body, recipient.variables, recipient.state,
      recipient.held_reason, sending.created_at, recipient.sent_at,
      (select known.full_name from names_of_users(array[sending.requested_by]) known) as sent_by_name
    from email_recipients recipient
    join email_sendings sending on sending.company_id = recipient.company_id and sending.id = recipient.sending_id
    where ${inThisCompany('recipient')} and recipient.candidate_id = ${candidateId}
    order by sending.id desc limit 100`.execute(db)
  return rows.map(({ body, variables, ...letter }) =>
    Object.keys(variables).length === 0
      ? { ...letter, subject: letter.name, html: null }
      : {
          ...letter,
          subject: renderSubject(letter.subject, variables),
          html: renderBody(body, variables).html,
        },
  )
}
