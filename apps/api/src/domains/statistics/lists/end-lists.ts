import { type RawBuilder, sql } from 'kysely'
import type { ProductContext } from '../../../contract/handlers.ts'
import { endingTerms } from '../../decisions/public.ts'
import { dayWords, keptOfWorking, ofWorking, type ReportList, within } from './report-list.ts'

/** Hết hạn hợp đồng: contracts that end on one of the days and that no other follows. */
export const contractEnds: ReportList = {
  title: 'Hết hạn hợp đồng',
  group: 'ends',
  dayLabel: 'Ngày hết hạn',
  detailLabel: 'Hợp đồng',
  period: { daysAhead: 60 },
  needs: ['contract_access'],
  basis:
    'Hợp đồng lao động của nhân viên đang làm việc hết hạn trong những ngày này mà chưa có hợp đồng tiếp theo.',
  rows: ({ inThisCompany }, frame) => {
    const lastDay = sql`least(contract.end_date, contract.ended_date)`
    return ofWorking(
      lastDay,
      sql`contract.contract_number || ', từ ' || ${dayWords(sql`contract.start_date`)}`,
      sql`join contracts contract on ${inThisCompany('contract')} and contract.employee_id = counted.id
        and contract.state = 'issued' and ${within(lastDay, frame)}
      where not exists (
        select from contracts later where ${inThisCompany('later')} and later.employee_id = counted.id
          and later.state = 'issued' and later.start_date > contract.start_date)`,
    )
  },
  keptDays: (context, frame) => sql`
    select counted.issued_day as day ${keptOfWorking(context, frame, sql``)} and ${within(sql`counted.issued_day`, frame)}
    union all
    select further.day ${keptOfWorking(context, frame, sql`cross join unnest(counted.further_days) as further (day)`)}
      and counted.further_days is not null and ${within(sql`further.day`, frame)}`,
}

/** Hợp đồng quá hạn: the last contract is over, and its person works on. */
export const contractsOverdue: ReportList = {
  title: 'Quá hạn hợp đồng chưa ký tiếp',
  group: 'ends',
  dayLabel: 'Ngày hết hạn',
  detailLabel: 'Quá hạn',
  period: 'state',
  needs: ['contract_access'],
  basis: 'Nhân viên đang làm việc có hợp đồng lao động gần nhất đã hết hạn mà chưa có hợp đồng tiếp theo.',
  rows: ({ inThisCompany }, { today }) => {
    const lastDay = sql`least(last.end_date, last.ended_date)`
    return ofWorking(
      lastDay,
      sql`last.contract_number || ', quá ' || (${today}::date - ${lastDay}) || ' ngày'`,
      // The last of everybody from one index in its order, whose ends leave few before people are read.
      sql`join (
        select distinct on (ordered.employee_id) ordered.employee_id, ordered.end_date, ordered.ended_date, ordered.id
        from contracts ordered where ${inThisCompany('ordered')} and ordered.state in ('issued', 'ended')
        order by ordered.employee_id, ordered.start_date desc, ordered.id desc
      ) kept on kept.employee_id = counted.id and least(kept.end_date, kept.ended_date) < ${today}::date
      join contracts last on ${inThisCompany('last')} and last.id = kept.id`,
    )
  },
  keptDays: (context, frame) => sql`
    select counted.last_day as day ${keptOfWorking(context, frame, sql``)} and counted.last_day < ${frame.today}::date`,
}

/** Chưa có hợp đồng: somebody works and no contract was ever issued to him. */
export const withoutContract: ReportList = {
  title: 'Chưa có hợp đồng lao động',
  group: 'ends',
  dayLabel: 'Ngày vào làm',
  detailLabel: 'Đã làm việc',
  period: 'state',
  needs: ['contract_access'],
  basis: 'Nhân viên đang làm việc chưa có hợp đồng lao động nào được ban hành.',
  rows: ({ inThisCompany }, { today }) =>
    ofWorking(
      sql`counted.join_date`,
      sql`(${today}::date - counted.join_date) || ' ngày'`,
      sql`where not exists (
        select from contracts contract where ${inThisCompany('contract')}
          and contract.employee_id = counted.id and contract.state in ('issued', 'ended'))`,
    ),
}

