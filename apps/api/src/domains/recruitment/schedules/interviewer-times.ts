import type { Schemas } from '@nhansu/sdk/contract'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { savedChanges } from '../../../contract/audit-values.ts'
import { type FieldErrors, invalidInput, notFound } from '../../../contract/failure.ts'
import { defineOperations, type ProductContext } from '../../../contract/handlers.ts'

type Times = Schemas['InterviewerTimes']

export default defineOperations('interviewerTimes', {
  'interviewerTimes.mine': async (_, context) => ({
    times: await ownTimes(context),
    is_employee: context.session.employeeId !== null,
  }),

  'interviewerTimes.save': async ({ body }, context) => {
    const { db, companyId, inThisCompany, session } = context
    refuseWrongHours(body)
    // Two that come at once follow one another.
    const { rows } = await sql<{ id: number }>`select id from employees
      where ${inThisCompany('employees')} and id = ${session.employeeId}::bigint for no key update`.execute(
      db,
    )
    const [own] = rows
    if (!own) throw notFound()
    const before = await ownTimes(context)
    await sql`delete from interviewer_times where ${inThisCompany('interviewer_times')}
      and employee_id = ${own.id}`.execute(db)
    await sql`
      insert into interviewer_times (company_id, employee_id, weekday, date, is_free, from_time, to_time)
      select ${companyId}, ${own.id}, weekday, date, coalesce(is_free, true), from_time, to_time
      from jsonb_to_recordset(${JSON.stringify([...body.weekly, ...body.exceptions])}::jsonb)
        as given (weekday smallint, date date, is_free boolean, from_time time, to_time time)`.execute(db)
    const times = await ownTimes(context)
    context.audit({ recordId: own.id, ...savedChanges({ ...before }, { ...times }) })
    return { times }
  },
})

async function ownTimes({ db, companyId, session }: ProductContext): Promise<Times> {
  const { rows } = await sql<{ times: Times }>`
    select ${timesOf(sql`${companyId}::integer`, sql`${session.employeeId}::bigint`)} as times`.execute(db)
  return rows[0]?.times ?? { weekly: [], exceptions: [] }
}

/** The hours of an employee as the wire has them: the whole week, and of other days those to come. */
export function timesOf(companyId: RawBuilder<unknown>, employeeId: RawBuilder<unknown>): RawBuilder<Times> {
  return sql<Times>`(
    select jsonb_build_object(
      'weekly', coalesce(jsonb_agg(jsonb_build_object('weekday', given.weekday, 'from_time', to_char(given.from_time, 'HH24:MI'),
          'to_time', to_char(given.to_time, 'HH24:MI')) order by given.weekday, given.from_time, given.id)
        filter (where given.weekday is not null), '[]'),
      'exceptions', coalesce(jsonb_agg(jsonb_build_object('date', given.date, 'is_free', given.is_free,
          'from_time', to_char(given.from_time, 'HH24:MI'), 'to_time', to_char(given.to_time, 'HH24:MI'))
          order by given.date, given.from_time nulls first, given.id)
        filter (where given.date >= (now() at time zone 'Asia/Ho_Chi_Minh')::date), '[]'))
    from interviewer_times given where given.company_id = ${companyId} and given.employee_id = ${employeeId})`
}

/**
 * Whether somebody takes interviews at a time: in hours that he has named for that very day, else in his hours of the week,
 * unless he has taken the day or a part of these hours out. Who has named no hours of the week takes them at any time.
 * @param startsAt @param endsAt moments, as SQL
 */
export function takesInterviews(
  { companyId }: Pick<ProductContext, 'companyId'>,
  employeeId: RawBuilder<unknown>,
  startsAt: RawBuilder<unknown>,
  endsAt: RawBuilder<unknown>,
): RawBuilder<SqlBool> {
  const start = sql`(${startsAt} at time zone 'Asia/Ho_Chi_Minh')`
  const day = sql`${start}::date`
  const sinceDay = (moment: RawBuilder<unknown>) => sql`(${moment} - date_trunc('day', ${start}))`
  const from = sinceDay(start)
  const to = sinceDay(sql`(${endsAt} at time zone 'Asia/Ho_Chi_Minh')`)
  const ofHim = sql`given.company_id = ${companyId} and given.employee_id = ${employeeId}`
  // Hours that touch are one stretch; a range needs a day, and any will do.
  const onDay = (begin: RawBuilder<unknown>, end: RawBuilder<unknown>) =>
    sql`tsrange(timestamp '2000-01-01' + ${begin}, timestamp '2000-01-01' + ${end})`
  const holdAll = (which: RawBuilder<unknown>) => sql`coalesce((
      select range_agg(${onDay(sql`given.from_time::interval`, sql`given.to_time::interval`)}) @> ${onDay(from, to)}
      from interviewer_times given where ${ofHim} and ${which}), false)`
  return sql<SqlBool>`(
    ${holdAll(sql`given.date = ${day} and given.is_free`)}
    or not exists (select from interviewer_times given where ${ofHim} and given.date = ${day} and not given.is_free
        and (given.from_time is null or given.from_time::interval < ${to} and given.to_time::interval > ${from}))
      and (not exists (select from interviewer_times given where ${ofHim} and given.weekday is not null)
        or ${holdAll(sql`given.weekday = extract(isodow from ${start})`)}))`
}

/** @throws ApiFailure 400 at hours that end before they begin, and at a free day without hours */
function refuseWrongHours({ weekly, exceptions }: Times): void {
  const errors: FieldErrors = {}
  const late = ['Giờ kết thúc phải sau giờ bắt đầu.']
  for (const [at, { from_time: from, to_time: to }] of weekly.entries()) {
    if (to <= from) errors[`weekly.${at}.to_time`] = late
  }
  for (const [at, { from_time: from, to_time: to, is_free: isFree }] of exceptions.entries()) {
    if ((from === null) !== (to === null)) {
      errors[`exceptions.${at}.to_time`] = ['Nhập cả giờ bắt đầu và giờ kết thúc, hoặc bỏ trống cả hai.']
    } else if (from === null && isFree) {
      errors[`exceptions.${at}.from_time`] = ['Nhập giờ nhận phỏng vấn trong ngày.']
    } else if (from !== null && to !== null && to <= from) errors[`exceptions.${at}.to_time`] = late
  }
  if (Object.keys(errors).length > 0) throw invalidInput(errors)
}
