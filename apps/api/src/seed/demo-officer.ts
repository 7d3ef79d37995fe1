import type { ClientBase } from 'pg'

/** The user who handles what employees ask of HR, in the company named by `app.company_id`; none where no role is held. */
export async function demoOfficer(client: ClientBase): Promise<number | undefined> {
  const { rows } = await client.query<{ id: number }>(
    `select held.user_id as id from user_roles held
     join roles on roles.company_id = held.company_id and roles.id = held.role_id
     where held.company_id = current_setting('app.company_id')::integer
       and roles.shipped_key in ('hr_head', 'administrator')
     order by roles.shipped_key desc, held.user_id limit 1`,
  )
  return rows[0]?.id
}
