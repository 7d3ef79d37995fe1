import type { Schemas } from '@nhansu/sdk/contract'
import type { followUpLabels } from '@nhansu/sdk/domains/contracts'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { type RowConditions, visibleRows } from '../../contract/access.ts'
import { notFound } from '../../contract/failure.ts'
import { type RowReaches, holdsOn, rowReaches, shownRow } from '../../contract/field-rights.ts'
import type { DeedContext, ProductContext } from '../../contract/handlers.ts'
import type { CompanySession } from '../../contract/session.ts'
import { namesIn } from '../../contract/list-query/names.ts'
import type { ListSource } from '../../contract/list-query/source.ts'
import { inUnits, lockEmployees, lockPeople, rowsAboutEmployee } from '../employees/public.ts'
import { hasStatus, statusName, today } from './contract-status.ts'
import { eContractDue } from './e-contract-due.ts'
import { type PayField, payFields } from './pay-fields.ts'
import { isSent, notAboutOneself, sentReviewStatus } from './review-status.ts'

export type ContractRow = Schemas['ContractRow']
export type Contract = Schemas['Contract']
/** A contract as its table and the views of it have it, pay included. */
export type WholeContract = Omit<Contract, 'findings' | 'masked_fields'>

const about = rowsAboutEmployee('contracts')
const daysLeft = sql`case when contracts.state in ('issued', 'ended')
  and coalesce(contracts.ended_date, contracts.end_date) >= ${today}
  then coalesce(contracts.ended_date, contracts.end_date) - ${today} end`

/** Whether a fixed term has run out, nothing has followed it, and the employee is still there. */
export const isOverdue = sql<SqlBool>`(contracts.kind in ('fixed_term', 'seasonal') and contracts.state = 'issued'
  and contracts.end_date < ${today}
  and exists (select from employees e where e.company_id = contracts.company_id and e.id = contracts.employee_id and e.active)
  and not exists (select from contracts later
    where later.company_id = contracts.company_id and later.employee_id = contracts.employee_id
      and later.state in ('issued', 'ended') and later.start_date > contracts.end_date))`

/** Whether its end is to come and nothing that was issued follows it. */
export const isNotFollowed = sql<SqlBool>`(contracts.state = 'issued' and contracts.end_date >= ${today}
  and not exists (select from contracts later
    where later.company_id = contracts.company_id and later.employee_id = contracts.employee_id
      and later.state = 'issued' and later.start_date > contracts.end_date))`

const followUps: Readonly<Record<keyof typeof followUpLabels, RawBuilder<SqlBool>>> = {
  'Chưa ký tiếp': isNotFollowed,
  'Quá hạn ký': isOverdue,
}

/** Rule L6 (khoản 2 Điều 20 BLLĐ): a new contract within so many days, or the old one has become indefinite. */
const overdueText = sql`(select case
    when contracts.end_date + allowed >= ${today}
      then 'Quá hạn ký, còn ' || (contracts.end_date + allowed - ${today}) || ' ngày'
    else 'Đã thành không xác định thời hạn' end
  from (select law_value('renewal_days', contracts.end_date)::integer as allowed) as rule where ${isOverdue})`

/** What can be selected of a row beside the table's own columns. */
const computed: Readonly<Record<string, RawBuilder<unknown>>> = {
  nhansu_id: about.ofEmployee('nhansu_id'),
  full_name: about.ofEmployee('full_name'),
  department_name: about.ofMainPosition('department_name'),
  position_name: about.ofMainPosition('position_name'),
  active: sql`case when ${about.ofEmployee('active')} then 1 else 2 end`,
  contract_type_name: sql`(select name from contract_types t
    where t.company_id = contracts.company_id and t.id = contracts.contract_type_id)`,
  consent_document_number: sql`(select number from documents consent
    where consent.company_id = contracts.company_id and consent.id = contracts.consent_document_id)`,
  days_left: daysLeft,
  status_name: statusName,
  overdue_days: sql`case when ${isOverdue} then ${today} - contracts.end_date end`,
  overdue_text: overdueText,
  e_contract_due: eContractDue,
}

