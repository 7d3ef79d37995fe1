import { expect } from 'vitest'
import type { Person, TestApi } from '../../../../testing/api.ts'
import { inCompanyOf } from '../../../../testing/group.ts'
import { hire, newcomer, type SignedIn } from '../../../../testing/newcomer.ts'
import { nextNumber } from '../../../../testing/numbers.ts'

type Ask = <Row extends object>(text: string, values?: readonly unknown[]) => Promise<Row[]>

type Api = Pick<TestApi, 'db'>

/** Statements in company 1, as the superuser. */
export function asking({ db }: Api): Ask {
  return (text, values = []) =>
    inCompanyOf(db.superuser, 1, async (client) => (await client.query(text, [...values])).rows)
}

/** His number of insurance, and of tax: no two have the same. */
export const insuranceOf = (id: number) => String(7_900_000_000 + id)

/** Somebody whose file is filled with one word of his own, in every class, and who may have left. */
export async function filled(api: Api, hr: Person, word: string) {
  const sql = asking(api)
  const { employeeId: id, personId } = await hire(api, 'Trịnh Văn Đã Nghỉ', 2, '2019-01-01')
  const path = { id }
  const relative = { relationship: 8, full_name: `Bà ${word}`, note: word } as const
  await hr.call('employeeRelatives.store', { path, body: relative })
  await hr.call('employeeBankAccounts.store', {
    path,
    body: { bank_name: word, account_number: '10020030040', account_holder: 'CHU TAI KHOAN' },
  })
  await hr.call('employeeLanguages.store', { path, body: { name: 'Tiếng Anh', certificate: word } })
  await hr.call('employeeHealthChecks.store', {
    path,
    body: { kind: 'periodic', checked_on: '2019-03-10', conclusion: word },
  })
  const { body } = await hr.call('employeeEducations.store', {
    path,
    body: { education_level: 'Đại học', school: word },
  })
  const file = await hr.call('employeeDiplomas.storeFile', {
    path: { id, row_id: body.data.education.id },
    body: { file: new File([`%PDF-1.7\n% ${word}\n%%EOF\n`], `${word}.pdf`) },
  })
  expect(file.status).toBe(201)
  const details = await sql<{ hr_note: string }>(
    `insert into employee_details (company_id, employee_id, hr_note, personal_email) values (1, $1, $2, $3) returning hr_note`,
    [id, word, `${word}@vi-du.vn`],
  )
  expect(details).toHaveLength(1)
  await sql(`insert into employee_addresses (company_id, employee_id, tmp_address) values (1, $1, $2)`, [
    id,
    word,
  ])
  await sql(
    `insert into employee_papers (company_id, employee_id, id_issue_place, social_insurance_no, tax_code, si_salary)
     values (1, $1, $2, $3, $3, 7000000)`,
    [id, word, insuranceOf(id)],
  )
  await sql(`insert into employee_affiliations (company_id, employee_id, party_cell) values (1, $1, $2)`, [
    id,
    word,
  ])
  await sql(`insert into employee_health (company_id, employee_id, shirt_size) values (1, $1, 'L')`, [id])
  await sql(`update employees set company_email = $2 where company_id = 1 and id = $1`, [
    id,
    `cty.${word}@vi-du.vn`,
  ])
  await sql(
    `insert into mails (company_id, template, to_name, to_address, subject, body, variables, state)
     values (1, 'file-incomplete', 'Trịnh Văn Đã Nghỉ', $1, $2, $2, '{}', 'stored')`,
    [`${word}@vi-du.vn`, word],
  )
  await sql(
    `insert into work_progresses (company_id, employee_id, from_date, to_date, company_name, note)
     values (1, $1, '2015-01-01', '2018-01-01', $2, $2)`,
    [id, word],
  )
  await sql(
    `with request as (
       insert into request_change_infos (company_id, employee_id, field_change, changes, note, created_by)
       values (1, $1, $2, $2, $2, 1) returning id
     )
     insert into request_change_items (company_id, request_id, employee_id, path, new_value)
     select 1, id, $1, 'hr_note', to_jsonb($2::text) from request`,
    [id, word],
  )
  // He came through a campaign, with a note of HR's, at the second time.
  const [applicant] = await sql<{ id: number }>(
    `insert into applicants (company_id, full_name, date_of_birth, phone, school)
     values (1, 'Trịnh Văn Đã Nghỉ', '1990-01-01', '0912345678', $1) returning id`,
    [word],
  )
  await sql(
    `insert into candidates (company_id, applicant_id, recruitment_id, state, state_reason, note)
     select 1, $1, id, 'failed', 'Chưa phù hợp', $2 from recruitments where company_id = 1 and code = 'TD-2020-057'`,
    [applicant?.id, word],
  )
  await sql(
    `with applicant as (select $3::bigint as id), candidate as (
       insert into candidates (company_id, applicant_id, recruitment_id, state, note)
       select 1, applicant.id, recruitment.id, 'employee', $2
       from applicant, recruitments recruitment
       where recruitment.company_id = 1 and recruitment.code = 'TD-2020-058' returning id
     )
     insert into procedures (company_id, candidate_id, decision_type, start_date, department_id, position_id, state, note,
       employee_id, finished_at)
     select 1, id, 2, '2019-01-01', 1, 2, 'done', $2, $1, now() from candidate`,
    [id, word, applicant?.id],
  )
  await sql(
    `insert into employee_history (company_id, employee_id, source, path, old_value, new_value)
     values (1, $1, 'edit', 'hr_note', null, to_jsonb($2::text)), (1, $1, 'edit', 'relatives.5.note', null, to_jsonb($2::text)),
       (1, $1, 'edit', 'full_name', '"Trịnh Văn Cũ"', '"Trịnh Văn Đã Nghỉ"'),
       (1, $1, 'edit', 'social_insurance_no', null, to_jsonb($4::text)), (1, $1, 'edit', 'id_issue_place', null, to_jsonb($2::text)),
       (1, $1, 'edit', 'personal_email', to_jsonb($3::text), to_jsonb($2::text))`,
    [id, word, `cu.${word}@vi-du.vn`, insuranceOf(id)],
  )
  await sql(
    `insert into mails (company_id, template, to_name, to_address, subject, body, variables, state)
     values (1, 'file-incomplete', 'Trịnh Văn Cũ', $1, $2, $2, '{}', 'stored')`,
    [`cu.${word}@vi-du.vn`, word],
  )
  return { id, personId }
}

