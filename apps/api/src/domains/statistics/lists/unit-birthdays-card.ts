import type { PermissionName } from '@nhansu/sdk/contract'
import { type RawBuilder, sql } from 'kysely'
import type { ProductContext } from '../../../contract/handlers.ts'
import { defineOwnHomeCard, figuresOrNothing } from '../../../home-card.ts'
import { dayOf } from '../population.ts'
import { birthdays } from './people-lists.ts'
import { plusDays } from './read-lists.ts'

const days = 7
const most = 10

/**
 * The birthdays of the days to come of whoever works in the very same unit, by day and month, where the company has it told.
 * It names colleagues and opens nothing; who may open their files and has reports has a card of his own about them.
 */
export const unitBirthdaysCard = defineOwnHomeCard({
  key: 'unit_birthdays',
  title: 'Sinh nhật trong đơn vị',
  // There is no screen about it.
  link: '',
  read: async (context) => {
    const { employeeId, grants } = context.session
    const holds = (right: PermissionName) =>
      grants.some(({ permission, scope }) => permission === right && scope !== 'own')
    if (employeeId === null || (holds('employee_access') && holds('report_access'))) return undefined
    const today = await dayOf(context, undefined)
    const unit = await toldUnit(context, today, employeeId)
    if (unit === undefined) return undefined
    const frame = { today, from: today, to: plusDays(today, days), heads: undefined, reading: 'few' as const }
    const rows = await context.prepared(sql<{ text: string; note: string; total: number }>`
      with ${colleagues(context, today, unit, employeeId)}
      select listed.full_name as text, to_char(listed.day, 'DD-MM') as note, (count(*) over ())::integer as total
      from (${birthdays.rows(context, frame)}) listed
      order by listed.day, listed.sort_name, listed.id limit ${most}`)
    const lines = rows.map(({ text, note }) => ({ text, note, link: null }))
    const further = (rows[0]?.total ?? 0) - rows.length
    return figuresOrNothing(
      [],
      further === 0 ? lines : [...lines, { text: `và ${further} người nữa`, note: '', link: null }],
    )
  },
})

/** `counted`: the others who work in the unit today, with what a list of birthdays reads of them. */
function colleagues(
  context: ProductContext,
  today: string,
  unit: number,
  employeeId: number,
): RawBuilder<unknown> {
  return sql`counted as (
    select employees.id, employees.nhansu_id, employees.full_name, employees.sort_name, employees.date_of_birth,
      null as unit_name, null as position_name
    from ${jobsOf(context, today)}
    join employees on ${context.inThisCompany('employees')} and employees.id = job.employee_id
    where job.department_id = ${unit} and job.work_state <> 'left' and employees.id <> ${employeeId}::bigint)`
}

/** The unit in which somebody works today, where the company has birthdays told. */
async function toldUnit(
  context: ProductContext,
  today: string,
  employeeId: number,
): Promise<number | undefined> {
  const { prepared, inThisCompany } = context
  const rows = await prepared(sql<{ unit: number | null }>`
    select job.department_id as unit from ${jobsOf(context, today)}
    join company_profiles on ${inThisCompany('company_profiles')} and birthdays_shown
    where job.employee_id = ${employeeId} and job.work_state <> 'left'`)
  return rows[0]?.unit ?? undefined
}

/** The jobs of today, as `job`. */
function jobsOf({ inThisCompany }: ProductContext, today: string): RawBuilder<unknown> {
  return sql`(select * from job_versions job where ${inThisCompany('job')} and job.valid_from <= ${today}::date
    and (job.valid_to is null or job.valid_to > ${today}::date)) job`
}
