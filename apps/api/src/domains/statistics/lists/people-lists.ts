import { type RawBuilder, sql } from 'kysely'
import { servedSince } from '../report.ts'
import { dayWords, keptOfWorking, type ListFrame, ofWorking, type ReportList, within } from './report-list.ts'

/** Sinh nhật: a birthday of 29/02 comes on 28/02 in the years without it. */
export const birthdays: ReportList = {
  title: 'Sinh nhật',
  group: 'people',
  dayLabel: 'Ngày sinh nhật',
  detailLabel: 'Tuổi',
  period: 'month',
  basis:
    'Nhân viên đang làm việc có sinh nhật trong những ngày này; hồ sơ chưa có ngày sinh không có trong danh sách.',
  rows: (_, frame) =>
    ofWorking(
      sql`turn.day`,
      sql`'Tròn ' || turn.age || ' tuổi, sinh ngày ' || ${dayWords(sql`counted.date_of_birth`)}`,
      sql`cross join lateral (
        select years.age, (counted.date_of_birth + make_interval(years => years.age))::date as day
        from generate_series(extract(year from ${frame.from}::date)::integer, extract(year from ${frame.to}::date)::integer) year
        cross join lateral (select year - extract(year from counted.date_of_birth)::integer as age) years
      ) turn where ${within(sql`turn.day`, frame)} and turn.age > 0 and ${mayHaveBirthday(frame)}`,
    ),
  // By month and day: on a 28/02 that no 29/02 follows, both are kept.
  keptDays: (context, frame) => {
    const turns = sql`(select asked.day::date as day, born.birthday
      from generate_series(${frame.from}::date, ${frame.to}::date, interval '1 day') as asked (day)
      cross join lateral (values (to_char(asked.day, 'MMDD')::smallint), (case when to_char(asked.day, 'MMDD') = '0228'
        and to_char(asked.day + interval '1 day', 'MMDD') = '0301' then 229::smallint end)) as born (birthday))`
    // The array is for the index: a join alone would read everybody's.
    return sql`select turn.day ${keptOfWorking(context, frame, sql`join ${turns} turn on turn.birthday = counted.birthday`)}
      and counted.birthday = any(array(select birthday from ${turns} turn))
      and extract(year from counted.date_of_birth) < extract(year from turn.day)`
  },
}

const mostBirthDates = 40

/**
 * Narrows a few days to the dates of birth that may belong to them, which an index finds. A birthday on 28/02 may be that of
 * a 29/02, one day later.
 */
function mayHaveBirthday({ from, to, reading }: ListFrame): RawBuilder<unknown> {
  // Of people who are read already it is dearer than the question itself.
  if (reading === 'often' || Date.parse(to) - Date.parse(from) > mostBirthDates * 86_400_000) return sql`true`
  return sql`counted.date_of_birth = any(array(
    select (day - make_interval(years => age))::date + later
    from generate_series(${from}::date, ${to}::date, interval '1 day') day, generate_series(1, 120) age, generate_series(0, 1) later))`
}

/** Kỷ niệm thâm niên: five years of service and every five years more; a first day of 29/02 is kept on 28/02. */
export const anniversaries: ReportList = {
  title: 'Kỷ niệm thâm niên',
  group: 'people',
  dayLabel: 'Ngày tròn năm',
  detailLabel: 'Thâm niên',
  period: 'month',
  basis:
    'Nhân viên đang làm việc tròn 5, 10, 15, 20 năm (và mỗi 5 năm tiếp theo) trong những ngày này, tính từ ngày vào tập đoàn; hồ sơ chưa có ngày ấy thì tính từ ngày vào công ty; không tính những ngày nghỉ giữa hai lần làm việc trong tập đoàn.',
  rows: (_, frame) =>
    ofWorking(
      sql`turn.day`,
      sql`'Tròn ' || turn.years || ' năm, từ ' || ${servedSince}`,
      sql`cross join lateral (
        select years, (counted.since + make_interval(years => years))::date as day
        from generate_series(5, 60, 5) years
      ) turn where ${within(sql`turn.day`, frame)}`,
    ),
}

