import type { Schemas } from '@nhansu/sdk/contract'
import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'
import { visibleRows } from '../../../contract/access.ts'
import { rowsShowing } from '../../../contract/field-rights.ts'
import type { ProductContext } from '../../../contract/handlers.ts'
import type { CompanyTransaction } from '../../../db/transaction.ts'
import { type AskedUnit, visibleEmployees } from '../../employees/public.ts'
import { visibleContracts } from '../contract-rows.ts'

type Mismatch = Schemas['Mismatch']
type InCompany = Pick<CompanyTransaction, 'inThisCompany'>

/** Rights that some kinds ask for beside the one to contracts; any of a line is enough. */
export const furtherRights: Partial<Readonly<Record<Mismatch, readonly string[]>>> = {
  pay: ['employee_pay'],
  no_social_insurance: ['employee_sensitive', 'employee_pay'],
  no_decision: ['employee_access'],
  held_up: ['employee_access'],
}

/** So many months back a change of work is asked for its decision. */
const decidedMonths = 12

/**
 * Changes that a decision writes. Who is taken in has his contract; leave for a birth, a moved unit and what was taken over
 * from before have none; and of a change of pay no number can be written afterwards.
 */
const decidedKinds = ['official', 'transfer', 'title', 'appointment', 'termination', 'unpaid_leave'] as const

/** Which kinds of contract go with each state of work; a trial may be a clause of the labour contract (Điều 24 BLLĐ). */
const kindFitsState = sql`case facts.work_state
  when 'training' then facts.kind = 'training'
  when 'probation' then facts.kind = 'probation' or facts.tries
  when 'official' then facts.kind in ('fixed_term', 'indefinite')
  when 'seasonal' then facts.kind in ('seasonal', 'fixed_term')
  else facts.kind in ('fixed_term', 'indefinite', 'seasonal') end`

/** What brings the state and the contract together: the contract that is wanted, or the decision that was never written. */
const mendOfState = sql`case
  when facts.kind in ('fixed_term', 'indefinite') and facts.work_state in ('training', 'probation', 'seasonal') then 'decision'
  when facts.draft_id is not null then 'draft'
  when facts.work_state not in ('training', 'probation', 'seasonal') then 'labour_contract'
  else 'contract' end`

/** A contract that is drafted already is issued rather than written once more; one that was ended is not renewed. */
const mendOfNone = sql`case when facts.draft_id is not null then 'draft'
  when facts.last_state = 'issued' then 'renewal' else 'contract' end`

const folded = (words: RawBuilder<unknown>) =>
  sql`lower(regexp_replace(btrim(normalize(${words}, nfc)), '\\s+', ' ', 'g'))`

/** Both say something, and not the same. */
const differs = (file: RawBuilder<unknown>, paper: RawBuilder<unknown>) =>
  sql<SqlBool>`(${file} is not null and ${paper} is not null and ${folded(file)} <> ${folded(paper)})`

/** Both name a place and neither names the other: a contract writes out the address of what the file calls by its name. */
const elsewhere = (file: RawBuilder<unknown>, paper: RawBuilder<unknown>) =>
  sql<SqlBool>`(${differs(file, paper)} and position(${folded(file)} in ${folded(paper)}) = 0
    and position(${folded(paper)} in ${folded(file)}) = 0)`

/** During a trial the file may have the pay of the trial or that of the work. */
const isPaidOtherwise = sql<SqlBool>`(facts.file_salary <> facts.paper_salary
    and not (facts.file_salary = facts.trial_salary and (facts.tries or facts.kind = 'probation'))
  or facts.file_level <> facts.paper_level)`

const runsToday = sql<SqlBool>`(contracts.start_date <= current_date
  and (contracts.state = 'issued' and coalesce(contracts.end_date, 'infinity') >= current_date
    or contracts.state = 'ended' and contracts.ended_date >= current_date))`

const isForeigner = sql<SqlBool>`coalesce(lower(details.nationality) <> 'việt nam', false)`

/**
 * A labour contract of a month or more is insured, that of a foreigner from twelve months on (khoản 1 và 2 Điều 2 Luật Bảo
 * hiểm xã hội 2024).
 */
