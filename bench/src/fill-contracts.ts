import { fillCompanies, fillWords } from './fill-companies.ts'

/**
 * Gives everybody of the demo group of a data folder his contracts since he is official (two of 36 months, then one without
 * end), a trial or a season to whoever is not, and each leaver a list of eight tasks, with the words
 * by which contracts are found. Does nothing when they are there.
 */
export function fillContracts(environment: NodeJS.ProcessEnv): Promise<void> {
  return fillCompanies(environment, {
    name: 'contracts-and-words',
    resting: ['contracts', 'leavings', 'leaver_tasks'],
    words: ['contract_words'],
    fill: async (client, company) => {
      for (const statement of [terms, trials, leavings]) await client.query(statement, [company])
      await fillWords(client, company, {
        table: 'contracts',
        one: 'contract',
        words: `select contract_word_list(contracts.contract_number, e.full_name, e.nhansu_id) from employees e
          where e.company_id = contracts.company_id and e.id = contracts.employee_id`,
      })
    },
  })
}

const withoutContract = `not exists (select from contracts known
  where known.company_id = e.company_id and known.employee_id = e.id)`

const typeOf = (
  kind: string,
) => `(select t.id from contract_types t where t.company_id = $1 and t.kind = ${kind}
  order by t.term_months desc nulls last, t.id limit 1)`

const terms = `
  with types as materialized (select ${typeOf(`'fixed_term'`)} as fixed, ${typeOf(`'indefinite'`)} as endless), term as (
    select e.id as employee_id, e.leave_date, e.nature_of_work, place,
      (e.official_date + make_interval(months => 36 * place))::date as starts,
      case when place < 2 then (e.official_date + make_interval(months => 36 * (place + 1)) - interval '1 day')::date end as ends,
      case when place < 2 then 'fixed_term' else 'indefinite' end as kind
    from employees e, generate_series(0, 2) as place
    where e.company_id = $1 and e.official_date is not null and ${withoutContract}
  ), signed as (
    select term.*, leave_date < coalesce(ends, 'infinity'::date) as is_ended from term
    where starts <= least(current_date, coalesce(leave_date, current_date))
  )
  insert into contracts (company_id, employee_id, contract_type_id, kind, state, contract_number, sign_date, start_date,
    end_date, nature_of_work, salary, pay_form, leave_days, ended_date, end_reason, issued_at)
  select $1, employee_id, case kind when 'fixed_term' then types.fixed else types.endless end, kind,
    case when is_ended then 'ended' else 'issued' end, 'BENCH-' || employee_id || '-' || place, starts, starts, ends,
    nature_of_work, 9000000, 'time', 12, case when is_ended then leave_date end, case when is_ended then 'agreement' end, starts
  from signed, types`

const trials = `
  insert into contracts (company_id, employee_id, contract_type_id, kind, state, contract_number, sign_date, start_date,
    end_date, nature_of_work, salary, pay_form, leave_days, issued_at)
  select $1, e.id, ${typeOf(`'probation'`)}, 'probation', 'issued', 'BENCH-' || e.id, e.join_date, e.join_date,
    e.join_date + 59, e.nature_of_work, 9000000, 'time', 12, e.join_date
  from employees e
  where e.company_id = $1 and e.active and e.official_date is null and ${withoutContract}`

const leavings = `
  with begun as (
    insert into leavings (company_id, employee_id, change_id, leave_date)
    select change.company_id, change.employee_id, change.id, change.effective_date - 1
    from job_changes change
    where change.company_id = $1 and change.state in ('waiting', 'in_effect')
      and (change.kind = 'termination' or change.work_state = 'left')
    on conflict do nothing returning company_id, id, employee_id, leave_date
  )
  insert into leaver_tasks (company_id, leaving_id, employee_id, display_order, name, doer, due_rule, due_days, due_date, state,
    done_at)
  select company_id, begun.id, employee_id, number, 'Việc bàn giao ' || number,
    (array['hr', 'unit_head', 'person', 'it', 'accounting'])[1 + number % 5], 'days', number - 4, leave_date + number - 4,
    case when leave_date < current_date - 30 and (begun.id + number) % 50 > 0 then 'done' else 'open' end,
    case when leave_date < current_date - 30 and (begun.id + number) % 50 > 0 then leave_date::timestamptz end
  from begun, generate_series(1, 8) number`
