import type { ClientBase } from 'pg'

/**
 * Fills the rows of employees' files for everybody from an id on, one statement a table: what is drawn follows from the
 * employee's id and the day taken for today, so that the same group comes out each time. Everybody in it is invented; relatives have no numbers.
 */
export async function fillEmployeeRows(
  client: ClientBase,
  firstEmployeeId: number,
  reference: string,
): Promise<void> {
  const statements = [
    bankAccounts,
    educations,
    skills('languages', 11, 400, english),
    skills('it_skills', 12, 550, office),
    relatives,
    allowances,
    yearlyRecords,
    healthChecks,
    accidents,
  ]
  // Not every statement asks for the day.
  for (const statement of statements)
    await client.query(`with asked as (select $1::bigint as first, $2::date as today) ${statement}`, [
      firstEmployeeId,
      reference,
    ])
}

/** A number from 0 to 999 that belongs to an employee and a purpose. */
const draw = (purpose: number) => `abs(hashint8extended(e.id, ${purpose}) % 1000)`
/** One of several texts, by a draw. */
const oneOf = (purpose: number, ...texts: string[]) =>
  `(array[${texts.map((text) => `'${text}'`).join(', ')}])[1 + ${draw(purpose)} % ${texts.length}]`

const english = oneOf(21, 'Tiếng Anh', 'Tiếng Anh', 'Tiếng Anh', 'Tiếng Trung', 'Tiếng Nhật', 'Tiếng Hàn')
const office = oneOf(22, 'Tin học văn phòng', 'Excel', 'Phần mềm kế toán', 'AutoCAD')

const bankAccounts = `
  insert into employee_bank_accounts (company_id, employee_id, bank_name, branch, account_number, account_holder, is_salary_account)
  select e.company_id, e.id, ${oneOf(1, 'Vietcombank', 'BIDV', 'VietinBank', 'Agribank', 'Techcombank', 'MB Bank')},
    ${oneOf(2, 'Hải Phòng', 'Hà Nội', 'Đà Nẵng', 'Sài Gòn', 'Sở giao dịch')},
    lpad(e.id::text, 13, '1900000000000'), upper(vn_fold(e.full_name)), true
  from employees e where e.id >= (select first from asked) and ${draw(3)} < 960`

const educations = `
  insert into employee_educations (company_id, employee_id, education_level, school, major, form, grade, graduation_year)
  select e.company_id, e.id, level,
    case when level = 'THPT' then null else ${oneOf(5, 'Trường Đại học Hàng hải Việt Nam', 'Trường Đại học Kinh tế Quốc dân', 'Trường Cao đẳng Giao thông vận tải', 'Trường Đại học Giao thông vận tải')} end,
    case when level = 'THPT' then null else ${oneOf(6, 'Kinh tế vận tải', 'Quản trị kinh doanh', 'Kế toán', 'Cơ khí', 'Công nghệ thông tin', 'Logistics')} end,
    case when level = 'THPT' then null else 'Chính quy' end,
    case when level = 'THPT' then null else ${oneOf(7, 'Khá', 'Khá', 'Giỏi', 'Trung bình khá', 'Trung bình', 'Xuất sắc')} end,
    extract(year from e.date_of_birth) + years
  from employees e cross join lateral (
    select case
      when age < 21 or ${draw(4)} < 250 then 'THPT' when ${draw(4)} < 400 then 'Trung cấp'
      when ${draw(4)} < 520 then 'Cao đẳng' when ${draw(4)} < 960 or age < 27 then 'Đại học' else 'Cao học' end
    from (select extract(year from age((select today from asked), e.date_of_birth))) as now (age)
  ) as learned (level) cross join lateral (
    select case level when 'THPT' then 18 when 'Trung cấp' then 20 when 'Cao đẳng' then 21 when 'Đại học' then 22 else 26 end
  ) as taken (years)
  where e.id >= (select first from asked) and e.date_of_birth is not null
    and extract(year from e.date_of_birth) + years <= extract(year from (select today from asked))`

function skills(rows: string, purpose: number, share: number, name: string): string {
  return `
  insert into employee_${rows} (company_id, employee_id, name, level)
  select e.company_id, e.id, ${name}, ${oneOf(purpose + 20, 'Cơ bản', 'Khá', 'Thành thạo')}
  from employees e where e.id >= (select first from asked) and ${draw(purpose)} < ${share}`
}