/** The values of a law's key, the first one first; asked once, not for each person. */
const valuesOf = (key: string, column: RawBuilder<unknown>) =>
  sql`(select array_agg(${column} order by from_date) from law_values_in_force where key = ${key})`
const ofSex = (column: RawBuilder<unknown>) =>
  sql`case counted.gender when 'Nam' then ${valuesOf('retirement_age_male', column)}
    when 'Nữ' then ${valuesOf('retirement_age_female', column)} end`

/** The age that the law asks of somebody of `counted`, and the last day of the month in which he comes to it. */
const reachedAge = sql`cross join lateral (
  select min(step.months) as months
  from unnest(${ofSex(sql`value::integer`)}, (${ofSex(sql`from_date`)})[2:]) as step (months, until)
  where counted.date_of_birth + make_interval(months => step.months) < coalesce(step.until, 'infinity'::date)
) age
cross join lateral (
  select age.months, (date_trunc('month', counted.date_of_birth + make_interval(months => age.months))
    + interval '1 month - 1 day')::date as day
) reached`

/**
 * Nghỉ hưu: the last day of the month in which somebody comes to the age of that year (Điều 169 BLLĐ, Điều 3 and 4 Nghị
 * định 135/2020/NĐ-CP).
 */
export const retirements: ReportList = {
  title: 'Đến tuổi nghỉ hưu',
  group: 'people',
  dayLabel: 'Thời điểm nghỉ hưu',
  detailLabel: 'Căn cứ',
  period: { daysAhead: 365 },
  basis:
    'Nhân viên đang làm việc đến tuổi nghỉ hưu trong điều kiện lao động bình thường; người làm nghề nặng nhọc, độc hại có thể nghỉ sớm hơn. Hồ sơ chưa có ngày sinh hoặc giới tính không có trong danh sách.',
  rows: (_, frame) =>
    ofWorking(
      sql`reached.day`,
      sql`counted.gender || ', sinh ngày ' || ${dayWords(sql`counted.date_of_birth`)} || ', đủ '
        || reached.months / 12 || ' tuổi' || case when reached.months % 12 = 0 then '' else ' ' || reached.months % 12 || ' tháng' end
        || case when counted.heavy_work = 'none' then '' else '; làm nghề nặng nhọc, độc hại' end`,
      sql`${reachedAge} where ${within(sql`reached.day`, frame)} and ${mayRetire(frame)}`,
    ),
  keptDays: (context, frame) => sql`
    select reached.day ${keptOfWorking(context, frame, reachedAge)}
      and ${within(sql`reached.day`, frame)} and ${mayRetire(frame)}`,
}

/**
 * Narrows to who may come to the age of the law in these days, which an index finds: to dates of birth between the highest and
 * the lowest age that is in force meanwhile, since ages only rise.
 */
function mayRetire({ from, to }: ListFrame): RawBuilder<unknown> {
  const monthOf = (day: string) => sql`date_trunc('month', ${day}::date)`
  const ofGender = (gender: string, key: string) => {
    const age = (which: RawBuilder<unknown>) => sql`make_interval(months => (
      select ${which}::integer from (
        select value, from_date, lead(from_date) over (order by from_date) as until
        from law_values_in_force where key = ${key}
      ) step where from_date <= ${to}::date and coalesce(until > ${monthOf(from)}, true)))`
    return sql`(counted.gender = ${gender}
      and counted.date_of_birth >= (${monthOf(from)} - ${age(sql`max(value)`)})::date
      and counted.date_of_birth < (${monthOf(to)} + interval '1 month' - ${age(sql`min(value)`)})::date)`
  }
  return sql`(${ofGender('Nam', 'retirement_age_male')} or ${ofGender('Nữ', 'retirement_age_female')})`
}

