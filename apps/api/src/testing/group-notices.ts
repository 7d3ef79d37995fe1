import type { PoolClient } from 'pg'

/** Tells HR of a company of the tests, whose number is the company's, of request 71; notice 91, in company 2 a hundred higher. */
export async function arrangeNotices(client: PoolClient, company: number, base: number): Promise<void> {
  await client.query(
    `insert into notices (company_id, id, user_id, kind, record_id)
     values ($1::integer, $2::bigint + 91, $1::integer, 'request_waiting', $2::bigint + 71)`,
    [company, base],
  )
}