const relatives = `
  insert into employee_relatives (company_id, employee_id, relationship, full_name, gender, birth_year, is_dead, job,
    is_dependant, dep_from, display_order)
  select e.company_id, e.id, kin.relationship, kin.full_name, kin.gender, kin.born, kin.dead, kin.job,
    kin.depends, case when kin.depends then to_char(greatest(e.join_date, make_date(kin.born, 6, 1)), 'YYYY-MM') end, kin.place
  from employees e cross join lateral (
    select split_part(e.full_name, ' ', 1), extract(year from e.date_of_birth)::integer
  ) as his (family, born) cross join lateral (
    select 1, his.family || ' ' || ${oneOf(31, 'Văn Thành', 'Văn Hùng', 'Đình Phúc', 'Quang Vinh', 'Xuân Hòa')}, 'Nam',
      his.born - 24 - ${draw(32)}::integer % 10, ${draw(33)} < 150, ${oneOf(34, 'Hưu trí', 'Nông dân', 'Công nhân')}, false, 1
    union all
    select 2, ${oneOf(35, 'Nguyễn Thị Lan', 'Trần Thị Hoa', 'Phạm Thị Mai', 'Lê Thị Hạnh', 'Vũ Thị Nga')}, 'Nữ',
      his.born - 22 - ${draw(36)}::integer % 8, ${draw(37)} < 80, ${oneOf(38, 'Hưu trí', 'Nông dân', 'Nội trợ')}, false, 2
    union all
    select case e.gender when 'Nam' then 3 else 4 end,
      case e.gender when 'Nam' then ${oneOf(39, 'Đỗ Thị Thảo', 'Bùi Thị Hương', 'Hoàng Thị Yến')} else ${oneOf(39, 'Đỗ Văn Toàn', 'Bùi Đức Anh', 'Hoàng Minh Tuấn')} end,
      case e.gender when 'Nam' then 'Nữ' else 'Nam' end, his.born + ${draw(40)}::integer % 5 - 2, false,
      ${oneOf(41, 'Giáo viên', 'Kế toán', 'Kinh doanh', 'Công nhân')}, false, 3
    where ${draw(42)} < 720 and his.born < 1999
    union all
    select 5, case e.gender when 'Nam' then his.family else 'Nguyễn' end || ' ' || ${oneOf(43, 'Minh Khang', 'Gia Hân', 'Bảo Ngọc', 'Tuấn Kiệt')},
      ${oneOf(43, 'Nam', 'Nữ', 'Nữ', 'Nam')}, his.born + 26 + ${draw(44)}::integer % 6, false, null,
      ${draw(45)} < 500 and his.born + 26 + ${draw(44)}::integer % 6 > 2008, 4
    where ${draw(42)} < 640 and his.born + 32 < extract(year from (select today from asked))
  ) as kin (relationship, full_name, gender, born, dead, job, depends, place)
  where e.id >= (select first from asked) and e.date_of_birth is not null`

const allowances = `
  insert into employee_allowances (company_id, employee_id, allowance_type, amount, from_date, to_date)
  select e.company_id, e.id, kind.type, kind.amount, e.join_date, e.leave_date
  from employees e cross join lateral (values
    (1, 730000, 1000), (3, 400000 + 100000 * (${draw(52)} % 5), 350), (4, 200000 + 100000 * (${draw(53)} % 3), 200)
  ) as kind (type, amount, share)
  where e.id >= (select first from asked) and abs(hashint8extended(e.id, 60 + kind.type) % 1000) < kind.share`

const yearlyRecords = `
  insert into employee_yearly_records (company_id, employee_id, year, leave_days_taken, overtime_hours)
  select e.company_id, e.id, year, (8 + abs(hashint8extended(e.id, year) % 20)) / 2.0, abs(hashint8extended(e.id, year + 1) % 190)
  from employees e cross join generate_series(extract(year from (select today from asked))::integer - 2, extract(year from (select today from asked))::integer - 1) year
  where e.id >= (select first from asked) and extract(year from e.join_date) < year and (e.leave_date is null or extract(year from e.leave_date) > year)`

const healthChecks = `
  insert into employee_health_checks (company_id, employee_id, kind, checked_on, facility, health_grade, conclusion, next_due_date)
  select e.company_id, e.id, 'periodic', day, ${oneOf(71, 'Bệnh viện Đa khoa khu vực', 'Bệnh viện Giao thông vận tải')},
    1 + ${draw(72)} % 3, 'Đủ sức khỏe làm việc', day + interval '12 months'
  from employees e cross join lateral (select (select today from asked) - 30 - ${draw(73)}::integer % 300) as held (day)
  where e.id >= (select first from asked) and e.active and e.join_date < day`

const accidents = `
  insert into employee_accidents (company_id, employee_id, kind, happened_on, place, description, injury, days_off)
  select e.company_id, e.id, 'accident', e.join_date + 30, ${oneOf(81, 'Kho hàng', 'Bãi container', 'Xưởng sửa chữa')},
    ${oneOf(82, 'Trượt chân khi bốc xếp', 'Va chạm khi lùi xe nâng')}, ${oneOf(83, 'Bong gân cổ chân', 'Trầy xước tay')}, 1 + ${draw(84)} % 10
  from employees e where e.id >= (select first from asked) and ${draw(85)} < 6 and e.join_date + 30 <= coalesce(e.leave_date, (select today from asked))`