/** Thiếu hồ sơ: what a contract, the insurance and the tax office ask for and the file does not have. */
export const missingPapers: ReportList = {
  title: 'Thiếu hồ sơ',
  group: 'people',
  dayLabel: 'Ngày vào làm',
  detailLabel: 'Chưa có',
  period: 'state',
  // Who has no contract is told by the list alone that asks for the right to contracts.
  needs: ['employee_sensitive', 'contract_access'],
  basis:
    'Nhân viên đang làm việc mà hồ sơ thiếu một trong các mục: ngày sinh, số căn cước, mã số thuế, mã số BHXH, địa chỉ thường trú, hợp đồng đang có hiệu lực.',
  rows: (context, frame) =>
    ofWorking(
      sql`counted.join_date`,
      sql`lacking.words`,
      sql`left join employee_papers papers on ${context.inThisCompany('papers')} and papers.employee_id = counted.id
      left join employee_addresses place on ${context.inThisCompany('place')} and place.employee_id = counted.id
      cross join lateral (select concat_ws(', ',
        case when counted.date_of_birth is null then 'ngày sinh' end,
        case when papers.id_number is null then 'số căn cước' end,
        case when papers.tax_code is null then 'mã số thuế' end,
        case when papers.social_insurance_no is null then 'mã số BHXH' end,
        case when place.new_district_id is null and place.ward_id is null then 'địa chỉ thường trú' end,
        case when not exists (
          select from contracts contract where ${context.inThisCompany('contract')} and contract.employee_id = counted.id
            and contract.state = 'issued' and contract.start_date <= ${frame.today}::date
            and coalesce(least(contract.end_date, contract.ended_date) >= ${frame.today}::date, true)
        ) then 'hợp đồng đang có hiệu lực' end) as words) lacking
      where lacking.words <> ''`,
    ),
}

export const partyMembers = membersOf('Đảng viên', 'party_join_date', sql`affiliation.party_title`)
export const youthMembers = membersOf('Đoàn viên thanh niên', 'youth_join_date', sql`affiliation.youth_title`)
export const unionMembers = membersOf('Đoàn viên công đoàn', 'union_join_date', sql`affiliation.union_title`)

function membersOf(title: string, joined: string, office: RawBuilder<unknown>): ReportList {
  const day = sql.ref(`affiliation.${joined}`)
  return {
    title,
    group: 'people',
    dayLabel: 'Ngày kết nạp',
    detailLabel: 'Chức danh',
    period: 'state',
    needs: ['employee_sensitive'],
    basis: `Nhân viên đang làm việc có ngày kết nạp trong hồ sơ (${title.toLowerCase()}).`,
    rows: ({ inThisCompany }) =>
      ofWorking(
        day,
        office,
        sql`join employee_affiliations affiliation on ${inThisCompany('affiliation')}
          and affiliation.employee_id = counted.id and ${day} is not null`,
      ),
  }
}

/** Người phụ thuộc: a line for each relative for whom tax is eased this month. */
export const dependants: ReportList = {
  title: 'Người phụ thuộc',
  group: 'people',
  dayLabel: 'Ngày sinh người phụ thuộc',
  detailLabel: 'Người phụ thuộc',
  period: 'state',
  needs: ['employee_sensitive'],
  basis: 'Thân nhân của nhân viên đang làm việc được giảm trừ gia cảnh trong tháng này, mỗi người một dòng.',
  rows: ({ inThisCompany }, { today }) =>
    ofWorking(
      sql`relative.date_of_birth`,
      sql`relative.full_name || ', giảm trừ từ ' || substr(relative.dep_from, 6) || '/' || substr(relative.dep_from, 1, 4)
        || coalesce(' đến ' || substr(relative.dep_to, 6) || '/' || substr(relative.dep_to, 1, 4), '')`,
      sql`join employee_relatives relative on ${inThisCompany('relative')} and relative.employee_id = counted.id
        and relative.is_dependant and not relative.is_dead
        and relative.dep_from collate "C" <= to_char(${today}::date, 'YYYY-MM')
        and (relative.dep_to is null or relative.dep_to collate "C" >= to_char(${today}::date, 'YYYY-MM'))`,
    ),
}