/** Hết thử việc: whose trial ends on one of the days. */
export const probationEnds: ReportList = {
  title: 'Hết thử việc',
  group: 'ends',
  dayLabel: 'Ngày hết thử việc',
  detailLabel: 'Thử việc',
  period: { daysAhead: 30 },
  basis:
    'Nhân viên đang thử việc có ngày kết thúc thử việc trong những ngày này; hồ sơ chưa có ngày ấy không có trong danh sách.',
  rows: (_, frame) =>
    ofWorking(
      sql`counted.probation_to`,
      sql`'Từ ' || ${dayWords(sql`coalesce(counted.probation_from, counted.join_date)`)}`,
      sql`where counted.work_state = 'probation' and ${within(sql`counted.probation_to`, frame)}`,
    ),
}

/** Thử việc hết hạn chưa có quyết định: somebody's trial is over, and nothing says what he is now. */
export const probationsOverdue: ReportList = {
  title: 'Quá hạn thử việc chưa có quyết định',
  group: 'ends',
  dayLabel: 'Ngày hết thử việc',
  detailLabel: 'Quá hạn',
  period: 'state',
  basis:
    'Nhân viên vẫn ở trạng thái thử việc sau ngày kết thúc thử việc; hồ sơ chưa có ngày ấy không có trong danh sách.',
  rows: (_, { today }) =>
    ofWorking(
      sql`counted.probation_to`,
      sql`(${today}::date - counted.probation_to) || ' ngày'`,
      sql`where counted.work_state = 'probation' and counted.probation_to < ${today}::date`,
    ),
}

/** Chứng chỉ hết hạn: the last certificate of each kind that somebody was given and still has. */
export const certificateEnds: ReportList = {
  title: 'Chứng chỉ hết hạn',
  group: 'ends',
  dayLabel: 'Ngày hết hạn',
  detailLabel: 'Chứng chỉ',
  period: { daysAhead: 90 },
  needs: ['training_report_certificate'],
  basis:
    'Chứng chỉ gần nhất của mỗi loại mà nhân viên đang làm việc có, do khóa đào tạo cấp hoặc từ nơi khác, chưa bị thu hồi, hết hạn trong những ngày này; chứng chỉ không có ngày hết hạn không có trong danh sách.',
  rows: ({ inThisCompany }, frame) =>
    ofWorking(
      sql`held.expiry_date`,
      sql`held.name || ', số ' || held.number`,
      sql`join (
        select distinct on (given.employee_id, given.certificate_id) given.employee_id, given.expiry_date, given.number,
          certificates.name
        from employee_certificates given
        join certificates on ${inThisCompany('certificates')} and certificates.id = given.certificate_id
        where ${inThisCompany('given')} and given.revoked_on is null
        order by given.employee_id, given.certificate_id, given.issue_date desc, given.id desc
      ) held on held.employee_id = counted.id and ${within(sql`held.expiry_date`, frame)}`,
    ),
}

/** Khám sức khỏe đến hạn: the next check that the last one set. */
export const healthChecksDue: ReportList = {
  title: 'Khám sức khỏe đến hạn',
  group: 'ends',
  dayLabel: 'Hạn khám',
  detailLabel: 'Lần khám gần nhất',
  period: { daysAhead: 30 },
  needs: ['employee_sensitive'],
  basis:
    'Nhân viên đang làm việc có hạn khám sức khỏe tiếp theo trong những ngày này, theo lần khám gần nhất; người chưa khám lần nào hoặc chưa có hạn khám không có trong danh sách.',
  rows: ({ inThisCompany }, frame) =>
    ofWorking(
      sql`last.next_due_date`,
      sql`'Ngày ' || ${dayWords(sql`last.checked_on`)}`,
      sql`cross join lateral (
        select health.next_due_date, health.checked_on from employee_health_checks health
        where ${inThisCompany('health')} and health.employee_id = counted.id
        order by health.checked_on desc, health.id desc limit 1
      ) last where ${within(sql`last.next_due_date`, frame)}`,
    ),
}

/** Sắp đi làm lại sau thai sản: the day after the last one of the leave. */
export const maternityReturns: ReportList = {
  title: 'Đi làm lại sau thai sản',
  group: 'ends',
  dayLabel: 'Ngày đi làm lại',
  detailLabel: 'Thời gian nghỉ',
  period: { daysAhead: 30 },
  basis:
    'Nhân viên đang nghỉ thai sản sẽ đi làm lại trong những ngày này; người chưa ghi ngày hết nghỉ không có trong danh sách.',
  rows: (_, frame) =>
    ofWorking(
      sql`counted.absent_until + 1`,
      sql`'Từ ' || ${dayWords(sql`counted.job_from`)} || ' đến ' || ${dayWords(sql`counted.absent_until`)}`,
      sql`where counted.work_state = 'maternity_leave' and ${within(sql`counted.absent_until + 1`, frame)}`,
    ),
}

