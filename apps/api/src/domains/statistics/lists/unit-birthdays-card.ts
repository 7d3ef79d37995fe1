import { type RawBuilder, sql } from 'kysely'
import type { ProductContext } from '../../../contract/handlers.ts'
import { defineOwnHomeCard, figuresOrNothing } from '../../../home-card.ts'
import { countedOn, dayOf } from '../population.ts'
import { birthdays } from './people-lists.ts'
import { plusDays } from './read-lists.ts'

const days = 7
const most = 10

/**
 * The birthdays of the days to come of whoever works in the very same unit, by day and month, where the company has it told.
 * It names colleagues and opens nothing; who may open their files has a card of his own about them.
 */
export const unitBirthdaysCard = defineOwnHomeCard({
  key: 'unit_birthdays',
  title: 'Sinh nhật trong đơn vị',
  // There is no screen about it.
  link: '',
  read: async (context) => {
    const { db, session } = context
    const { employeeId, grants } = session
    const opensFiles = grants.some(
      ({ permission, scope }) => permission === 'employee_access' && scope !== 'own',
    )
    if (employeeId === null || opensFiles) return undefined
    const today = await dayOf(context, undefined)
    const unit = await toldUnit(context, today, employeeId)
    if (unit === undefined) return undefined
    const frame = { today, from: today, to: plusDays(today, days), heads: undefined }
    const { rows } = await sql<{ text: string; note: string }>`
      with recursive ${countedOn(context, today, undefined, {}, 'few')}
      select listed.full_name as text, to_char(listed.day, 'DD-MM') as note
      from (${birthdays.rows(context, frame)}) listed
      join ${jobsOf(context, today)} on job.employee_id = listed.id and job.department_id = ${unit}
      where listed.id <> ${employeeId}::bigint
      order by listed.day, listed.sort_name, listed.id limit ${most}`.execute(db)
    return figuresOrNothing(
      [],
      rows.map((line) => ({ ...line, link: null })),
    )
  },
})

/** The unit in which somebody works today, where the company has birthdays told. */
async function toldUnit(
  context: ProductContext,
  today: string,
  employeeId: number,
): Promise<number | undefined> {
  const { db, inThisCompany } = context
  const { rows } = await sql<{ unit: number | null }>`
    select job.department_id as unit from ${jobsOf(context, today)}
    join company_profiles on ${inThisCompany('company_profiles')} and birthdays_shown
    where job.employee_id = ${employeeId} and job.work_state <> 'left'`.execute(db)
  return rows[0]?.unit ?? undefined
}

/** The jobs of today, as `job`. */
function jobsOf({ inThisCompany }: ProductContext, today: string): RawBuilder<unknown> {
  return sql`(select * from job_versions job where ${inThisCompany('job')} and job.valid_from <= ${today}::date
    and (job.valid_to is null or job.valid_to > ${today}::date)) job`
}
