import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { mostMonths } from '@nhansu/sdk/domains/statistics'
import { invalidInput } from '../../../contract/failure.ts'
import type { ProductContext } from '../../../contract/handlers.ts'
import { isNarrowed, isOf, type Population, reachOf, unitsOf } from '../population.ts'
import {
  type Asked,
  type Frame,
  type Report,
  type ReportColumn,
  type ReportRow,
  shownDay,
} from '../report.ts'

/** Tăng, in the order of the report. */
export const arrivals = { hired: 'Tuyển mới', moved_in: 'Điều chuyển đến', returned: 'Đi làm lại' } as const

/**
 * Giảm, in the order of the report, and the words of a reason for leaving that put somebody there; 'Khác' takes the rest.
 * The words are compared without marks.
 */
export const departures = {
  expired: { label: 'Hết hạn hợp đồng', words: ['het han'] },
  unilateral: { label: 'Đơn phương chấm dứt', words: ['don phuong'] },
  agreed: { label: 'Thỏa thuận', words: ['thoa thuan', 'nguyen vong', 'xin nghi'] },
  failed_probation: { label: 'Không đạt thử việc', words: ['thu viec'] },
  retired: { label: 'Nghỉ hưu', words: ['nghi huu', 'huu tri'] },
  dismissed: { label: 'Sa thải', words: ['sa thai'] },
  moved_out: { label: 'Điều chuyển đi', words: [] },
  other: { label: 'Khác', words: [] },
} as const

const happened = (key: string) => sql<SqlBool>`facts.kind = ${key}`
const columns: readonly ReportColumn[] = [
  { key: 'opening', label: 'Đầu kỳ', kind: 'plan' },
  ...Object.entries(arrivals).map(([key, label]): ReportColumn => ({
    key,
    label,
    kind: 'count',
    where: happened(key),
  })),
  ...Object.entries(departures).map(([key, { label }]): ReportColumn => ({
    key,
    label,
    kind: 'count',
    where: happened(key),
  })),
  { key: 'closing', label: 'Cuối kỳ', kind: 'plan' },
  { key: 'leaving_rate', label: 'Tỷ lệ nghỉ việc (%)', kind: 'rate' },
]

/**
 * Biến động: each month's arrivals and departures. Who leaves on the last day of a month is among its departures and not
 * in 'Cuối kỳ'; who is gone and back on the next day is neither, moves inside the chosen unit cancel out, and who goes on in
 * another company of the group on the next day has moved. Of a part of the people, say one nature of work, whoever comes into
 * that part or goes out of it while he works on has moved too.
 */
export const volatility: Report = {
  key: 'volatility',
  title: 'Biến động nhân sự',
  fileName: 'BienDong',
  basis: ({ from, to, asked }) =>
    `Thay đổi công việc có hiệu lực từ ${shownDay(from)} đến ${shownDay(to)}; đơn vị theo cơ cấu ngày ${shownDay(to)}. Người có ngày làm việc cuối cùng là ngày cuối tháng được tính giảm trong tháng đó; người sang công ty khác trong tập đoàn vào ngày hôm sau là điều chuyển; lý do nghỉ chưa ghi hoặc không thuộc cột nào thì ở cột Khác.${isNarrowed(asked) ? ' Người đổi trạng thái, tính chất công việc hoặc cấp chức vụ mà vào hay ra khỏi nhóm đang xem được tính là điều chuyển đến, điều chuyển đi.' : ''}`,
  // What moves within the group is asked once of each, and not by each column.
  clauses: (context, frame) => sql`${eventsOf(context, frame)}, moved as materialized (
    select * from moves_in_group(${frame.from}::date, ${frame.to}::date)
  ), facts as (
    select event.employee_id as id, employees.nhansu_id, employees.full_name, employees.sort_name, employees.gender,
      unit.name as unit_name, positions.name as position_name, event.day,
      named.kind,
      to_char(event.day, 'YYYY-MM') as row_key, null as row_label,
      to_char(event.day, 'DD-MM-YYYY') || coalesce(case when other.moves
        then case when event.kind in ('hired', 'returned') then ': từ' else ': sang' end || ' công ty khác trong tập đoàn' end,
        ': ' || event.reason, '') as detail
    from event
    join employees on ${context.inThisCompany('employees')} and employees.id = event.employee_id
    left join unit on unit.department_id = event.department_id
    left join positions on ${context.inThisCompany('positions')} and positions.id = event.position_id
    cross join lateral (select event.kind not in ('moved_in', 'moved_out') and exists (
      select from moved where moved.employee_id = event.employee_id and moved.day = event.day
        and moved.is_coming = (event.kind in ('hired', 'returned'))) as moves offset 0) other
    cross join lateral (select coalesce(case when other.moves
      then case when event.kind in ('hired', 'returned') then 'moved_in' else 'moved_out' end end, event.kind) as kind offset 0) named)`,
  columns: () => columns,
  notes: lastDayNote,
  rows: (_, frame) => Promise.resolve(monthsOf(frame)),
}

