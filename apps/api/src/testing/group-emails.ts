import type { PoolClient } from 'pg'

/** The tables that `arrangeEmails` fills. */
export const emailTables = ['emails', 'email_sendings'] as const

/**
 * Gives a company of the tests the templates 12 and 51 to 56 of letters to candidates, and the sending 12 of one of them to
 * the candidate 12, of which nothing is left to send. All is a hundred higher in company 2.
 */
export async function arrangeEmails(client: PoolClient, company: number, base: number): Promise<void> {
  await client.query(
    `insert into emails (company_id, id, name, kind, subject, body, version)
     select $1, $2::bigint + id, 'Mẫu thư số ' || id, 'other', 'Chào {{ho_ten}}', '<p>Chào {{danh_xung}} {{ho_ten}}</p>', 3
     from unnest(array[12, 51, 52, 53, 54, 55, 56]) id`,
    [company, base],
  )
  await client.query(
    `insert into email_sendings (company_id, id, email_id, name, subject, body, total)
     values ($1, $2::bigint + 12, $2::bigint + 12, 'Mẫu thư số 12', 'Chào {{ho_ten}}', '<p>Chào {{ho_ten}}</p>', 1)`,
    [company, base],
  )
  await client.query(
    `insert into email_recipients (company_id, sending_id, candidate_id, state, held_reason)
     values ($1, $2::bigint + 12, $2::bigint + 12, 'held', 'no_email')`,
    [company, base],
  )
}
