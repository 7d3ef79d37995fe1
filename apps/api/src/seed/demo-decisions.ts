import type { ClientBase } from 'pg'

/** Whoever holds the highest position of a company signs for it. */
const signers = `
  insert into signers (company_id, employee_id, printed_title, paper_kinds, valid_from)
  select held.company_id, held.employee_id, position.name,
    array['labour_contract', 'probation_contract', 'training_contract', 'appendix', 'decision', 'confirmation'], $1::date - 3650
  from employee_positions held
  join positions position on position.company_id = held.company_id and position.id = held.position_id
  where held.is_main and held.to_date is null
  order by position.position_level, held.employee_id limit 1`

/** The papers behind the last moves that people's histories tell, each with its document and its number in the book. */
const issued = `
  with moved as materialized (
    select nextval(pg_get_serial_sequence('decisions', 'id')) as id, change.company_id, change.id as change_id,
      change.employee_id, change.decision_type, change.effective_date, change.effective_date - 5 as sign_date,
      change.position_id, change.department_id, before.position_id as was_position_id, before.department_id as was_department_id
    from job_changes change
    join job_versions before on before.company_id = change.company_id and before.employee_id = change.employee_id
      and before.valid_to = change.effective_date
    where change.state = 'in_effect' and change.decision_type in (4, 5) and change.effective_date <= $1::date
    order by change.effective_date desc, change.id desc limit 12
  ), paper as materialized (
    select moved.*, nextval(pg_get_serial_sequence('documents', 'id')) as document_id,
      row_number() over (partition by extract(year from sign_date) order by sign_date, change_id)
        || '/' || extract(year from sign_date) || '/QĐ-' || company.code as number,
      case decision_type when 4 then 'Về việc điều chuyển ' else 'Về việc điều chỉnh chức danh của ' end || person.full_name as summary,
      signer.id as signer_id, signs.full_name as signer_name, signer.printed_title, kind.id as type_id
    from moved
    join companies company on company.id = moved.company_id
    join employees person on person.company_id = moved.company_id and person.id = moved.employee_id
    join signers signer on signer.company_id = moved.company_id
    join employees signs on signs.company_id = signer.company_id and signs.id = signer.employee_id
    join document_types kind on kind.company_id = moved.company_id and kind.is_decision and kind.code = 'QD'
  ), documented as (
    insert into documents (company_id, id, document_type_id, decision_type, decision_id, number, summary, issue_date,
      effective_date, signer, signer_title, employee_ids, created_by)
    select company_id, document_id, type_id, decision_type, id, number, summary, sign_date, effective_date, signer_name,
      printed_title, array[employee_id], 1 from paper
  ), decided as (
    insert into decisions (company_id, id, decision_type, state, decision_number, sign_date, effective_date, summary, reason,
      signer_id, signer_name, signer_title, document_id, created_by, issued_by, issued_at)
    select company_id, id, decision_type, 'issued', number, sign_date, effective_date, summary,
      'Theo đề nghị của trưởng đơn vị;', signer_id, signer_name, printed_title, document_id, 1, 1, sign_date from paper
  ), named as (
    insert into decision_people (company_id, decision_id, employee_id, position_id, department_id, change_id, before_facts, after_facts)
    select paper.company_id, paper.id, paper.employee_id, paper.position_id,
      case paper.decision_type when 4 then paper.department_id end, paper.change_id,
      jsonb_build_object('main_position', jsonb_build_object('position_id', was_position.id, 'position_name', was_position.name,
        'department_id', was_unit.id, 'department_name', was_unit.name)),
      jsonb_build_object('main_position', jsonb_build_object('position_id', new_position.id, 'position_name', new_position.name,
        'department_id', new_unit.id, 'department_name', new_unit.name))
    from paper
    left join positions was_position on was_position.company_id = paper.company_id and was_position.id = paper.was_position_id
    left join departments was_unit on was_unit.company_id = paper.company_id and was_unit.id = paper.was_department_id
    left join positions new_position on new_position.company_id = paper.company_id and new_position.id = paper.position_id
    left join departments new_unit on new_unit.company_id = paper.company_id and new_unit.id = paper.department_id
  ), booked as (
    insert into drawn_numbers (company_id, kind, year, series_year, sequence, number, record_kind, record_id, drawn_by, drawn_at)
    select company_id, 'decision', extract(year from sign_date), extract(year from sign_date),
      split_part(number, '/', 1)::bigint, number, 'decisions', id, 1, sign_date from paper
  )
  update job_changes change set decision_id = paper.id, decision_no = paper.number, decision_date = paper.sign_date
  from paper where change.company_id = paper.company_id and change.id = paper.change_id`

const counters = `
  insert into number_counters (company_id, kind, series_year, last_number)
  select company_id, kind, series_year, max(sequence) from drawn_numbers
  where kind = 'decision' and company_id = current_setting('app.company_id')::integer and sequence is not null
  group by company_id, kind, series_year
  on conflict (company_id, kind, series_year, parent) do update set last_number = excluded.last_number`

/** What is being prepared: the newest employee goes to another unit's work in a month. */
const drafts = `
  with newest as (
    select e.company_id, e.id, e.full_name from employees e
    where e.company_id = current_setting('app.company_id')::integer and e.active and e.work_state = 'official'
    order by e.join_date desc, e.id desc limit 1
  ), place as (
    select held.company_id, held.position_id, held.department_id from employee_positions held, newest
    where held.company_id = newest.company_id and held.to_date is null and held.is_main and held.department_id <> all (
      select own.department_id from employee_positions own where own.company_id = newest.company_id and own.employee_id = newest.id)
    order by held.employee_id desc limit 1
  ), drafted as (
    insert into decisions (company_id, decision_type, effective_date, summary, reason, created_by)
    select newest.company_id, 4, $1::date + 30, 'Về việc điều chuyển ' || full_name, 'Theo đề nghị của trưởng đơn vị;', 1
    from newest join place on place.company_id = newest.company_id
    returning company_id, id
  )
  insert into decision_people (company_id, decision_id, employee_id, position_id, department_id)
  select drafted.company_id, drafted.id, newest.id, place.position_id, place.department_id from drafted, newest, place`

/**
 * Gives the company of the transaction a signer, decisions behind the last moves of its people, and one that is prepared.
 * @param reference the day that the demo takes for today, yyyy-mm-dd
 */
export async function seedDemoDecisions(client: ClientBase, reference: string): Promise<void> {
  await client.query(signers, [reference])
  await client.query(issued, [reference])
  await client.query(counters)
  await client.query(drafts, [reference])
}