const isInsured = sql`(running.kind in ('fixed_term', 'indefinite', 'seasonal')
  and coalesce(running.end_date, 'infinity') >= running.start_date - interval '1 day'
    + case when ${isForeigner} then interval '12 months' else interval '1 month' end)`

/** Whom whoever asks may see, himself never, in a unit with all below it or anywhere. */
function seenBy(context: ProductContext, unit: AskedUnit | null): RawBuilder<unknown> {
  const { inThisCompany, session } = context
  const inUnit =
    unit === null
      ? sql``
      : sql`and employees.id in (select people.employee_id from unit_people people
          where ${inThisCompany('people')} and people.department_id = ${unit.id})`
  return sql`and ${visibleRows(context, visibleEmployees)}
    and employees.id is distinct from ${session.employeeId}::bigint ${inUnit}`
}

/** `looked_at`: the people who are looked at, those who work here and those who have left. */
function lookedAt({ inThisCompany }: InCompany, among: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`looked_at as materialized (
    select employees.id, employees.active, employees.join_date, employees.leave_date from employees
    where ${inThisCompany('employees')} ${among})`
}

/** The last of the appendices in effect that says something of a thing. */
const lastSaid = (field: RawBuilder<unknown>) =>
  sql`(array_agg(${field} order by start_date desc, id desc) filter (where ${field} is not null))[1]`

/**
 * Each is read once for the whole company, which for everybody is far cheaper than by person: `agreed`, what appendices in
 * effect say; `running`, the contract of today; `last`, the one that ran last; `drafted`, the first draft of a contract and
 * of a decision that takes somebody in for good.
 */
function papersOf({ inThisCompany }: InCompany): RawBuilder<unknown> {
  return sql`agreed as materialized (
    select contract_id, ${lastSaid(sql`job_title`)} as job_title, ${lastSaid(sql`work_place`)} as work_place,
      ${lastSaid(sql`salary`)} as salary
    from appendices where ${inThisCompany('appendices')} and start_date <= current_date
      and coalesce(end_date, 'infinity') >= current_date
    group by contract_id),
  running as materialized (
    select distinct on (contracts.employee_id) contracts.* from contracts
    where ${inThisCompany('contracts')} and ${runsToday}
    order by contracts.employee_id, contracts.start_date desc, contracts.id desc),
  last as materialized (
    select distinct on (contracts.employee_id) contracts.employee_id, contracts.id, contracts.contract_number, contracts.state,
      contracts.start_date, coalesce(contracts.ended_date, contracts.end_date) as last_day
    from contracts
    where ${inThisCompany('contracts')} and contracts.state in ('issued', 'ended')
      and coalesce(contracts.ended_date, contracts.end_date) < current_date
    order by contracts.employee_id, contracts.start_date desc, contracts.id desc),
  drafted as materialized (
    select contracts.employee_id, min(contracts.id) as id from contracts
    where ${inThisCompany('contracts')} and contracts.state = 'draft' group by contracts.employee_id),
  decided as materialized (
    select person.employee_id, min(decisions.id) as id from decisions
    join decision_people person on ${inThisCompany('person')} and person.decision_id = decisions.id
    where ${inThisCompany('decisions')} and decisions.state = 'draft' and decisions.decision_type = 3
    group by person.employee_id)`
}