const ofRow = [
  'id',
  'employee_id',
  'nhansu_id',
  'full_name',
  'department_name',
  'position_name',
  'contract_number',
  'contract_type_id',
  'contract_type_name',
  'kind',
  'state',
  'sign_date',
  'start_date',
  'end_date',
  'days_left',
  'status_name',
  'overdue_days',
  'overdue_text',
  'has_file',
  'e_contract_due',
  'version',
  'created_at',
  'updated_at',
] as const satisfies readonly (keyof ContractRow)[]
const ofContract = [
  'other_term',
  'term_exception',
  'term_exception_reason',
  'signer_id',
  'signer_name',
  'signer_title',
  'authority_no',
  'job_title',
  'work_place',
  'nature_of_work',
  'probation_group',
  'probation_days',
  'probation_salary',
  'salary_level',
  'salary',
  'allowances',
  'pay_form',
  'pay_day',
  'working_time',
  'leave_days',
  'is_part_time',
  'hours_per_day',
  'hours_per_week',
  'training_form',
  'training_fee',
  'consent_document_id',
  'consent_document_number',
  'note',
  'e_contract_id',
  'ended_date',
  'end_reason',
  'notice_date',
  'notice_exemption',
  'is_special_job',
  'decision_no',
  'cancel_reason',
  'issued_at',
] as const satisfies readonly (keyof Contract)[]

/** Selects these fields of a contract by their names on the wire. */
export function contractColumns(fields: Iterable<string>): RawBuilder<unknown> {
  return sql.join(
    [...fields].map((field) => sql`${computed[field] ?? sql.ref(`contracts.${field}`)} as ${sql.ref(field)}`),
  )
}

/** The columns of a row of the list, where it is told of each whether its employee is still here. */
export const rowColumns: RawBuilder<unknown> = contractColumns([...ofRow, 'active'])

/** Which contracts each scope shows: those of the units' employees; one's own once they are issued. */
export const visibleContracts: RowConditions = {
  table: 'contracts',
  unit: ({ session, inThisCompany }) => sql<SqlBool>`contracts.employee_id in (
    select units.employee_id from employee_units units
    where ${inThisCompany('units')} and units.department_id = any(${session.unitIds}::bigint[]))`,
  own: ({ session }) =>
    sql<SqlBool>`(contracts.employee_id = ${session.employeeId} and contracts.state <> 'draft')`,
}

/** Which contracts somebody may write: nobody his own by the scope over himself. */
export const writableContracts: RowConditions = {
  table: 'contracts',
  ...(visibleContracts.unit && { unit: visibleContracts.unit }),
}

/** Whose contracts somebody may prepare, by the scope of the right to edit contracts. */
export const preparedFor: RowConditions = {
  table: 'employees',
  unit: (context) => inUnits(context.session.unitIds, context),
}

export const contractSource: ListSource = {
  table: 'contracts',
  words: { table: 'contract_words', key: 'contract_id' },
  defaultSort: '-start_date',
  fields: {
    ...about.fields,
    days_left: { sortsBy: daysLeft },
    contract_type_id: { values: 'integer', names: namesIn('contract_types') },
    active: {
      values: 'integer',
      // The specification's two words: 1 is at work, 2 is not.
      matches: (values, { inThisCompany }) => ({
        table: 'contracts',
        key: 'id',
        where: (alias) => sql<SqlBool>`exists (select from employees e
          where ${inThisCompany('e')} and e.id = ${sql.ref(`${alias}.employee_id`)}
            and case when e.active then 1 else 2 end = any(${values}::integer[]))`,
      }),
    },
    review_status: {
      values: 'string',
      matches: (values, context) => ({
        table: 'contracts',
        key: 'id',
        where: (alias) => sql<SqlBool>`${sql.ref(`${alias}.id`)} in (
          select contracts.id from contracts
          where ${context.inThisCompany('contracts')} and ${notAboutOneself(asReader(context))}
            and ${isSent} and ${sentReviewStatus} = any(${values}::text[]))`,
      }),
    },
    follow_up: {
      values: 'string',
      // Of the row itself, so that the days of its end, asked beside it, find it by their index.
      matches: (values) =>
        sql<SqlBool>`(${sql.join(
          [...values.flatMap((value) => followUpOf(String(value))), sql`false`],
          sql` or `,
        )})`,
    },
    status_name: { values: 'string', matches: hasStatus },
  },
}

function followUpOf(value: string): RawBuilder<SqlBool>[] {
  return Object.entries(followUps).flatMap(([name, condition]) => (name === value ? [condition] : []))
}

/** Filters get the context of the request, which their type tells as the transaction that it is among others. */
function asReader(context: object): ProductContext {
  return context as ProductContext
}

/** Sets the day that states are asked for in this transaction. */
export async function askAsOf({ db }: ProductContext, day: string | undefined): Promise<void> {
  if (day !== undefined) await sql`select set_config('app.as_of', ${day}, true)`.execute(db)
}

/** A contract that lies open before whoever asks. */
export interface OpenContract {
  contract: WholeContract
  reaches: RowReaches
  /** Of a draft the fields of pay that still say what the contract before it pays. */
  takenOverPay: readonly PayField[]
  /** It was drafted to follow another one. */
  isRenewal: boolean
}

