import { permissionNames } from '@nhansu/sdk/contract'
import type { Pool, PoolClient } from 'pg'
import { hashPassword } from '../passwords.ts'
import { arrangeCandidates, candidateTables } from './group-candidates.ts'
import { arrangeProcedures, procedureTables } from './group-procedures.ts'
import { arrangeCatalogues, catalogueTables } from './group-catalogues.ts'
import { arrangeEmails, emailTables } from './group-emails.ts'
import { arrangeDecisions } from './group-decisions.ts'
import { arrangeDocuments } from './group-documents.ts'
import { arrangeInterviews, interviewTables } from './group-interviews.ts'
import { arrangeNotices } from './group-notices.ts'
import { arrangeRecruitments, recruitmentTables } from './group-recruitments.ts'
import { arrangeRewards } from './group-rewards.ts'
import {
  arrangeConfirmations,
  arrangeDataRequests,
  arrangeRequests,
  arrangeTransfers,
} from './group-requests.ts'
import { arrangeExams, examTables } from './group-exams.ts'
import { arrangeQuizExams, quizExamTables } from './group-quiz-exams.ts'
import { arrangeTrainings, trainingTables } from './group-trainings.ts'

/** Everybody's password in tests. */
export const password = 'mật khẩu chỉ dùng khi thử'

type Scope = 'company' | 'unit' | 'own'

interface Person {
  login: string
  full_name: string
  /** Memberships, and in each company the permissions held there. */
  companies: Readonly<Record<number, readonly [permission: string, scope: Scope][]>>
  is_active?: boolean
  /** Employee records, by company. */
  employed?: Readonly<Record<number, number>>
}

const everything = permissionNames.map((permission): [string, Scope] => [permission, 'company'])

/** The people of the tests: one for each way of standing before a guard. */
export const people = {
  hrOfOne: { login: 'hr.one', full_name: 'Phạm Thu Hà', companies: { 1: everything } },
  hrOfTwo: { login: 'hr.two', full_name: 'Lê Quang Minh', companies: { 2: everything } },
  hrOfBoth: { login: 'hr.both', full_name: 'Trần Mỹ Linh', companies: { 1: everything, 2: everything } },
  reader: { login: 'reader', full_name: 'Đỗ Văn Đọc', companies: { 1: [['level_access', 'company']] } },
  manager: {
    login: 'manager',
    full_name: 'Vũ Đức Trưởng',
    companies: { 1: [['employee_access', 'unit']] },
    employed: { 1: 13 },
  },
  employee: { login: 'employee', full_name: 'Nguyễn Thị Đào', companies: { 1: [] }, employed: { 1: 11 } },
  stranger: { login: 'stranger', full_name: 'Ngô Không Đơn Vị', companies: {} },
  closed: { login: 'closed', full_name: 'Bùi Đã Nghỉ', companies: { 1: everything }, is_active: false },
} as const satisfies Record<string, Person>

export type PersonName = keyof typeof people

/**
 * A group of two small companies, alike but for their ids: those of company 2 are a hundred higher.
 * Units: 1 > 2 > 3 and 1 > 4, and first in their list 5, 6 and 7, to which nothing belongs. Employees 11 (unit 3),
 * 12 (unit 2), 13 (unit 2, the manager), 14 (unit 4, has left).
 */
export async function arrangeGroup(superuser: Pool): Promise<void> {
  await superuser.query(`
    insert into companies (id, code, name, short_name)
    values (1, 'C1', 'Công ty Một', 'Một'), (2, 'C2', 'Công ty Hai', 'Hai')`)
  for (const companyId of [1, 2]) {
    await inCompanyOf(superuser, companyId, (client) =>
      arrangeCompany(client, companyId, (companyId - 1) * 100),
    )
  }
  await superuser.query('select open_job_histories(true, 0)')
  await arrangeLeavings(superuser)
  const hash = await hashPassword(password)
  for (const [index, person] of Object.values<Person>(people).entries()) {
    await arrangePerson(superuser, index + 1, person, hash)
  }
  for (const companyId of [1, 2]) {
    await arrangeSpares(superuser, companyId)
    await inCompanyOf(superuser, companyId, (client) =>
      arrangeNotices(client, companyId, (companyId - 1) * 100),
    )
  }
  await startSequencesAfterFixture(superuser)
}