/** `facts`: what file and contract say today of each of them who works here and has begun. */
function factsOf({ inThisCompany }: InCompany): RawBuilder<unknown> {
  return sql`facts as materialized (
    select person.id as employee_id, person.join_date, job.work_state, job.work_place as file_place,
      position.name as file_title, pay.base_salary as file_salary, pay.pay_grade as file_level,
      running.id as contract_id, running.contract_number, running.kind, running.start_date,
      coalesce(running.start_date + running.probation_days > current_date, false) as tries,
      running.probation_salary as trial_salary,
      coalesce(agreed.job_title, running.job_title) as paper_title,
      coalesce(agreed.work_place, running.work_place) as paper_place,
      coalesce(agreed.salary, running.salary) as paper_salary,
      -- An appendix names no level, so one on pay takes the place of the contract's.
      case when agreed.salary is null then running.salary_level end as paper_level,
      greatest(job.valid_from, running.start_date) as since, ${isInsured} as is_insured,
      papers.social_insurance_no is not null as has_insurance_no,
      last.id as last_id, last.contract_number as last_number, last.last_day, last.state as last_state,
      drafted.id as draft_id, decided.id as decision_id
    from looked_at person
    left join running on running.employee_id = person.id
    left join agreed on agreed.contract_id = running.id
    left join last on last.employee_id = person.id and running.id is null and last.start_date >= person.join_date
    left join drafted on drafted.employee_id = person.id
    left join decided on decided.employee_id = person.id
    left join job_versions job on ${inThisCompany('job')} and job.employee_id = person.id
      and job.valid_from <= current_date and coalesce(job.valid_to, 'infinity') > current_date
    left join positions position on ${inThisCompany('position')} and position.id = job.position_id
    left join pay_levels pay on ${inThisCompany('pay')} and pay.employee_id = person.id
      and pay.valid_from <= current_date and coalesce(pay.valid_to, 'infinity') > current_date
    left join employee_papers papers on ${inThisCompany('papers')} and papers.employee_id = person.id
    left join employee_details details on ${inThisCompany('details')} and details.employee_id = person.id
    where person.active and person.join_date <= current_date)`
}

/** Whose company is read, and which contracts of it count. */
interface Reader extends InCompany {
  isSeen: Expression<SqlBool>
}

/** A kind of mismatch: its rows, each with who, what both sides say and what mends it. */
type Rows = (reader: Reader) => RawBuilder<unknown>

interface Said {
  mend: RawBuilder<unknown>
  file?: RawBuilder<unknown>
  paper?: RawBuilder<unknown>
  since?: RawBuilder<unknown>
  contract?: RawBuilder<unknown>
  number?: RawBuilder<unknown>
  decision?: RawBuilder<unknown>
}

/** Rows of a kind that is read off the facts. */
function ofFacts(mismatch: Mismatch, isSo: RawBuilder<unknown>, said: Said): Rows {
  const { mend, file, paper, since, contract, number, decision } = said
  return () => sql`select facts.employee_id, ${sql.lit(mismatch)}, ${mend},
      ${file ?? sql`null`}::text, ${paper ?? sql`null`}::text, ${since ?? sql`facts.since`}::date,
      ${contract ?? sql`facts.contract_id`}::bigint, ${number ?? sql`facts.contract_number`}, null::bigint,
      ${decision ?? sql`null`}::bigint
    from facts where ${isSo}`
}

/** Rows of a kind about changes of work. */
function ofChanges(mismatch: Mismatch, isSo: RawBuilder<unknown>, said: Pick<Said, 'mend' | 'paper'>): Rows {
  return ({ inThisCompany }) => sql`select person.id, ${sql.lit(mismatch)}, ${said.mend}, change.kind,
      ${said.paper ?? sql`null`}::text, change.effective_date, null::bigint, null, change.id, null::bigint
    from looked_at person
    join job_changes change on ${inThisCompany('change')} and change.employee_id = person.id
    where ${isSo}`
}

const hasContract = sql<SqlBool>`facts.contract_id is not null`
/** The draft that is to be issued, else the contract that is meant. */
const draftOr = (contract: RawBuilder<unknown>) => sql`coalesce(facts.draft_id, ${contract})`