/**
 * `event`: the comings and goings of these days. Somebody is inside while he works in a counted unit as one of those who are
 * asked about. He leaves on his last day, and changes units on the day from which the new one holds.
 */
function eventsOf(context: ProductContext, frame: Pick<Frame, 'from' | 'to' | 'heads' | 'asked'>) {
  const { from, to, asked } = frame
  // Whatever comes or goes, one version ends and the next begins with it, on the day after the last one at the latest.
  return sql`${unitsOf(context, to)}, ${reachOf(frame.heads)}, stretch as (
    select job.employee_id, job.valid_from, job.valid_to, job.work_state, job.department_id, job.position_id,
      ${isInside(frame)} as is_inside
    from job_versions job ${joinedFor(context, asked)} where ${context.inThisCompany('job')} and job.valid_from <= ${to}::date + 1
      and job.employee_id in (select turn.employee_id from job_versions turn
        where ${context.inThisCompany('turn')} and turn.valid_from between ${from}::date and ${to}::date + 1)
  ), marked as (
    select stretch.*, lag(is_inside) over each_one as was_inside, lag(work_state) over each_one as state_before,
      lead(is_inside) over each_one as is_inside_after, lead(work_state) over each_one as state_after
    from stretch window each_one as (partition by employee_id order by valid_from)
  ), event as (
    select employee_id, valid_from as day, department_id, position_id, null as reason,
      case when state_before is null then 'hired' when state_before = 'left' then 'returned' else 'moved_in' end as kind
    from marked where is_inside and not coalesce(was_inside, false) and valid_from between ${from}::date and ${to}::date
    union all
    select marked.employee_id, case when state_after = 'left' then marked.valid_to - 1 else marked.valid_to end,
      marked.department_id, marked.position_id, gone.leave_reason, case when state_after <> 'left' then 'moved_out' else ${departureOf(sql`words.folded`)} end
    from marked
    left join job_versions gone on ${context.inThisCompany('gone')} and gone.employee_id = marked.employee_id
      and gone.valid_from = marked.valid_to and gone.work_state = 'left'
    cross join lateral (select vn_fold(gone.leave_reason) as folded offset 0) words
    where is_inside and state_after is not null and not is_inside_after
      and case when state_after = 'left' then marked.valid_to - 1 else marked.valid_to end between ${from}::date and ${to}::date
  )`
}

/** Whether a version `job` is that of somebody inside. */
function isInside({ heads, asked }: Pick<Frame, 'heads' | 'asked'>): RawBuilder<SqlBool> {
  return sql<SqlBool>`(job.work_state <> 'left' ${heads ? sql`and coalesce(job.department_id in (select department_id from reach), false)` : sql``}
      and coalesce(${isOf(asked)}, false))`
}