export const identityPapers = papersEnding('Căn cước hết hạn', 'id_expiry_date', sql`'Căn cước'`)
export const driverLicences = papersEnding(
  'Giấy phép lái xe hết hạn',
  'driver_licence_expiry_date',
  sql`'Hạng ' || papers.driver_licence_class`,
)
export const workPermits = papersEnding(
  'Giấy phép lao động hết hạn',
  'work_permit_expiry_date',
  sql`'Giấy phép lao động'`,
)

/** No number of a paper is shown: the list is about its day. */
function papersEnding(title: string, column: string, detail: RawBuilder<unknown>): ReportList {
  const day = sql.ref(`papers.${column}`)
  return {
    title,
    group: 'ends',
    dayLabel: 'Ngày hết hạn',
    detailLabel: 'Giấy tờ',
    period: { daysAhead: 60 },
    needs: ['employee_sensitive'],
    basis: `Nhân viên đang làm việc có giấy tờ hết hạn trong những ngày này (${title.toLowerCase()}); hồ sơ chưa có ngày hết hạn không có trong danh sách.`,
    rows: ({ inThisCompany }, frame) =>
      ofWorking(
        day,
        detail,
        sql`join employee_papers papers on ${inThisCompany('papers')} and papers.employee_id = counted.id
          and ${within(day, frame)}`,
      ),
  }
}

/** Hết nhiệm kỳ: the terms of appointments of which people are reminded; nothing follows them yet. */
export const appointmentEnds: ReportList = {
  title: 'Hết nhiệm kỳ bổ nhiệm',
  group: 'ends',
  dayLabel: 'Nhiệm kỳ đến ngày',
  detailLabel: 'Quyết định',
  period: { daysAhead: 90 },
  basis:
    'Nhân viên đang làm việc và còn giữ chức vụ theo quyết định bổ nhiệm có nhiệm kỳ kết thúc trong những ngày này, chưa có quyết định bổ nhiệm nối tiếp.',
  rows: (context, frame) =>
    ofWorking(
      sql`term.term_to`,
      sql`'Số ' || term.decision_number || ', ngày ' || ${dayWords(sql`term.effective_date`)}`,
      sql`join ${endingTerms(context)} term on term.employee_id = counted.id and ${within(sql`term.term_to`, frame)}`,
    ),
}

/** Kỷ luật đến ngày được xóa (Điều 126 BLLĐ). */
export const disciplinesToClear: ReportList = {
  title: 'Kỷ luật đến ngày được xóa',
  group: 'ends',
  dayLabel: 'Ngày được xóa',
  detailLabel: 'Hình thức',
  period: { daysAhead: 60 },
  needs: ['employee_sensitive'],
  basis:
    'Nhân viên đang làm việc bị kỷ luật, đến ngày được xóa trong những ngày này nếu không tái phạm (Điều 126 Bộ luật Lao động).',
  rows: (context, frame) =>
    ofWorking(
      sql`discipline.cleared`,
      sql`discipline.form || coalesce(' (' || discipline.reason || ')', '') || ', có hiệu lực ngày ' || ${dayWords(sql`discipline.effective_date`)}`,
      sql`join (${clearedDisciplines(context)}) discipline on discipline.employee_id = counted.id
        and ${within(sql`discipline.cleared`, frame)}`,
    ),
}

/** With the day that the rewards' screen shows: a reduced term ends sooner, a new breach stops it. */
function clearedDisciplines({ inThisCompany }: ProductContext) {
  return sql`
    select about.employee_id, record.effective_date, form.name as form, reason.name as reason,
      discipline_cleared_on(record.company_id, record.id) as cleared
    from rewards_disciplines record
    join reward_discipline_people about on ${inThisCompany('about')} and about.record_id = record.id
    join reward_discipline_forms form on ${inThisCompany('form')} and form.id = record.form_id
    left join reward_reasons reason on ${inThisCompany('reason')} and reason.id = record.reason_id
    where ${inThisCompany('record')} and record.type = 'discipline' and record.state = 'issued'`
}