async function arrangeCompany(client: PoolClient, company: number, base: number): Promise<void> {
  const values = [company, base]
  await client.query(
    `insert into departments (company_id, id, parent_id, code, name, level, display_order, found_date)
     select $1, $2 + id, $2 + parent, code, name, level, place, date '2015-01-01' from (values
       (1, null::integer, 'GOC', 'Công ty', 3, 1), (2, 1, 'PHCNS', 'Phòng Hành chính Nhân sự', 4, 4),
       (3, 2, 'TUYEN', 'Tổ Tuyển dụng', 6, 1), (4, 1, 'KHO', 'Đội Kho', 5, 5),
       (5, 1, 'TRONG1', 'Ban trống 1', 4, 1), (6, 1, 'TRONG2', 'Ban trống 2', 4, 2), (7, 1, 'TRONG3', 'Ban trống 3', 4, 3)
     ) as unit (id, parent, code, name, level, place)`,
    values,
  )
  await client.query(
    `insert into positions (company_id, id, department_id, code, name, position_level, is_active)
     select $1, $2 + id, $2 + department, code, name, level, active from (values
       (1, 2, 'TP', 'Trưởng phòng', 4, true), (2, null::integer, 'NV', 'Nhân viên', 13, true),
       (3, 4, 'TK', 'Thủ kho', 9, false), (4, 4, 'TRONG1', 'Chức vụ trống 1', 1, true),
       (5, 4, 'TRONG2', 'Chức vụ trống 2', 1, true), (6, 4, 'TRONG3', 'Chức vụ trống 3', 1, true)
     ) as position (id, department, code, name, level, active)`,
    values,
  )
  await client.query(
    `insert into persons (id, nhansu_id) select $1 + id, 'NS' || lpad(($1 + id)::text, 4, '0') from generate_series(11, 14) id`,
    [base],
  )
  await client.query(
    `insert into employees (company_id, id, person_id, nhansu_id, full_name, gender, phone, join_date, active, nature_of_work)
     select $1, $2 + id, $2 + id, 'NS' || lpad(($2 + id)::text, 4, '0'), name, gender, '09100000' || id, joined, active, nature
     from (values
       (11, 'Nguyễn Thị Đào', 'Nữ', date '2020-03-01', true, 1), (12, 'Trần Văn Đạt', 'Nam', date '2018-07-15', true, 3),
       (13, 'Vũ Đức Trưởng', 'Nam', date '2015-01-10', true, null), (14, 'Lê Văn An', 'Nam', date '2022-11-20', false, 3)
     ) as employee (id, name, gender, joined, active, nature)`,
    values,
  )
  await client.query(
    `insert into employee_positions (company_id, employee_id, position_id, department_id, from_date)
     select $1, $2 + employee, $2 + position, $2 + department, date '2023-01-01' from (values
       (11, 2, 3), (12, 2, 2), (13, 1, 2), (14, 3, 4)) as held (employee, position, department)`,
    values,
  )
  await client.query(
    `insert into levels (company_id, id, code, name, level_group, rank)
     select $1, $2 + id, code, name, 'education', rank from (values
       (21, 'THPT', 'Trung học phổ thông', 10), (22, 'TC', 'Trung cấp', 20), (23, 'CD', 'Cao đẳng', 30),
       (24, 'CH', 'Cao học', 50)) as level (id, code, name, rank)`,
    values,
  )
  await client.query(
    `insert into job_runs (company_id, id, name, title, state, input, queue_id, finished_at)
     values ($1, $2 + 31, 'jobs.clean-up', 'Dọn dữ liệu đã hết thời hạn lưu', 'cancelled', '{}', gen_random_uuid(), now())`,
    values,
  )
  await client.query(
    `insert into mails (company_id, id, template, to_name, to_address, subject, body, variables, state)
     values ($1, $2 + 41, 'notice', 'Nguyễn Thị Đào', 'daonth@example.com', 'Thông báo', '<p>Chào {{full_name}}</p>',
       '{"full_name": "Nguyễn Thị Đào"}', 'cancelled')`,
    values,
  )
  await client.query('select ship_number_series($1)', [company])
  await client.query('select ship_reminder_rules($1)', [company])
  await client.query('insert into first_imports (company_id, put_away_at, version) values ($1, now(), 0)', [
    company,
  ])
  await arrangeRewards(client, company, base)
  await client.query(
    `insert into drawn_numbers (company_id, kind, year, series_year, number) values ($1, 'document', 2025, 2025, 'CU-1')`,
    [company],
  )
  await arrangeCatalogues(client, company, base)
  await arrangeDocuments(client, company, base)
  await client.query(
    `insert into contracts (company_id, id, employee_id, contract_type_id, kind, start_date, end_date, salary)
     select $1, $2::bigint + id, $2 + 12, $2 + 32, 'fixed_term', date '2030-01-01', date '2030-12-31', 9000000
     from generate_series(61, 64) id`,
    values,
  )
  await arrangeDecisions(client, company, base)
  await arrangeTrainings(client, company, base)
  await arrangeExams(client, company, base)
  await arrangeQuizExams(client, company, base)
  await arrangeRecruitments(client, company, base)
  await arrangeCandidates(client, company, base)
  await arrangeProcedures(client, company, base)
  await arrangeEmails(client, company, base)
  await arrangeInterviews(client, company, base)
  await arrangeRequests(client, company, base)
  await arrangeDataRequests(client, company, base)
  await arrangeConfirmations(client, company, base)
  await arrangeTransfers(client, company, base)
}