/**
 * Opens a contract as far as the operation's rights reach.
 * @param forWriting holds the person and the row until the end of the transaction, so that of two who write the second
 *   sees what the first did
 * @param withWork holds the tree of units before them, for what goes on to write the person's work
 * @throws ApiFailure 404 for one that is not there, or not for whoever asks
 */
export async function openContract(
  context: DeedContext,
  id: number,
  { forWriting = false, withWork = false }: { forWriting?: boolean; withWork?: boolean } = {},
): Promise<OpenContract> {
  const { db, inThisCompany } = context
  const conditions = forWriting ? writableContracts : visibleContracts
  const mine = sql`${inThisCompany('contracts')} and ${visibleRows(context, conditions)} and contracts.id = ${id}`
  if (forWriting) {
    await holdPeople(context, [id], withWork ? lockEmployees : lockPeople)
    await sql`select id from contracts where ${mine} for update of contracts`.execute(db)
  }
  const { rows } = await sql<WholeContract & Omit<OpenContract, 'contract'>>`
    select ${contractColumns([...ofRow, ...ofContract])}, ${rowReaches(context, visibleContracts)} as reaches,
      contracts.taken_over_pay as "takenOverPay", contracts.renewed_from_id is not null as "isRenewal"
    from contracts where ${mine}`.execute(db)
  if (rows[0] === undefined) throw notFound()
  const { reaches, takenOverPay, isRenewal, ...contract } = rows[0]
  return { contract, reaches, takenOverPay, isRenewal }
}

/**
 * Keeps others who write of the people of these contracts waiting. People come before their contracts, as with decisions,
 * which hold the people and then end their contracts: in the other order each would wait for the other.
 */
export async function holdPeople(
  context: DeedContext,
  ids: readonly number[],
  hold: typeof lockEmployees = lockPeople,
): Promise<void> {
  const { rows } = await sql<{ employee_id: number }>`
    select distinct employee_id from contracts
    where ${context.inThisCompany('contracts')} and ${visibleRows(context, writableContracts)}
      and contracts.id = any(${ids}::bigint[])`.execute(context.db)
  const people = rows.map(({ employee_id }) => employee_id)
  if (people.length > 0) await hold(context, people)
}

/** Whose rights over what is paid are asked. */
export type PayReader = Pick<DeedContext, 'scopes'> & { session: Pick<CompanySession, 'grants'> }

interface SaidState {
  contract: Pick<WholeContract, 'state'>
}

/**
 * Whether this reader may see what somebody is paid by a contract: of a draft whoever prepares it, of an issued one who
 * may see pay, and everybody his own. A draft that still says what the contract before it pays is as closed as that one.
 */
export function seesPay(
  context: PayReader,
  { contract, reaches, takenOverPay }: Pick<OpenContract, 'reaches' | 'takenOverPay'> & SaidState,
): boolean {
  if (reaches[1]) return true
  const isOwnDraft = contract.state === 'draft' && takenOverPay.length === 0
  return holdsOn(context, isOwnDraft ? ['employee_pay', 'contract_edit'] : ['employee_pay'], reaches)
}

/** The same of a paper in which the pay stands: that of a renewal may have been made while it was still the old one. */
export function seesPrintedPay(
  context: PayReader,
  open: Pick<OpenContract, 'reaches' | 'isRenewal'> & SaidState,
): boolean {
  return seesPay(context, { ...open, takenOverPay: open.isRenewal ? payFields : [] })
}

/** A contract as its reader may see it. */
export function shownContract(
  context: ProductContext,
  open: OpenContract,
  findings: Contract['findings'],
): Contract {
  if (seesPay(context, open)) return { ...open.contract, findings, masked_fields: [] }
  const whole = { ...open.contract, findings: findings.filter((finding) => !tellsOfPay(finding)) }
  const { dotted_fields: _, ...shown } = shownRow(context, 'contract', whole, open.reaches)
  // Of the fields that every contract has only pay asks for a right, and no pay is required.
  return shown as Contract
}

const payOfFindings: ReadonlySet<string> = new Set([
  'salary',
  'salary_level',
  'probation_salary',
  'allowances',
])
const rulesOnPay: ReadonlySet<string> = new Set(['L4', 'L7', 'L11'])

/** Whether a finding says something of what somebody is paid; what was kept before its field was tells it by its words. */
function tellsOfPay({ rule, field, text }: Contract['findings'][number]): boolean {
  if (field !== null) return payOfFindings.has(field)
  return rulesOnPay.has(rule) && /lương/iu.test(text.normalize('NFC'))
}