/** What the question is about besides the job itself. */
function joinedFor(
  { inThisCompany }: ProductContext,
  { position_level: level, gender }: Population,
): RawBuilder<unknown> {
  const positions = sql`left join positions on ${inThisCompany('positions')} and positions.id = job.position_id`
  const files = sql`join employees on ${inThisCompany('employees')} and employees.id = job.employee_id`
  return sql`${level === undefined ? sql`` : positions} ${gender === undefined ? sql`` : files}`
}

/** What lies between 'Cuối kỳ' and the figures of its last day, as a line of its own. */
async function lastDayNote(context: ProductContext, frame: Frame): Promise<string[]> {
  const { to } = frame
  const { rows } = await sql<{ leaving: number }>`
    with recursive ${eventsOf(context, { ...frame, from: to })}
    select count(*)::integer as leaving from event where kind not in ('hired', 'moved_in', 'returned', 'moved_out')`.execute(
    context.db,
  )
  const leaving = rows[0]?.leaving ?? 0
  const day = shownDay(to)
  return [
    leaving === 0
      ? `Không ai làm việc ngày cuối cùng vào ${day}: cuối kỳ bằng số người tính đến ngày đó.`
      : `${leaving} người làm việc ngày cuối cùng vào ${day}: đã tính giảm và không có trong cuối kỳ, nhưng vẫn có trong các báo cáo tính đến ngày đó.`,
  ]
}

/** @param folded the reason for leaving without its marks */
function departureOf(folded: RawBuilder<unknown>): RawBuilder<string> {
  const cases = Object.entries(departures).flatMap(([key, { words }]) =>
    words.map((word) => sql`when ${folded} like ${`%${word}%`} then ${key}::text`),
  )
  return sql`case ${sql.join(cases, sql` `)} else 'other' end`
}

/** How many were inside when the first month began: whoever had his last day on the day before is among them no more. */
export async function openingOf(context: ProductContext, frame: Frame): Promise<number> {
  const { from, to, heads, asked } = frame
  const { inThisCompany } = context
  const { rows } = await sql<{ opening: number }>`
    with recursive ${unitsOf(context, to)}, ${reachOf(heads)}
    select count(*)::integer as opening from job_versions job ${joinedFor(context, asked)}
    where ${inThisCompany('job')} and ${isInside(frame)}
      and job.valid_from < ${from}::date and (job.valid_to is null or job.valid_to > ${from}::date - 1)
      and not exists (select from job_versions after where ${inThisCompany('after')} and after.employee_id = job.employee_id
        and after.valid_from = ${from}::date and job.valid_to = ${from}::date and after.work_state = 'left')`.execute(
    context.db,
  )
  return rows[0]?.opening ?? 0
}

function monthsOf({ from, to }: Frame): ReportRow[] {
  const months: ReportRow[] = []
  for (let month = from.slice(0, 7); month <= to.slice(0, 7); month = monthAfter(month, 1))
    months.push({ key: month, label: `Tháng ${month.slice(5)}/${month.slice(0, 4)}` })
  return months
}

/** The month so many months later, or before for a count below nothing. */
export function monthAfter(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7)
}

/**
 * The days from the first day of a month to the last of another, or to today.
 * @throws ApiFailure 400 for months in the wrong order, too many of them, or those to come
 */
export function daysOfMonths({ from, to }: Asked, today: string): { from: string; to: string } {
  const last = to ?? today.slice(0, 7)
  const first = from ?? `${last.slice(0, 4)}-01`
  if (last > today.slice(0, 7)) throw invalidInput({ to: ['Chưa có số liệu của tháng sau tháng này.'] })
  if (first > last) throw invalidInput({ from: ['Từ tháng phải trước hoặc bằng đến tháng.'] })
  if (first < '1950-01') throw invalidInput({ from: ['Từ tháng phải từ 01/1950 trở đi.'] })
  if (monthAfter(first, mostMonths) <= last)
    throw invalidInput({ to: [`Xem nhiều nhất ${mostMonths} tháng một lần.`] })
  const end = new Date(Date.parse(`${monthAfter(last, 1)}-01`) - 86_400_000).toISOString().slice(0, 10)
  return { from: `${first}-01`, to: end < today ? end : today }
}
