import type { Schemas } from '@nhansu/sdk/contract'
import { type SqlBool, sql } from 'kysely'
import { visibleRows } from '../../contract/access.ts'
import { ApiFailure, notFound } from '../../contract/failure.ts'
import type { Handler, ProductContext } from '../../contract/handlers.ts'
import { isMailAddress } from '../../mail/addresses.ts'
import { lettersNow, sendNow } from '../settings/public.ts'
import { itemColumns } from './contract-reminders.ts'
import { writableContracts } from './contract-rows.ts'

type Kind = 'contract' | 'probation'
type Told = Schemas['ContractReminderNow']

/** A contract somebody asks to remind of, as it stands today. */
interface Asked {
  recordId: number
  kind: Kind
  dueDate: string
  daysLeft: number
  departmentId: number | null
  employeeId: number
  text: string
  contract_number: string | null
  full_name: string
  /** Why nobody is reminded of it; null where somebody can be. */
  problem: string | null
}

/** Who tells the contract's end to whom, by hand or by its rule. */
const kindsTold = ['contract', 'probation', 'e_contract'] as const

/**
 * Reminds those whom the company's rule names of contracts that end, at once and beside its steps; of one contract once a day at
 * most, whoever asks. A preview tells who would hear of each, and of which nobody would, with the reason.
 */
export const remindOfContracts: Handler<'contracts.remind'> = async (
  { query = {}, body: { ids } },
  context,
) => {
  const isPreview = query.dry_run === true
  const asked = await askedContracts(context, ids, isPreview)
  if (asked.length !== ids.length) throw notFound()
  const letters = await lettersNow(
    context,
    asked.filter(({ problem }) => problem === null),
  )
  const reminders = asked.map((contract): Told => {
    const { recordId, contract_number, full_name } = contract
    const readers = letters.filter(({ lines }) => lines.some((line) => line.recordId === recordId))
    const problem = contract.problem ?? (readers.length === 0 ? nobody : null)
    const recipients = readers.map(({ fullName, address }) => ({
      full_name: fullName,
      has_mail: address !== null && isMailAddress(address),
    }))
    return { contract_id: recordId, contract_number, full_name, recipients, problem }
  })
  if (isPreview) return { reminders }
  const told = reminders.filter(({ problem }) => problem === null)
  if (told.length === 0) {
    throw new ApiFailure(409, `Không nhắc được hợp đồng nào. ${reminders[0]?.problem ?? ''}`.trim())
  }
  await sendNow(context, letters, context.session.userId)
  for (const { contract_id } of told) context.audit({ recordId: contract_id })
  return { reminders }
}

const nobody = 'Quy tắc nhắc việc chưa có người nhận hoặc đang tắt.'

/** @param isPreview whoever only looks keeps nobody waiting */
async function askedContracts(
  context: ProductContext,
  ids: readonly number[],
  isPreview: boolean,
): Promise<Asked[]> {
  const { db, inThisCompany } = context
  const mine = sql<SqlBool>`${inThisCompany('contracts')} and ${visibleRows(context, writableContracts)}
    and contracts.id = any(${ids}::bigint[])`
  // Of two who press at once the second finds that it has been told today.
  if (!isPreview)
    await sql`select from contracts where ${mine} order by id for no key update of contracts`.execute(db)
  const { rows } = await sql<Asked>`
    select ${itemColumns(sql`case contracts.kind when 'probation' then 'hợp đồng thử việc' else 'hợp đồng' end`)},
      case contracts.kind when 'probation' then 'probation' else 'contract' end as kind, contracts.contract_number,
      employees.full_name,
      case
        when contracts.state <> 'issued' then 'Chỉ nhắc hợp đồng đã ban hành và chưa chấm dứt.'
        when contracts.end_date is null then 'Hợp đồng không xác định thời hạn, không có ngày hết hạn để nhắc.'
        when not employees.active then 'Nhân viên đã nghỉ việc.'
        when exists (select from contracts later
          where ${inThisCompany('later')} and later.employee_id = contracts.employee_id
            and later.state = 'issued' and later.start_date > contracts.end_date) then 'Đã có hợp đồng tiếp theo.'
        when exists (select from reminders_told told where ${inThisCompany('told')} and told.record_id = contracts.id
            and told.kind in ('contract', 'probation') and told.told_on = current_date)
          then 'Hôm nay đã nhắc hợp đồng này.'
      end as problem
    from contracts
    join employees on ${inThisCompany('employees')} and employees.id = contracts.employee_id
    left join employee_positions held on ${inThisCompany('held')} and held.employee_id = contracts.employee_id
      and held.is_main and held.to_date is null
    where ${mine} order by contracts.end_date, contracts.id`.execute(db)
  return rows
}

/** What was told of a contract and to whom, the last first; for who may read it as another's. */
export const contractReminders: Handler<'contracts.reminders'> = async ({ path: { id } }, context) => {
  const { db, inThisCompany } = context
  const { rows: found } = await sql`
    select from contracts where ${inThisCompany('contracts')} and ${visibleRows(context, writableContracts)}
      and contracts.id = ${id}`.execute(db)
  if (found.length === 0) throw notFound()
  const { rows } = await sql<Schemas['ContractReminder']>`
    select told.told_on, told.kind, told.due_date, told.due_date - told.told_on as days_left,
      array_agg(employees.full_name order by employees.sort_name, employees.id) as recipients,
      case when told.asked_by is not null then coalesce(
        (select full_name from names_of_users(array[told.asked_by])), 'người không còn tài khoản ở công ty') end as asked_by_name
    from reminders_told told
    join employees on ${inThisCompany('employees')} and employees.id = told.employee_id
    where ${inThisCompany('told')} and told.record_id = ${id} and told.kind = any(${[...kindsTold]}::text[])
    group by told.told_on, told.kind, told.due_date, told.asked_by
    order by told.told_on desc, told.kind, told.asked_by nulls last`.execute(db)
  return { reminders: rows }
}
