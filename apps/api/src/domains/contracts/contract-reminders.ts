import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { ProductContext } from '../../contract/handlers.ts'
import type { CompanyTransaction } from '../../db/transaction.ts'
import { defineReminder, type ReminderItem } from '../../reminder-kind.ts'
import { eContractDue, isNewlyUnsigned, isUnsigned } from './e-contract-due.ts'
import { reviewStatus } from './review-status.ts'

const termKinds = ['fixed_term', 'seasonal', 'training'] as const
const probationKinds = ['probation'] as const

/** True of an issued contract that nothing issued follows. */
const isLast = sql<SqlBool>`contracts.state = 'issued' and not exists (select from contracts later
  where later.company_id = contracts.company_id and later.employee_id = contracts.employee_id
    and later.state = 'issued' and later.start_date > contracts.end_date)`

/** A contract that is spoken of ends within so many days; reminders begin no earlier. */
const farthestEnd = 366

/**
 * Whether a contract of the reader that ran when a notice was written still ends without another behind it; the row of
 * `notices` says when that was.
 */
export function ownContractEnds(
  { inThisCompany, session }: ProductContext,
  which: 'term' | 'probation',
): RawBuilder<SqlBool> {
  const kinds = which === 'term' ? termKinds : probationKinds
  return sql<SqlBool>`exists (select from contracts
    where ${inThisCompany('contracts')} and contracts.employee_id = ${session.employeeId} and ${isLast}
      and contracts.kind = any(${[...kinds]}::text[]) and contracts.start_date <= notices.created_at::date
      and contracts.end_date between current_date and notices.created_at::date + ${farthestEnd}::integer)`
}

/**
 * Whether the contract of somebody else at work that a row `told` of `reminders_told` names still ends on that day, or has ended
 * then, and nothing follows it: from its end on it is overdue, and waits all the more.
 */
export function toldContractEnds({ inThisCompany }: ProductContext): RawBuilder<SqlBool> {
  return sql<SqlBool>`exists (select from contracts
    join employees holder on holder.company_id = contracts.company_id and holder.id = contracts.employee_id
      and holder.active
    where ${inThisCompany('contracts')} and contracts.id = told.record_id and ${isLast}
      and contracts.employee_id <> told.employee_id and contracts.end_date = told.due_date)`
}

/**
 * Whether the contract of somebody else that a row `told` of `reminders_told` names still has neither its signed copy nor the
 * id of an electronic one. It waits for as long as it has none, also of who has left.
 */
export function toldContractUnsigned({ inThisCompany }: ProductContext): RawBuilder<SqlBool> {
  return sql<SqlBool>`exists (select from contracts
    where ${inThisCompany('contracts')} and contracts.id = told.record_id and ${isUnsigned}
      and contracts.employee_id <> told.employee_id)`
}

/** Fixed terms that end and that nothing issued follows. */
export const contractReminder = defineReminder({
  kind: 'contract',
  title: 'Hợp đồng sắp hết hạn',
  permission: 'contract_access',
  dueWithin: (transaction, days) => endingWithin(transaction, termKinds, days, 'hợp đồng'),
})

/** The same for probation. */
export const probationReminder = defineReminder({
  kind: 'probation',
  title: 'Sắp hết thời gian thử việc',
  permission: 'contract_access',
  dueWithin: (transaction, days) => endingWithin(transaction, probationKinds, days, 'hợp đồng thử việc'),
})

/**
 * Contracts of the last days that have neither their signed copy nor the id of an electronic one; told until one is there.
 * Never on the day of signing itself: most copies come in the course of it.
 */
export const eContractReminder = defineReminder({
  kind: 'e_contract',
  title: 'Hợp đồng mới ký thiếu bản ký',
  permission: 'contract_access',
  dueWithin: async ({ db, inThisCompany }, days) => {
    const { rows } = await sql<ReminderItem>`
      select unsigned.id as "recordId", unsigned.due as "dueDate", unsigned.due - current_date as "daysLeft",
        held.department_id as "departmentId", employees.id as "employeeId",
        employees.full_name || ' (' || employees.nhansu_id || '), hợp đồng ' || unsigned.contract_number
          || ', chưa có bản ký hoặc mã hợp đồng điện tử' as text
      from (
        select contracts.id, contracts.employee_id, contracts.contract_number, ${eContractDue} as due
        from contracts where ${inThisCompany('contracts')} and ${isNewlyUnsigned}
          and contracts.sign_date < current_date) unsigned
      join employees on ${inThisCompany('employees')} and employees.id = unsigned.employee_id
      left join employee_positions held on ${inThisCompany('held')} and held.employee_id = unsigned.employee_id
        and held.is_main and held.to_date is null
      where unsigned.due <= current_date + ${days}::integer
      order by unsigned.due, unsigned.id`.execute(db)
    return rows
  },
})

/** Whoever heads the unit is asked for his part of the review in the same line. */
const asksForReview = sql`(case when ${reviewStatus} in ('Chờ ý kiến đơn vị', 'Quá hạn ý kiến đơn vị')
  then ', chờ ý kiến đơn vị trên phiếu đánh giá tái ký' else '' end)`

/** What is told of a contract, which the query joins with its employee and with the main position that he holds. */
export const itemColumns = (words: RawBuilder<unknown>) => sql`
  contracts.id as "recordId", contracts.end_date as "dueDate", contracts.end_date - current_date as "daysLeft",
  held.department_id as "departmentId", employees.id as "employeeId",
  employees.full_name || ' (' || employees.nhansu_id || '), ' || ${words} || ' ' || contracts.contract_number
    || ${asksForReview} as text`

async function endingWithin(
  { db, inThisCompany }: CompanyTransaction,
  kinds: readonly string[],
  days: number,
  words: string,
): Promise<ReminderItem[]> {
  const { rows } = await sql<ReminderItem>`
    select ${itemColumns(sql`${words}::text`)}
    from contracts
    join employees on employees.company_id = contracts.company_id and employees.id = contracts.employee_id
      and employees.active
    left join employee_positions held on held.company_id = contracts.company_id
      and held.employee_id = contracts.employee_id and held.is_main and held.to_date is null
    where ${inThisCompany('contracts')} and ${isLast} and contracts.kind = any(${[...kinds]}::text[])
      and contracts.end_date between current_date and current_date + ${days}::integer
    order by contracts.end_date, contracts.id`.execute(db)
  return rows
}