/** Lets somebody have left on a day. */
export async function left(api: Api, id: number, day: string): Promise<void> {
  await asking(api)(
    `update employees set active = false, work_state = 'left', leave_date = $2 where company_id = 1 and id = $1`,
    [id, day],
  )
}

/** Every table in which a word stands anywhere, in any case. */
export async function placesOf(sql: Ask, word: string): Promise<string[]> {
  const tables = await sql<{ table: string }>(
    `select class.oid::regclass::text as table from pg_class class
     where relkind in ('r', 'p') and relnamespace in ('public'::regnamespace, 'pgboss'::regnamespace)`,
  )
  const found: string[] = []
  for (const { table } of tables) {
    const rows = await sql(`select from ${table} as kept where kept::text ilike $1 limit 1`, [`%${word}%`])
    if (rows.length > 0) found.push(table)
  }
  return found.toSorted()
}

/** Somebody else of HR, who may confirm what another has proposed. */
export function confirmer(api: Pick<TestApi, 'db' | 'withToken'>): Promise<SignedIn> {
  return newcomer(api, {
    login: `confirm.${nextNumber()}`,
    companies: {
      1: [
        ['personal_data_edit', 'company'],
        ['personal_data_access', 'company'],
        ['employee_access', 'company'],
      ],
    },
  })
}
