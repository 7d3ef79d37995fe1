import { type RawBuilder, sql } from 'kysely'
import type { ProductContext } from '../../../contract/handlers.ts'
import { isPublicHoliday } from '../../employees/public.ts'
import { inReach, type ListFrame, ofChanges, type ReportList, within } from './report-list.ts'

/** Tăng, giảm BHXH: who came among those who are insured, and who went from them. */
export const insuranceChanges: ReportList = {
  title: 'Tăng, giảm bảo hiểm xã hội',
  group: 'people',
  dayLabel: 'Từ ngày',
  detailLabel: 'Biến động',
  period: 'month',
  basis:
    'Người vào hoặc ra khỏi nhóm tham gia BHXH bắt buộc (chính thức, thời vụ) theo thay đổi công việc; nghỉ thai sản và nghỉ không lương từ 14 ngày làm việc trong một tháng là giảm, đi làm lại là tăng.',
  rows: (context, frame) =>
    ofChanges(
      context,
      sql`select employee_id, department_id, position_id, valid_from as day, case
        when is_insured then case when state_before is null or state_before = 'left' then 'Tăng: vào làm'
          when state_before in ('maternity_leave', 'unpaid_leave') then 'Tăng: đi làm lại' else 'Tăng: ký hợp đồng lao động' end
        when work_state = 'left' then 'Giảm: nghỉ việc' when work_state = 'maternity_leave' then 'Giảm: nghỉ thai sản'
        when work_state = 'unpaid_leave' then 'Giảm: nghỉ không lương' else 'Giảm: thay đổi công việc' end as detail
      from (
        select told.*, coalesce(lag(is_insured) over each_one, false) as was_insured,
          coalesce(told.unit_then, lag(told.unit_then) over each_one) as department_id,
          coalesce(told.position_then, lag(told.position_then) over each_one) as position_id,
          lag(work_state) over each_one as state_before
        from (
          select job.employee_id, job.valid_from, job.work_state, job.department_id as unit_then,
            job.position_id as position_then, case job.work_state when 'official' then true when 'seasonal' then true
              when 'unpaid_leave' then not ${isLong(context, frame)} else false end as is_insured
          from job_versions job where ${context.inThisCompany('job')}
        ) told
        window each_one as (partition by employee_id order by valid_from)
      ) turn
      where is_insured <> was_insured and ${within(sql`valid_from`, frame)} ${inReach(frame, sql`department_id`)}`,
    ),
}

/**
 * Whether an unpaid leave takes so many working days of one of its months that none is insured in it. Public holidays are
 * no working days; a month that is spent away as a whole counts even where Tết leaves fewer.
 */
function isLong({ inThisCompany }: ProductContext, frame: ListFrame): RawBuilder<boolean> {
  const beside = sql`${inThisCompany('beside')} and beside.employee_id = job.employee_id`
  // Of a leave of more than three months one is whole, so that no more of it is counted.
  return sql<boolean>`exists (
    select from (
      select min(beside.valid_from) as first_day, max(coalesce(beside.valid_to, beside.absent_until + 1, 'infinity'::date)) as back
      from job_versions beside
      where ${beside} and beside.work_state = 'unpaid_leave'
        and not exists (select from job_versions other
          where ${inThisCompany('other')} and other.employee_id = job.employee_id and other.work_state <> 'unpaid_leave'
            and (other.valid_from > beside.valid_from and other.valid_from < job.valid_from
              or other.valid_from > job.valid_from and other.valid_from < beside.valid_from))
    ) leave
    cross join lateral generate_series(date_trunc('month', leave.first_day::timestamp),
      (least(leave.back, leave.first_day + 93) - 1)::timestamp, interval '1 month') as month
    cross join lateral (select count(*) as days from generate_series(greatest(month::date, leave.first_day)::timestamp,
      (least((month + interval '1 month')::date, leave.back) - 1)::timestamp, interval '1 day') as day
      where extract(isodow from day) < 6 and day::date <> all(${holidaysAround(frame)}::date[])) worked
    where worked.days >= law_value('unpaid_leave_days', month::date)
      or month >= leave.first_day and month + interval '1 month' <= leave.back)`
}

/** The public holidays of the days that are asked for and of half a year around them. */
function holidaysAround({ from, to }: ListFrame): string[] {
  const found: string[] = []
  const last = Date.parse(to) + 183 * 86_400_000
  for (let time = Date.parse(from) - 183 * 86_400_000; time <= last; time += 86_400_000) {
    const day = new Date(time).toISOString().slice(0, 10)
    if (isPublicHoliday(day)) found.push(day)
  }
  return found
}
