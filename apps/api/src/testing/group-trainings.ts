import type { PoolClient } from 'pg'

/** The tables that `arrangeTrainings` fills. */
export const trainingTables = [
  'trainings',
  'training_plans',
  'training_plan_lines',
  'training_subjects',
  'training_partners',
  'training_documents',
  'training_employees',
  'training_details',
  'employee_certificates',
  'training_commitments',
  'training_needs',
] as const

/**
 * Gives a company of the tests courses 12 and 51 to 56, which can be opened but for 12. A subject, a partner, a document,
 * a day and somebody of theirs have the number 12 and the version 3, by which the contract's examples name them. Plans 12 and 51 to 53 are drafts; line 12 is of plan 54,
 * which is approved and of a year long past. Certificates 12 and 51 to 55 of employee 12 were written by hand, a course gave him 56.
 * Course 57 has ended, and the people of it, 11 to 14, have drafts 12 and 51 to 53 of what they promise.
 * Needs 12 and 51 to 53 are proposals for employees 11 to 14. All is a hundred higher in company 2.
 */
export async function arrangeTrainings(client: PoolClient, company: number, base: number): Promise<void> {
  await client.query(
    `insert into trainings (company_id, id, code, name, type_id, location_id, start_date, end_date, confirm_deadline)
     select $1, $2::bigint + id, 'ĐT-2025-' || lpad(id::text, 3, '0'), 'Khóa học số ' || id, $2::bigint + 32,
       $2::bigint + 32, date '2027-01-01' + id, date '2027-01-03' + id, date '2026-12-20'
     from unnest(array[12, 51, 52, 53, 54, 55, 56]) id`,
    [company, base],
  )
  await client.query(
    `insert into training_subjects (company_id, id, training_id, name, version)
     select $1, $2::bigint + id, $2::bigint + case id when 12 then 51 else id end, 'Môn học số ' || id, 3 from unnest(array[12, 51, 52, 53, 54, 55, 56]) id`,
    [company, base],
  )
  await client.query(
    `insert into training_partners (company_id, id, training_id, partner_info_id, version)
     values ($1, $2::bigint + 12, $2::bigint + 51, $2::bigint + 32, 3)`,
    [company, base],
  )
  await client.query(
    `insert into training_documents (company_id, id, training_id, kind, name, version)
     values ($1, $2::bigint + 12, $2::bigint + 12, 'material', 'Giáo trình số 12', 3)`,
    [company, base],
  )
  await client.query(
    `insert into training_employees (company_id, id, training_id, employee_id, version)
     values ($1, $2::bigint + 12, $2::bigint + 12, $2::bigint + 12, 3)`,
    [company, base],
  )
  await client.query(
    `insert into training_details (company_id, id, training_id, date, from_time, to_time)
     values ($1, $2::bigint + 12, $2::bigint + 12, '2027-01-13', '07:30', '11:30')`,
    [company, base],
  )
  await client.query(
    `insert into training_plans (company_id, id, code, name, year, status, approved_at, approved_people, approved_planned, version)
     select $1, $2::bigint + id, 'KHĐT-' || id, 'Kế hoạch số ' || id, case id when 54 then 2020 else 2027 end,
       case id when 54 then 'approved' else 'draft' end, case id when 54 then now() end, case id when 54 then 20 end,
       case id when 54 then 12000000 end, 3
     from unnest(array[12, 51, 52, 53, 54]) id`,
    [company, base],
  )
  await client.query(
    `insert into training_plan_lines (company_id, id, plan_id, name, type_id, people, months, planned, version)
     values ($1, $2::bigint + 12, $2::bigint + 54, 'Nội dung số 12', $2::bigint + 32, 20, '{3,9}', 12000000, 3)`,
    [company, base],
  )
  await client.query(
    `insert into employee_certificates (company_id, id, employee_id, certificate_id, issuer, number, issue_date, version)
     select $1, $2::bigint + id, $2::bigint + 12, $2::bigint + 32, 'Trung tâm Mẫu', 'MAU-' || id, '2024-01-15', 3
     from unnest(array[12, 51, 52, 53, 54, 55]) id`,
    [company, base],
  )
  await client.query(
    `insert into employee_certificates
       (company_id, id, employee_id, certificate_id, issuer, number, issue_date, training_employee_id)
     values ($1, $2::bigint + 56, $2::bigint + 12, $2::bigint + 32, 'Trung tâm Mẫu', 'KHOA-12', '2023-01-15', $2::bigint + 12)`,
    [company, base],
  )
  await client.query(
    `insert into trainings (company_id, id, code, name, type_id, start_date, end_date, status)
     values ($1, $2::bigint + 57, 'ĐT-2024-057', 'Khóa học số 57', $2::bigint + 32, '2024-01-08', '2024-01-09', 'finished')`,
    [company, base],
  )
  await client.query(
    `insert into training_employees (company_id, id, training_id, employee_id, state)
     select $1, $2::bigint + id, $2::bigint + 57, $2::bigint + employee, 'passed'
     from unnest(array[57, 58, 59, 60], array[12, 11, 13, 14]) as person (id, employee)`,
    [company, base],
  )
  await client.query(
    `insert into training_commitments
       (company_id, id, number, employee_id, training_id, training_employee_id, months, version)
     select $1, $2::bigint + id, 'CK-2024-' || id, $2::bigint + employee, $2::bigint + 57, $2::bigint + person, 24, 3
     from unnest(array[12, 51, 52, 53], array[12, 11, 13, 14], array[57, 58, 59, 60]) as made (id, employee, person)`,
    [company, base],
  )
  await client.query(
    `insert into training_needs (company_id, id, employee_id, type_id, version)
     select $1, $2::bigint + id, $2::bigint + employee, $2::bigint + 31, 3
     from unnest(array[12, 51, 52, 53], array[12, 11, 13, 14]) as made (id, employee)`,
    [company, base],
  )
}