/** In each company somebody's list of what has to be done when he leaves; he himself stays. */
async function arrangeLeavings(superuser: Pool): Promise<void> {
  await superuser.query(`
    with begun as (
      insert into leavings (company_id, id, employee_id, change_id, leave_date)
      select distinct on (company_id) company_id, (company_id - 1) * 100 + 71, employee_id, id, date '2031-02-28'
      from job_changes order by company_id, id returning *
    )
    insert into leaver_tasks (company_id, id, leaving_id, employee_id, display_order, name, doer, due_rule, due_days, due_date)
    select company_id, id, id, employee_id, 0, 'Trả sổ bảo hiểm', 'hr', 'days', 0, leave_date from begun`)
}

async function arrangePerson(superuser: Pool, id: number, person: Person, hash: string): Promise<void> {
  const { login, full_name, companies, is_active = true, employed = {} } = person
  const [personId = null] = Object.values(employed)
  await superuser.query(
    `insert into users (id, person_id, login, full_name, password_hash, is_active) values ($1, $2, $3, $4, $5, $6)`,
    [id, personId, login, full_name, hash, is_active],
  )
  for (const [company, grants] of Object.entries(companies)) {
    await superuser.query('insert into memberships (user_id, company_id) values ($1, $2)', [id, company])
    await inCompanyOf(superuser, Number(company), async (client) => {
      await client.query('insert into roles (company_id, id, name) values ($1, $2, $3)', [
        company,
        id,
        `Vai trò ${login}`,
      ])
      await client.query('insert into user_roles (company_id, user_id, role_id) values ($1, $2, $2)', [
        company,
        id,
      ])
      await client.query(
        `insert into role_grants (company_id, role_id, permission, scope)
         select $1, $2, * from unnest($3::text[], $4::text[])`,
        [company, id, grants.map(([permission]) => permission), grants.map(([, scope]) => scope)],
      )
    })
  }
}

/**
 * First in their lists stand roles that nobody holds and users who may do nothing, one of them for employee 14:
 * what tests may change and remove.
 */
async function arrangeSpares(superuser: Pool, companyId: number): Promise<void> {
  const base = companyId * 100
  await inCompanyOf(superuser, companyId, async (client) => {
    await client.query(
      `insert into roles (company_id, id, name) select $1, $2 + id, 'Chưa ai giữ ' || id from generate_series(1, 3) id`,
      [companyId, base],
    )
    await client.query(
      `with spare as (
         insert into users (id, person_id, login, full_name, password_hash)
         select $2 + id, case id when 3 then $2 - 86 end, 'an.' || ($2 + id), 'Lê Văn An', 'x'
         from generate_series(1, 3) id returning id
       )
       insert into memberships (user_id, company_id) select id, $1 from spare`,
      [companyId, base],
    )
  })
}

/** Rows were given their ids above, so the sequences have yet to learn of them. */
async function startSequencesAfterFixture(superuser: Pool): Promise<void> {
  const tables = [
    'departments',
    'positions',
    'persons',
    'employees',
    'levels',
    'roles',
    'users',
    'job_runs',
    'leavings',
    'leaver_tasks',
    'mails',
    'documents',
    'signers',
    'contracts',
    'decisions',
    'decision_people',
    'rewards_disciplines',
    'request_change_infos',
    'request_change_items',
    'personal_data_requests',
    'personal_data_request_steps',
    'confirmation_requests',
    'employee_transfers',
    'notices',
    ...catalogueTables,
    ...trainingTables,
    ...examTables,
    ...quizExamTables,
    ...recruitmentTables,
    ...candidateTables,
    ...procedureTables,
    ...emailTables,
    ...interviewTables,
  ]
  for (const table of tables) {
    await superuser.query(`alter table ${table} alter column id restart with 1000`)
  }
}

/** Arranges rows of one company; its triggers stand behind the same wall as everybody. */
export async function inCompanyOf<T>(
  superuser: Pool,
  companyId: number,
  work: (client: PoolClient) => Promise<T>,
): Promise<T> {
  const client = await superuser.connect()
  try {
    await client.query('begin')
    await client.query(`select set_config('app.company_id', $1, true)`, [String(companyId)])
    const result = await work(client)
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}
