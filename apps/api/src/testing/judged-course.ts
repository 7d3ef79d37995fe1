import type { Person, TestApi } from './api.ts'
import { inCompanyOf } from './group.ts'

/** A day from today on, in Viet Nam. */
function day(after: number): string {
  return new Date(Date.now() + (after * 24 + 7) * 3_600_000).toISOString().slice(0, 10)
}

/** A course of company 1 in which these people are, with a result each, that waits to be finished. */
export async function judgedCourse(
  hr: Person,
  { db }: Pick<TestApi, 'db'>,
  results: readonly (readonly [id: number, state: string])[],
  more: object = {},
): Promise<number> {
  const body = { name: 'Khóa cấp thẻ', type_id: 31, start_date: day(-3), end_date: day(-2), ...more }
  const { id } = (await hr.call('trainings.store', { body })).body.data.training
  await inCompanyOf(db.superuser, 1, async (client) => {
    await client.query(`update trainings set status = 'running' where company_id = 1 and id = $1`, [id])
    for (const [employee, state] of results) {
      await client.query(
        `insert into training_employees (company_id, training_id, employee_id, state) values (1, $1, $2, $3)`,
        [id, employee, state],
      )
    }
  })
  return id
}
