import { type RawBuilder, sql } from 'kysely'
import type { ProductContext } from '../../../contract/handlers.ts'
import type { Clauses } from '../population.ts'
import { inReach, type ListFrame, ofChanges, ofThese, type ReportList, within } from './report-list.ts'

/** Mới vào: who began or came back on one of the days, whether or not he has left since; as 'Tuyển mới' and 'Đi làm lại' of the report count. */
export const newcomers: ReportList = {
  title: 'Nhân viên mới vào',
  group: 'people',
  dayLabel: 'Ngày vào làm',
  detailLabel: 'Trạng thái hiện nay',
  period: 'month',
  basis:
    'Người vào làm hoặc đi làm lại ở công ty này trong những ngày này, kể cả người đã nghỉ sau đó; người từ công ty khác trong tập đoàn sang ở danh sách riêng.',
  rows: (context, frame) => flow(context, frame, arrivals(context, frame), sql`not is_move`),
  keptDays: comingDays,
}

/** Nghỉ việc: whose last day is one of the days, by the unit that he left. */
export const leavers: ReportList = {
  title: 'Nhân viên nghỉ việc',
  group: 'people',
  dayLabel: 'Ngày làm việc cuối cùng',
  detailLabel: 'Lý do nghỉ',
  period: 'month',
  basis:
    'Người nghỉ việc ở công ty này có ngày làm việc cuối cùng trong những ngày này, theo đơn vị lúc nghỉ; người sang công ty khác trong tập đoàn vào ngày hôm sau ở danh sách riêng.',
  rows: (context, frame) => flow(context, frame, departures(context, frame), sql`not is_move`),
  keptDays: lastDays,
}

/** Who worked in another company of the group until the day before. */
export const groupArrivals: ReportList = {
  title: 'Từ công ty khác trong tập đoàn sang',
  group: 'people',
  dayLabel: 'Ngày vào làm',
  detailLabel: 'Trạng thái hiện nay',
  period: 'month',
  basis:
    'Người vào làm ở công ty này trong những ngày này ngay sau ngày làm việc cuối cùng ở công ty khác trong tập đoàn, kể cả người đã nghỉ sau đó.',
  rows: (context, frame) => flow(context, frame, arrivals(context, frame), sql`is_move`),
  keptDays: (_, frame) => moveDays(frame, true),
}

/** Who goes on in another company of the group on the day after his last. */
export const groupDepartures: ReportList = {
  title: 'Sang công ty khác trong tập đoàn',
  group: 'people',
  dayLabel: 'Ngày làm việc cuối cùng',
  detailLabel: 'Lý do ghi khi nghỉ',
  period: 'month',
  basis:
    'Người nghỉ việc ở công ty này có ngày làm việc cuối cùng trong những ngày này và vào làm ở công ty khác trong tập đoàn ngay hôm sau, theo đơn vị lúc nghỉ.',
  rows: (context, frame) => flow(context, frame, departures(context, frame), sql`is_move`),
  keptDays: (_, frame) => moveDays(frame, false),
}

/** Who begins to work here on one of the days, having never worked here or having left. */
function arrivals({ inThisCompany }: ProductContext, frame: ListFrame): Clauses {
  return sql`select job.employee_id, job.department_id, job.position_id, job.valid_from as day, true as is_coming,
      case when exists (
        select from job_versions now where ${inThisCompany('now')} and now.employee_id = job.employee_id
          and now.work_state <> 'left' and now.valid_from <= ${frame.today}::date
          and (now.valid_to is null or now.valid_to > ${frame.today}::date)
      ) then 'Đang làm việc' else 'Đã nghỉ việc' end as detail
    from job_versions job
    left join lateral (
      select earlier.work_state from job_versions earlier
      where ${inThisCompany('earlier')} and earlier.employee_id = job.employee_id and earlier.valid_from < job.valid_from
      order by earlier.valid_from desc limit 1
    ) before on true
    where ${inThisCompany('job')} and job.work_state <> 'left' and coalesce(before.work_state, 'left') = 'left'
      and ${within(sql`job.valid_from`, frame)} ${ofThese(frame, sql`job.employee_id`)} ${inReach(frame, sql`job.department_id`)}`
}

/** Who has his last day here on one of the days. */
function departures({ inThisCompany }: ProductContext, frame: ListFrame): Clauses {
  return sql`select gone.employee_id, job.department_id, job.position_id, gone.valid_from - 1 as day, false as is_coming,
      coalesce(gone.leave_reason, 'Chưa ghi lý do') as detail
    from job_versions gone
    join job_versions job on ${inThisCompany('job')} and job.employee_id = gone.employee_id
      and job.valid_to = gone.valid_from and job.work_state <> 'left'
    where ${inThisCompany('gone')} and gone.work_state = 'left'
      and gone.valid_from between ${frame.from}::date + 1 and ${frame.to}::date + 1
      ${ofThese(frame, sql`gone.employee_id`)} ${inReach(frame, sql`job.department_id`)}`
}

/** Of those who come or go, whoever does or does not move from or to another company of the group. */
function flow(
  context: ProductContext,
  frame: ListFrame,
  turns: Clauses,
  wanted: RawBuilder<unknown>,
): Clauses {
  return ofChanges(
    context,
    sql`with moved as materialized (${movesOf(frame)})
    select * from (
      select turn.*, exists (select from moved where moved.employee_id = turn.employee_id
        and moved.is_coming = turn.is_coming and moved.day = turn.day) as is_move
      from (${turns}) turn
    ) told where ${wanted}`,
  )
}

/** The comings and goings of these days that are moves within the group. */
const movesOf = ({ from, to }: ListFrame): Clauses =>
  sql`select * from moves_in_group(${from}::date, ${to}::date)`

/** The days on which people of the company came who did not move here from another one, out of what is kept. */
function comingDays({ inThisCompany }: ProductContext, frame: ListFrame): Clauses {
  return sql`select spell.works_from as day from work_spells spell
    where ${inThisCompany('spell')} and ${within(sql`spell.works_from`, frame)}
      and (spell.employee_id, spell.works_from) not in (
        select moved.employee_id, moved.day from (${movesOf(frame)}) moved where moved.is_coming)`
}

/** The last days of those who left the company and did not move to another one, out of what is kept. */
function lastDays({ inThisCompany }: ProductContext, frame: ListFrame): Clauses {
  return sql`select spell.works_until - 1 as day from work_spells spell
    where ${inThisCompany('spell')} and spell.works_until between ${frame.from}::date + 1 and ${frame.to}::date + 1
      and (spell.employee_id, spell.works_until - 1) not in (
        select moved.employee_id, moved.day from (${movesOf(frame)}) moved where not moved.is_coming)`
}

/** The days of moves from another company of the group, or to one. */
function moveDays(frame: ListFrame, isComing: boolean): Clauses {
  return sql`select distinct moved.employee_id, moved.day from (${movesOf(frame)}) moved where moved.is_coming = ${isComing}`
}
