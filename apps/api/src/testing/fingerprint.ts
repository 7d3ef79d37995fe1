import type { Pool } from 'pg'

/** Everything that a company has, in one line a table; equal before and after means that nothing was touched. */
export async function fingerprint(superuser: Pool, companyId: number): Promise<string> {
  const { rows: tables } = await superuser.query<{ name: string }>(
    `select table_name as name from information_schema.columns
     where table_schema = 'public' and column_name = 'company_id' order by 1`,
  )
  const prints = await Promise.all(
    tables.map(async ({ name }) => {
      // A session that is used says so once a minute: that is no change of content.
      const { rows } = await superuser.query<{ print: string }>(
        `select md5(coalesce(string_agg(row, '|' order by row), '')) as print
         from (select (to_jsonb(t) - 'last_used_at')::text as row from ${name} t where company_id = $1) rows`,
        [companyId],
      )
      return `${name} ${rows[0]?.print}`
    }),
  )
  return prints.join('\n')
}
