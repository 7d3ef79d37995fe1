import type { TestApi } from '../../../../testing/api.ts'
import { asking } from './leaver.ts'

/** Contracts, decisions, documents and pay of somebody, each with one word of his; some of them name a colleague too. */
export interface Worked {
  contract: number
  decision: number
  document: number
  sharedDecision: number
  sharedDocument: number
  sharedReward: number
}

const first = (table: string, where = 'true') =>
  `(select min(id) from ${table} where company_id = 1 and ${where})`

/** Lets an employee of company 1 have worked: rows in the tables of pay and of contracts, and files of them. */
export async function worked(
  api: Pick<TestApi, 'db'>,
  id: number,
  colleague: number,
  word: string,
): Promise<Worked> {
  const sql = asking(api)
  const made = async (text: string, values: readonly unknown[] = []) =>
    Number((await sql<{ id: number }>(`${text} returning id`, values))[0]?.id)

  await sql(
    `insert into employee_allowances (company_id, employee_id, allowance_type, amount, paid_per, from_date, note)
     values (1, $1, 1, 500000, 'month', '2019-01-01', $2)`,
    [id, word],
  )
  await sql(
    `insert into employee_yearly_records (company_id, employee_id, year, note) values (1, $1, 2019, $2)`,
    [id, word],
  )
  const change = await made(
    `insert into job_changes (company_id, employee_id, kind, effective_date, day_order, state, facts)
     values (1, $1, 'pay', '2019-02-01', 9, 'in_effect', '{pay}')`,
    [id],
  )
  await sql(
    `insert into job_change_pays (company_id, change_id, facts, pay_scale) values (1, $1, '{pay_scale}', $2)`,
    [change, word],
  )
  await sql(
    `insert into pay_levels (company_id, employee_id, valid_from, change_id, pay_scale)
     values (1, $1, '2019-02-01', $2, $3)`,
    [id, change, word],
  )

  const decision = await decided(made, `Quyết định của ${word}`)
  const sharedDecision = await decided(made, 'Quyết định của nhiều người')
  for (const [of, who] of [
    [decision, id],
    [sharedDecision, id],
    [sharedDecision, colleague],
  ])
    await sql(
      `insert into decision_people (company_id, decision_id, employee_id, note, before_pay, after_pay)
       values (1, $1, $2, $3::text, '{}', jsonb_build_object('pay_scale', $3::text))`,
      [of, who, who === id ? word : 'Không'],
    )
  await sql('update job_changes set decision_id = $2 where company_id = 1 and id = $1', [change, decision])
  const contract = await made(
    `insert into contracts (company_id, employee_id, contract_type_id, kind, state, contract_number, sign_date, start_date,
       end_date, salary, note, ended_date, decision_id)
     values (1, $1, ${first('contract_types')}, 'fixed_term', 'ended', $2::text, '2019-01-01', '2019-01-01', '2020-12-31', 9000000, $2::text,
       '2020-01-31', $3)`,
    [id, word, decision],
  )
  await sql(
    `insert into contracts (company_id, employee_id, contract_type_id, kind, state, contract_number, sign_date, start_date,
       end_date, renewed_from_id, consent_document_id)
     values (1, $1, ${first('contract_types')}, 'fixed_term', 'issued', $2::text || '-2', '2020-01-01', '2020-01-01', '2021-12-31', $3, null)`,
    [id, word, contract],
  )
  const appendix = await made(
    `insert into appendices (company_id, contract_id, appendix_number, sign_date, start_date, content, changes)
     values (1, $1, $2::text, '2019-06-01', '2019-06-01', $2::text, '{pay}')`,
    [contract, word],
  )
  await sql(
    `insert into contract_findings (company_id, contract_id, rule, text, article, accepted_by)
     values (1, $1, 'L1', $2, 'Điều 20', 1)`,
    [contract, word],
  )
  await sql(`update decision_people set appendix_id = $1 where company_id = 1 and decision_id = $2`, [
    appendix,
    decision,
  ])

  const document = await documented(made, `Tài liệu của ${word}`, [id], decision)
  const sharedDocument = await documented(made, 'Tài liệu của nhiều người', [id, colleague], null)
  await sql('update decisions set document_id = $2 where company_id = 1 and id = $1', [decision, document])
  for (const [kind, owner, purpose] of [
    ['contracts', contract, 'contract_file'],
    ['contracts', contract, 'made_paper'],
    ['decisions', decision, 'made_paper'],
    ['document', document, 'document_file'],
  ] as const) {
    const file = await made(
      `insert into files (company_id, owner_kind, owner_id, purpose, blob, name, media_type, size, sha256, scan_state, uploaded_by)
       values (1, $1::text, $2::bigint, $3::text, md5($1::text || $2::bigint || $3::text), $4, 'application/pdf', 4, repeat('0', 64), 'clean', 1)`,
      [kind, owner, purpose, `${word}.pdf`],
    )
    if (purpose === 'made_paper')
      await sql(
        `insert into made_papers (company_id, kind, contract_id, decision_id, form, file_id, is_draft, with_pay, employee_ids, made_by)
         values (1, 'labour_contract', $1, $2, 'pdf', $3, false, true, array[$4::bigint], 1)`,
        [kind === 'contracts' ? owner : null, kind === 'decisions' ? owner : null, file, id],
      )
  }

  const transfer = await made(
    `insert into employee_transfers (company_id, direction, other_company_id, person_id, employee_id, nhansu_id, full_name,
       position_name, effective_date, note, consent_version, consent_text, consent_on, state, reason, settled_at)
     select 1, 'out', 2, person_id, id, nhansu_id, full_name, $2::text, '2019-09-01', $2::text, 1, $2::text, '2019-08-01',
       'refused', $2::text, now() from employees where company_id = 1 and id = $1`,
    [id, word],
  )
  for (const [kind, owner, purpose] of [
    ['employee_transfer', transfer, 'contract_file'],
    ['decisions', sharedDecision, 'made_paper'],
  ] as const) {
    const file = await made(
      `insert into files (company_id, owner_kind, owner_id, purpose, blob, name, media_type, size, sha256, scan_state, uploaded_by)
       values (1, $1::text, $2::bigint, $3::text, md5($1::text || $2::bigint || $3::text), $4, 'application/pdf', 4, repeat('0', 64), 'clean', 1)`,
      [kind, owner, purpose, `${word}.pdf`],
    )
    if (kind === 'decisions')
      await sql(
        `insert into made_papers (company_id, kind, decision_id, form, file_id, is_draft, with_pay, employee_ids, made_by)
         values (1, 'decision', $1, 'pdf', $2, false, true, array[$3::bigint], 1)`,
        [owner, file, id],
      )
  }

  const learner = await made(
    `insert into training_employees (company_id, training_id, employee_id, note)
     values (1, ${first('trainings')}, $1, $2)`,
    [id, word],
  )
  await sql(
    `insert into training_employee_moves (company_id, training_id, training_employee_id, employee_id, to_state, reason)
     values (1, ${first('trainings')}, $1, $3, 'listed', $2),
       -- Of a course that he was taken off again, where nothing else is left of him.
       (1, ${first('trainings')}, $1 + 1000000, $3, null, $2)`,
    [learner, word, id],
  )
  await sql(
    `insert into employee_certificates (company_id, employee_id, certificate_id, issuer, number, issue_date, training_employee_id, note)
     values (1, $1, ${first('certificates')}, $2::text, $2::text, '2019-05-01', $3, $2::text)`,
    [id, word, learner],
  )
  await sql(
    `insert into training_commitments (company_id, number, employee_id, training_id, training_employee_id, months, note, decision_id)
     values (1, $2::text, $1, ${first('trainings')}, $3, 12, $2::text, $4)`,
    [id, word, learner, decision],
  )
  await sql(
    `insert into exam_people (company_id, exam_id, employee_id, remark) values (1, ${first('exams')}, $1, $2)`,
    [id, word],
  )
  await sql(
    `insert into confirmation_requests (company_id, employee_id, kind, purpose, created_by) values (1, $1, 'employment', $2, 1)`,
    [id, word],
  )
  await sql(
    `insert into employee_temporary_works (company_id, employee_id, from_date, to_date, job) values (1, $1, '2019-03-01', '2019-03-31', $2)`,
    [id, word],
  )
  await sql(
    `insert into employee_paper_marks (company_id, employee_id, required_paper_id, state, reason)
     values (1, $1, ${first('required_papers')}, 'waived', $2)`,
    [id, word],
  )
  await sql(
    `with asked as (
       insert into personal_data_requests (company_id, employee_id, kind, channel, content, state, received_on, answer_due, due,
         created_by, settled_by, settled_at)
       values (1, $1, 'access', 'paper', $2::text, 'completed', '2019-06-01', '2019-06-03', '2019-06-15', 1, 1, now()) returning id)
     insert into personal_data_request_steps (company_id, request_id, step, words, created_by)
     select 1, id, 'answer', $2::text, 1 from asked`,
    [id, word],
  )
  const reward = async (people: readonly number[], reason: string) =>
    made(
      `insert into rewards_disciplines (company_id, type, employee_ids, reason, created_by)
       values (1, 'reward', $1::bigint[], $2, 1)`,
      [people, reason],
    )
  await made(
    `insert into files (company_id, owner_kind, owner_id, purpose, blob, name, media_type, size, sha256, scan_state, uploaded_by)
     values (1, 'reward_discipline', $1::bigint, 'case_decision', md5('khen' || $1::bigint), $2, 'application/pdf', 4,
       repeat('0', 64), 'clean', 1)`,
    [await reward([id], `Thưởng ${word}`), `${word}.pdf`],
  )
  return {
    contract,
    decision,
    document,
    sharedDecision,
    sharedDocument,
    sharedReward: await reward([id, colleague], 'Thưởng cả tổ'),
  }
}

type Made = (text: string, values?: readonly unknown[]) => Promise<number>

function decided(made: Made, summary: string): Promise<number> {
  return made(
    `insert into decisions (company_id, decision_type, effective_date, summary, created_by) values (1, 5, '2019-02-01', $1, 1)`,
    [summary],
  )
}

function documented(
  made: Made,
  summary: string,
  people: readonly number[],
  decision: number | null,
): Promise<number> {
  return made(
    `insert into documents (company_id, document_type_id, summary, employee_ids, created_by, decision_id)
     values (1, ${first('document_types')}, $1, $2::bigint[], 1, $3)`,
    [summary, people, decision],
  )
}
