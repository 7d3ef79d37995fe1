import type { PoolClient } from 'pg'

/** What is drafted for the newest employee: the next contract. */
const drafts = `
  insert into contracts (company_id, employee_id, contract_type_id, kind, start_date, end_date, salary)
  select company.id, newest.id, drafted.id, 'fixed_term', $1::date + 30, ($1::date + 30 + interval '12 months' - interval '1 day')::date, 12000000
  from companies company
  join lateral (select e.id from employees e where e.company_id = company.id and e.active
    order by e.join_date desc, e.id desc limit 1) newest on true
  join lateral (select t.id from contract_types t where t.company_id = company.id and t.kind = 'fixed_term'
    order by t.term_months is distinct from 12, t.id limit 1) drafted on true
  order by company.id`

/**
 * Two terms of 36 months from the official date on, then a contract without end (Điều 20 BLLĐ 2019); who has left had
 * the last one ended on his last day.
 */
const issued = `
  with term as (
    select e.company_id, e.id as employee_id, e.leave_date, e.nature_of_work, place,
      (e.official_date + make_interval(months => 36 * place))::date as starts,
      case when place < 2 then (e.official_date + make_interval(months => 36 * (place + 1)) - interval '1 day')::date end as ends,
      case when place < 2 then 'fixed_term' else 'indefinite' end as kind
    from employees e, generate_series(0, 2) as place where e.official_date is not null
  ), signed as (
    select term.*, row_number() over (partition by company_id, extract(year from starts) order by starts, employee_id) as number
    from term where starts <= least($1::date, coalesce(leave_date, $1::date))
  )
  insert into contracts (company_id, employee_id, contract_type_id, kind, state, contract_number, sign_date, start_date,
    end_date, nature_of_work, salary, pay_form, leave_days, ended_date, end_reason, issued_at)
  select s.company_id, s.employee_id, chosen.id, s.kind,
    case when s.leave_date < coalesce(s.ends, 'infinity'::date) then 'ended' else 'issued' end,
    s.number || '/' || extract(year from s.starts) || '/HĐLĐ-' || company.code, s.starts, s.starts, s.ends,
    s.nature_of_work, 9000000 + (s.employee_id * 7919 % 160) * 100000 + s.place * 1500000, 'time', 12,
    case when s.leave_date < coalesce(s.ends, 'infinity'::date) then s.leave_date end,
    case when s.leave_date < coalesce(s.ends, 'infinity'::date) then 'agreement' end, s.starts
  from signed s
  join companies company on company.id = s.company_id
  join lateral (select t.id from contract_types t where t.company_id = s.company_id and t.kind = s.kind
    order by t.term_months desc nulls last, t.id limit 1) chosen on true
  order by s.company_id, s.starts, s.employee_id`

/** The book of numbers has each of them, and the counters go on from there. */
const numbers = [
  `insert into drawn_numbers (company_id, kind, year, series_year, sequence, number, record_kind, record_id, drawn_at)
   select company_id, 'labour_contract', extract(year from start_date), extract(year from start_date),
     split_part(contract_number, '/', 1)::bigint, contract_number, 'contracts', id, start_date
   from contracts where contract_number is not null order by company_id, start_date, id`,
  `insert into number_counters (company_id, kind, series_year, last_number)
   select company_id, kind, series_year, max(sequence) from drawn_numbers where kind = 'labour_contract'
   group by company_id, kind, series_year`,
]

/**
 * Gives everybody in the company of the transaction whose employment is official his contracts since then, and drafts one
 * that is to come.
 *
 * @param reference the day that the demo takes for today, yyyy-mm-dd
 */
export async function seedDemoContracts(client: PoolClient, reference: string): Promise<void> {
  await client.query(drafts, [reference])
  await client.query(issued, [reference])
  for (const statement of numbers) await client.query(statement)
}
