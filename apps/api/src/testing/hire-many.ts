import type { TestApi } from './api.ts'
import { inCompanyOf } from './group.ts'
import { nextNumber } from './numbers.ts'

/** So many people of the company 1 in its unit 3 who joined on 01-01-2024, made at once. @returns their ids, upwards */
export async function hireMany(
  { db }: Pick<TestApi, 'db'>,
  total: number,
  workState = 'official',
): Promise<number[]> {
  const first = nextNumber() * 1_000 + 10_000_000
  const made = await inCompanyOf(db.superuser, 1, async (client) => {
    const { rows } = await client.query<{ id: number }>(
      `with person as (insert into persons (nhansu_id)
         select 'DN' || ($1::bigint + each)::text from generate_series(1, $2::integer) as each
         returning id, nhansu_id)
       insert into employees (company_id, person_id, nhansu_id, full_name, gender, join_date, work_state)
       select 1, id, nhansu_id, 'Trần Thị Đông Người', 'Nữ', '2024-01-01', $3 from person returning id`,
      [first, total, workState],
    )
    const ids = rows.map(({ id }) => id).toSorted((one, other) => one - other)
    await client.query(
      `insert into employee_positions (company_id, employee_id, position_id, department_id, from_date)
       select 1, id, 2, 3, '2024-01-01' from unnest($1::bigint[]) as id`,
      [ids],
    )
    await client.query('select open_job_histories(true, id) from unnest($1::bigint[]) as id', [ids])
    return ids
  })
  await db.superuser.query('analyze employees, persons, employee_positions, job_versions')
  return made
}
