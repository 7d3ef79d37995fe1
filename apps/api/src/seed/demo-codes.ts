import type { PoolClient } from 'pg'

/** Lets the company of the transaction go on with the codes that the people of the demo carry: SM002401 after SM002400. */
export async function continueDemoCodes(client: PoolClient): Promise<void> {
  await client.query(
    `update number_series set pattern = 'SM{seq}', padding = 6, first_number = (
       select coalesce(max(substr(nhansu_id, 3)::integer), 0) + 1 from persons where nhansu_id ~ '^SM[0-9]{6}$')
     where company_id = app_company_id() and kind = 'employee'`,
  )
}
