import { fillCompanies, fillWords } from './fill-companies.ts'

/**
 * Gives everybody of the demo group of a data folder a document about him, of ten years and of every type, one in three with
 * an end, and a decision about him alone that is in effect. Does nothing when they are there.
 */
export function fillDocuments(environment: NodeJS.ProcessEnv): Promise<void> {
  return fillCompanies(environment, {
    name: 'documents',
    resting: ['documents', 'document_employees', 'decisions', 'decision_people'],
    words: ['document_words', 'decision_words'],
    fill: async (client, company) => {
      await client.query(documents, [company])
      await client.query(about, [company])
      await client.query(decisions, [company])
      await client.query(decided, [company])
      await client.query('select rebuild_all_handed_papers($1)', [company])
      await fillWords(client, company, {
        table: 'documents',
        one: 'document',
        words: 'select vn_words(number) union all select vn_words(summary) union all select vn_words(signer)',
      })
      await fillWords(client, company, {
        table: 'decisions',
        one: 'decision',
        words: 'select vn_words(decision_number) union all select vn_words(summary)',
      })
    },
  })
}

const somebody = '(select min(id) from users)'

const documents = `
  insert into documents (company_id, document_type_id, number, summary, issue_date, expiry_date, signer, employee_ids,
    created_by)
  select $1, types[1 + e.id % cardinality(types)], 'BENCH-' || e.id,
    (array['Cam kết bảo mật', 'Giấy khám sức khỏe', 'Bản mô tả công việc', 'Giấy phép lao động'])[1 + e.id % 4] || ' của '
      || e.full_name,
    given.day, case when e.id % 3 = 0 then given.day + 3650 + (e.id % 365)::integer end, 'Nguyễn Văn Ký', array[e.id], ${somebody}
  from (select array_agg(id order by id) as types from document_types where company_id = $1 and not is_decision) kinds,
    employees e
  cross join lateral (select current_date - (e.id * 7919 % 3650)::integer as day) given
  where e.company_id = $1`

const about = `
  insert into document_employees (company_id, document_id, employee_id)
  select company_id, id, employee_ids[1] from documents where company_id = $1 and number like 'BENCH-%'`

const decisions = `
  insert into decisions (company_id, decision_type, state, decision_number, sign_date, effective_date, summary, signer_name,
    created_by, issued_at)
  select $1, (array[2, 3, 4, 5, 6, 10, 15])[1 + e.id % 7], 'issued', 'BENCH-' || e.id || '/QĐ', given.day, given.day,
    'Về việc ' || (array['tiếp nhận', 'điều chuyển', 'bổ nhiệm', 'xếp lương'])[1 + e.id % 4] || ' ' || e.full_name,
    'Nguyễn Văn Ký', ${somebody}, given.day
  from employees e
  cross join lateral (select current_date - (e.id * 7919 % 3650)::integer as day) given
  where e.company_id = $1`

const decided = `
  insert into decision_people (company_id, decision_id, employee_id)
  select company_id, id, substring(decision_number from 'BENCH-([0-9]+)')::bigint from decisions
  where company_id = $1 and decision_number like 'BENCH-%'`