/** Each kind by one statement, in the order of the screen. */
const rowsOf: Readonly<Record<Mismatch, Rows>> = {
  no_contract: ofFacts('no_contract', sql`not ${hasContract} and facts.last_id is null`, {
    mend: mendOfNone,
    file: sql`facts.work_state`,
    since: sql`facts.join_date`,
    contract: draftOr(sql`null`),
  }),
  contract_over: ofFacts('contract_over', sql`not ${hasContract} and facts.last_id is not null`, {
    mend: mendOfNone,
    file: sql`facts.work_state`,
    since: sql`(facts.last_day + 1)`,
    contract: draftOr(sql`facts.last_id`),
    number: sql`facts.last_number`,
  }),
  work_state: ofFacts('work_state', sql`${hasContract} and not (${kindFitsState})`, {
    mend: mendOfState,
    file: sql`facts.work_state`,
    paper: sql`facts.kind`,
    contract: sql`case when ${mendOfState} = 'draft' then facts.draft_id else facts.contract_id end`,
    decision: sql`case when ${mendOfState} = 'decision' then facts.decision_id end`,
  }),
  job_title: ofFacts('job_title', differs(sql`facts.file_title`, sql`facts.paper_title`), {
    mend: sql`'appendix'`,
    file: sql`facts.file_title`,
    paper: sql`facts.paper_title`,
  }),
  work_place: ofFacts('work_place', elsewhere(sql`facts.file_place`, sql`facts.paper_place`), {
    mend: sql`'appendix'`,
    file: sql`facts.file_place`,
    paper: sql`facts.paper_place`,
  }),
  pay: ofFacts('pay', isPaidOtherwise, { mend: sql`'appendix'` }),
  no_decision: ofChanges(
    'no_decision',
    sql`change.state = 'in_effect' and change.decision_no is null
      and change.kind = any(${[...decidedKinds]}::text[])
      and change.effective_date > current_date - make_interval(months => ${decidedMonths}::integer)`,
    { mend: sql`'decision_number'` },
  ),
  held_up: ofChanges('held_up', sql`change.state = 'waiting' and change.held_up is not null`, {
    mend: sql`'apply'`,
    paper: sql`change.held_up`,
  }),
  contract_of_leaver: ({
    inThisCompany,
    isSeen,
  }) => sql`select person.id, 'contract_of_leaver', 'end_contract', 'left'::text,
      contracts.kind, person.leave_date + 1, contracts.id, contracts.contract_number, null::bigint, null::bigint
    from looked_at person
    join contracts on ${inThisCompany('contracts')} and contracts.employee_id = person.id
    where not person.active and contracts.state = 'issued' and ${runsToday}
      -- A unit's reader sees no contract of who has left it.
      and ${isSeen}`,
  no_social_insurance: ofFacts('no_social_insurance', sql`facts.is_insured and not facts.has_insurance_no`, {
    mend: sql`'papers'`,
    paper: sql`facts.kind`,
    since: sql`facts.start_date`,
  }),
}

// Object.keys forgets the names of the table's keys.
const kinds = Object.keys(rowsOf) as Mismatch[]

/** The kinds that whoever asks may read of anybody, each with the people of whom. */
export function shownMismatches(context: ProductContext): [Mismatch, RawBuilder<unknown>][] {
  const { inThisCompany } = context
  const isSeen = visibleRows(context, visibleContracts)
  return kinds.flatMap((mismatch): [Mismatch, RawBuilder<unknown>][] => {
    const needs = furtherRights[mismatch]
    const shown = needs === undefined ? undefined : rowsShowing(context, needs, visibleEmployees)
    if (shown === null) return []
    const among =
      shown === undefined
        ? sql``
        : sql`where found.employee_id in (select employees.id from employees
            where ${inThisCompany('employees')} and ${shown})`
    return [[mismatch, sql`${named(rowsOf[mismatch]({ inThisCompany, isSeen }))} ${among}`]]
  })
}

/** `mismatches`: every row that whoever asks may read, of a unit with all below it or of all whom he may see. */
export function mismatchesOf(context: ProductContext, unit: AskedUnit | null): RawBuilder<unknown> {
  const parts = shownMismatches(context).map(([, rows]) => rows)
  return joined(context, seenBy(context, unit), parts)
}

/** `mismatches`: every row of a whole company, whoever may read it. */
export function mismatchesOfCompany({ inThisCompany }: InCompany): RawBuilder<unknown> {
  const reader = { inThisCompany, isSeen: sql<SqlBool>`true` }
  return joined(
    reader,
    sql``,
    kinds.map((mismatch) => named(rowsOf[mismatch](reader))),
  )
}

const named = (rows: RawBuilder<unknown>) =>
  sql`select found.* from (${rows}) as found (employee_id, mismatch, mend, in_file, in_paper, since, contract_id,
    contract_number, change_id, decision_id)`

function joined(
  inCompany: InCompany,
  among: RawBuilder<unknown>,
  parts: readonly RawBuilder<unknown>[],
): RawBuilder<unknown> {
  return sql`${lookedAt(inCompany, among)}, ${papersOf(inCompany)}, ${factsOf(inCompany)},
    mismatches as materialized (${sql.join(parts, sql` union all `)})`
}
