import type { Pool } from 'pg'

/** Everything that a company has, in one line a table; equal before and after means that nothing was touched. */
export async function fingerprint(superuser: Pool, companyId: number): Promise<string> {
  const { rows: tables } = await superuser.query<{ name: string }>(
    `select table_name as name from information_schema.columns
     where table_schema = 'public' and column_name = 'company_id' order by 1`,
  )
  const prints = await Promise.all(
    tables.map(async ({ name }) => {
      const { rows } = await superuser.query<{ print: string }>(
        `select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as print
         from ${name} t where company_id = $1`,
        [companyId],
      )
      return `${name} ${rows[0]?.print}`
    }),
  )
  return prints.join('\n')
}
