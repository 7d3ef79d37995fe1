import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { verifyPassword } from '../passwords.ts'
import { papersProblems } from '../domains/employees/file/papers-rules.ts'
import type { FilePerson } from '../domains/employees/file/person.ts'
import { fileLawsOfTests } from '../testing/file-laws.ts'
import { type TestDatabase, testDatabase } from '../testing/database.ts'
import type { DemoAccount } from './demo-accounts.ts'
import { seedDemoGroup } from './demo.ts'
import { findUnbelievable } from './testing/believable.ts'
import { deriveAnew, derivedPicture, rowsPicture, schemaPicture } from './testing/pictures.ts'

const passwords = (login: string) => `mật khẩu của ${login}`

describe('the demo group', () => {
  let db: TestDatabase
  let schemaBefore: string[]
  let accounts: DemoAccount[]
  beforeAll(async () => {
    db = await testDatabase()
    schemaBefore = await schemaPicture(db.superuser)
    accounts = await seedDemoGroup(db.owner, { passwords })
  })
  afterAll(() => db.close())

  async function ask<Row>(query: string, values: unknown[] = []): Promise<Row[]> {
    const { rows } = await db.superuser.query<Row & object>(query, values)
    return rows
  }

  test('has 2,400 employments in twelve companies, most in logistics', async () => {
    const sizes = await ask<{ company_id: number; total: number }>(
      `select company_id, total from table_counts where table_name = 'employees' order by total desc`,
    )
    expect(sizes).toHaveLength(12)
    expect(sizes[0]?.company_id).toBe(2)
    expect(sizes.reduce((sum, { total }) => sum + total, 0)).toBe(2400)
  })

  test('is the same when it is seeded again', async () => {
    const other = await testDatabase()
    try {
      await seedDemoGroup(other.owner, { passwords: () => 'another' })
      expect(await rowsPicture(other.superuser)).toEqual(await rowsPicture(db.superuser))
    } finally {
      await other.close()
    }
  })

  test('is believable', async () => {
    expect(await findUnbelievable(db.superuser)).toEqual({})
  })

  test('has papers that fit their people', async () => {
    const people = await ask<FilePerson & Record<string, unknown>>(
      `select employees.date_of_birth, gender, nature_of_work, join_date, nationality, papers.*, '2026-11-22' as today
       from employees
       join employee_details details on details.company_id = employees.company_id and details.employee_id = employees.id
       join employee_papers papers on papers.company_id = employees.company_id and papers.employee_id = employees.id`,
    )
    expect(people).toHaveLength(2400)
    const wrong = people.flatMap((person) => {
      const { errors, warnings } = papersProblems(person, fileLawsOfTests, person)
      return [...Object.keys(errors), ...warnings.map(({ text }) => text)]
    })
    // Some cards have run out, as some always have.
    expect(wrong.filter((text) => !text.startsWith('Căn cước đã hết hạn'))).toEqual([])
    expect(wrong.length).toBeLessThan(people.length / 5)
  })

  const count = async (from: string) =>
    Number((await ask<{ total: string }>(`select count(*) as total from ${from}`))[0]?.total)

  test('has some of every set of rows of the file', async () => {
    const sets =
      'bank_accounts educations languages it_skills relatives allowances yearly_records health_checks accidents'
    for (const set of sets.split(' ')) expect(await count(`employee_${set}`), set).toBeGreaterThan(0)
  })

  test('has no row that the rules of the file would refuse', async () => {
    const kin = `employee_relatives kin join employees e on e.company_id = kin.company_id and e.id = kin.employee_id
      where extract(year from e.date_of_birth)`
    expect(await count(`${kin} >= kin.birth_year and kin.relationship = 5`)).toBe(0)
    expect(await count(`${kin} <= kin.birth_year and kin.relationship in (1, 2)`)).toBe(0)
    expect(await count(`${kin} > 0 and kin.relationship = case e.gender when 'Nam' then 4 else 3 end`)).toBe(
      0,
    )
    expect(await count('employee_educations where graduation_year > 2026')).toBe(0)
    expect(await count("employee_health_checks where checked_on > '2026-11-01'")).toBe(0)
  })

  test('has addresses whose communes lie in their provinces', async () => {
    const found = await ask<{ all: number; apart: number; old: number }>(
      `select count(*)::integer as all, count(ward_id)::integer as old,
         count(*) filter (where home.province_id <> new_province_id)::integer as apart
       from employee_addresses join new_districts home on home.id = new_district_id`,
    )
    expect(found[0]).toMatchObject({ all: 2400, apart: 0 })
    expect(found[0]?.old).toBeGreaterThan(1_000)
  })

  test('has trees of up to five levels', async () => {
    const depths = await ask<{ company_id: number; depth: number }>(
      `select company_id, max(depth) as depth
       from (select company_id, (select count(*) from department_and_above(company_id, id)) as depth from departments) d
       group by company_id order by company_id`,
    )
    expect(depths.map(({ depth }) => depth)).toEqual([3, 5, 5, 4, 4, 4, 5, 4, 4, 4, 3, 5])
  })

  test('derives words, units and totals as the triggers do', async () => {
    const stored = await derivedPicture(db.superuser)
    await deriveAnew(db.superuser)
    expect(await derivedPicture(db.superuser)).toEqual(stored)
  })

  test('counts what is there', async () => {
    const counted = await ask<{ name: string }>(
      `select tgrelid::regclass::text as name from pg_trigger where tgname = 'keep_total_of_inserted'`,
    )
    expect(counted.map(({ name }) => name)).toEqual(expect.arrayContaining(['employees', 'levels', 'roles']))
    const counts = counted.map(
      ({ name }) => `select company_id, '${name}' as name, count(*) from ${name} group by company_id`,
    )
    const wrong = await ask(
      `select * from (${counts.join(' union all ')}) counted
       full join table_counts kept on kept.company_id = counted.company_id and kept.table_name = counted.name
       where coalesce(kept.total, 0) is distinct from coalesce(counted.count, 0)`,
    )
    expect(wrong).toEqual([])
  })

  test('leaves walls, triggers and keys as they were', async () => {
    expect(await schemaPicture(db.superuser)).toEqual(schemaBefore)
  })

  test('employs several people in two companies', async () => {
    const rows = await ask('select from employees group by person_id having count(*) = 2')
    expect(rows.length).toBeGreaterThan(10)
  })

  test('has one Nguyễn Thị Đào, at the holding and in logistics, found by her words', async () => {
    const found = await ask<{ company_id: number; employee_id: number }>(
      `select company_id, employee_id from employee_words where word = 'dao'
       intersect select company_id, employee_id from employee_words where word = 'nguyen'
       intersect select company_id, employee_id from employee_words where word = 'ntd' order by company_id`,
    )
    const named = await ask<{ company_id: number; id: number }>(
      `select company_id, id from employees where full_name = 'Nguyễn Thị Đào' order by company_id`,
    )
    expect(named.map(({ company_id }) => company_id)).toEqual([1, 2])
    expect(found).toEqual(
      expect.arrayContaining(named.map(({ id, ...rest }) => ({ ...rest, employee_id: id }))),
    )
  })

  test('has an exam whose written answers wait for two people to mark them', async () => {
    const waiting = await ask<{ name: string; answers: number; markers: number }>(
      `select exam.name, count(*)::integer as answers,
         (select count(*) from quiz_exam_markers marker where marker.exam_id = exam.id)::integer as markers
       from quiz_exams exam
       join quiz_exam_people person on person.exam_id = exam.id
       join quiz_attempts attempt on attempt.person_id = person.id
       join quiz_paper_slots slot on slot.paper_id = attempt.paper_id
       join quiz_question_versions version on version.id = slot.question_version_id and version.kind = 'essay'
       group by exam.id, exam.name`,
    )
    const shared = waiting.filter(({ markers, answers }) => markers === 2 && answers > 10)
    expect(shared.map(({ name }) => name)).toContain('Thi sơ cấp cứu và xử lý sự cố kho')
  })

  test('has an exam whose results are released, with rooms, that shows its takers everything', async () => {
    const released = await ask<{ code: string; rooms: number; taken: number }>(
      `select exam.code, count(distinct person.room)::integer as rooms, count(attempt.score)::integer as taken
       from quiz_exams exam
       join quiz_exam_people person on person.company_id = exam.company_id and person.exam_id = exam.id
       left join quiz_attempts attempt on attempt.company_id = person.company_id and attempt.person_id = person.id
       where quiz_exam_status(exam) = 'released' and exam.show_marks and exam.show_answers and exam.show_explanations
         and exists (select from user_roles held where held.company_id = exam.company_id and held.user_id = exam.released_by)
       group by exam.id, exam.code`,
    )
    expect(released.length).toBeGreaterThan(0)
    expect(released[0]).toMatchObject({ code: 'ATLD-2026-Q3', rooms: 2 })
    expect(released[0]?.taken).toBeGreaterThan(20)
  })

  test('opens accounts whose passwords are those that were asked for', async () => {
    expect(
      accounts.map(({ login, roleName, companyNames }) => [login, roleName, companyNames.length]),
    ).toEqual([
      ['hungtq', 'Quản trị hệ thống', 12],
      ['haptt', 'Trưởng phòng Nhân sự', 2],
      ['chaulm', 'Chuyên viên nhân sự', 2],
      ['thangvv', 'Trưởng đơn vị', 1],
      ['nhungdth', 'Nhân viên', 1],
      ['manhnv', 'Nhân viên', 1],
    ])
    for (const { login, password } of accounts) {
      const [user] = await ask<{ password_hash: string }>(
        'select password_hash from users where login = $1',
        [login],
      )
      expect(password).toBe(passwords(login))
      expect(await verifyPassword(user?.password_hash ?? '', password)).toBe(true)
    }
  })

  test('gives each account its role in each of its companies, and a person employed there', async () => {
    const rows = await ask<{ login: string; company_id: number; shipped_key: string; works_here: boolean }>(
      `select u.login, m.company_id, r.shipped_key, e.id is not null as works_here
       from users u
       join memberships m on m.user_id = u.id
       left join user_roles ur on ur.user_id = u.id and ur.company_id = m.company_id
       left join roles r on r.company_id = ur.company_id and r.id = ur.role_id
       left join employees e on e.company_id = m.company_id and e.person_id = u.person_id
       where u.login <> 'hungtq' order by u.id, m.company_id`,
    )
    expect(rows.map(({ login, company_id, shipped_key }) => `${login} ${company_id} ${shipped_key}`)).toEqual(
      [
        'haptt 1 hr_head',
        'haptt 2 hr_head',
        'chaulm 1 hr_officer',
        'chaulm 2 hr_officer',
        'thangvv 2 unit_head',
        'nhungdth 2 employee',
        'manhnv 6 employee',
      ],
    )
    expect(rows.every(({ works_here }) => works_here)).toBe(true)
  })

  test('the line manager heads a unit with units below, and his employee is in it', async () => {
    const [unit] = await ask<{ employees: number; holds_nhung: boolean }>(
      `select counted.employees, exists (
         select from employee_units inside join employees e on e.company_id = inside.company_id and e.id = inside.employee_id
         where inside.company_id = 2 and inside.department_id = d.id and e.full_name = 'Đỗ Thị Hồng Nhung') as holds_nhung
       from employees e
       join employee_positions held on held.company_id = e.company_id and held.employee_id = e.id and held.to_date is null and held.is_main
       join departments d on d.company_id = held.company_id and d.id = held.department_id
       join department_counts counted on counted.company_id = d.company_id and counted.department_id = d.id
       where e.full_name = 'Vũ Văn Thắng' and exists (select from departments below where below.company_id = 2 and below.parent_id = d.id)`,
    )
    expect(unit?.holds_nhung).toBe(true)
    expect(unit?.employees).toBeGreaterThan(10)
  })

  test('lets the product go on with fresh ids', async () => {
    await db.superuser.query(
      `begin; set local app.company_id = 3;
       with born as (insert into persons (nhansu_id) values ('NEW0001') returning id, nhansu_id)
       insert into employees (company_id, person_id, nhansu_id, full_name, gender, join_date)
       select 3, id, nhansu_id, 'Người Mới', 'Nam', '2026-11-02' from born; rollback`,
    )
  })

  test('is never seeded over companies that are there', async () => {
    const before = await rowsPicture(db.superuser)
    await expect(seedDemoGroup(db.owner, { passwords })).rejects.toThrow(/companies_pkey/)
    expect(await rowsPicture(db.superuser)).toEqual(before)
    expect(await schemaPicture(db.superuser)).toEqual(schemaBefore)
  })
})
