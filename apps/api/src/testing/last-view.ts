import type { OperationId } from '@nhansu/sdk/contract'
import type { TestApi } from './api.ts'

/** What the last call of an operation in the first company has shown, and of whom; undefined where it left no view. */
export async function lastView(
  { db }: Pick<TestApi, 'db'>,
  operation: OperationId,
): Promise<{ deed: string; shown: string[]; people: number[] } | undefined> {
  const { rows } = await db.superuser.query<{ deed: string; shown: string[]; people: number[] }>(
    `select deed, shown, array(select about.employee_id from personal_data_view_people about
       where about.company_id = view.company_id and about.view_id = view.id order by 1)::integer[] as people
     from personal_data_views view where company_id = 1 and operation = $1 order by id desc limit 1`,
    [operation],
  )
  return rows[0]
}
