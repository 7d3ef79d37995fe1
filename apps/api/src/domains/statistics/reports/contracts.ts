import { type SqlBool, sql } from 'kysely'
import type { ProductContext } from '../../../contract/handlers.ts'
import { countedOn } from '../population.ts'
import { type Frame, type Report, type ReportColumn, type ReportRow, shownDay } from '../report.ts'

/** A contract that ends within so many days 'sắp hết hạn'. */
const soonDays = 30

const lastDay = sql`least(contract.end_date, contract.ended_date)`
const noContract: ReportRow = { key: 'none', label: 'Chưa có hợp đồng' }

function byType(day: string): readonly ReportColumn[] {
  const soon = sql`${day}::date + ${soonDays}::integer`
  return [
    {
      key: 'in_force',
      label: 'Còn hiệu lực',
      kind: 'count',
      where: sql<SqlBool>`facts.has_contract and (facts.last_day is null or facts.last_day > ${soon})`,
    },
    {
      key: 'expiring',
      label: 'Sắp hết hạn',
      kind: 'count',
      where: sql<SqlBool>`facts.last_day between ${day}::date and ${soon}`,
    },
    {
      key: 'expired',
      label: 'Đã hết hạn',
      kind: 'count',
      where: sql<SqlBool>`facts.last_day < ${day}::date`,
    },
    { key: 'without', label: 'Chưa có', kind: 'count', where: sql<SqlBool>`not facts.has_contract` },
    { key: 'all', label: 'Tổng', kind: 'count', where: sql<SqlBool>`true` },
  ]
}

/**
 * Hợp đồng: everybody once, by the contract that holds for him on the day, else by the last one before; or those whose
 * contract ends in each of the next twelve months.
 */
export const contracts: Report = {
  key: 'contracts',
  title: 'Hợp đồng lao động',
  fileName: 'HopDong',
  needs: 'contract_access',
  basis: ({ to, asked }) =>
    asked.by === 'month'
      ? `Nhân viên đang làm việc ngày ${shownDay(to)} có hợp đồng hết hạn trong 12 tháng kể từ tháng đó.`
      : `Nhân viên đang làm việc ngày ${shownDay(to)}, mỗi người một lần theo hợp đồng có hiệu lực ngày đó, nếu không còn thì theo hợp đồng gần nhất. Sắp hết hạn: trong ${soonDays} ngày.`,
  clauses: (context, { asked, to, heads }) => sql`${countedOn(context, to, heads, asked)}, facts as (
    select counted.*, held.contract_number is not null as has_contract, held.last_day,
      ${asked.by === 'month' ? sql`to_char(held.last_day, 'YYYY-MM')` : sql`coalesce(held.contract_type_id::text, ${noContract.key})`} as row_key,
      null as row_label,
      held.contract_number || coalesce(', đến ' || to_char(held.last_day, 'DD-MM-YYYY'), ', không xác định thời hạn') as detail
    from counted left join (
      select distinct on (contract.employee_id) contract.employee_id, contract.contract_type_id, contract.contract_number,
        ${lastDay} as last_day
      from contracts contract
      where ${context.inThisCompany('contract')} and contract.state in ('issued', 'ended') and contract.start_date <= ${to}::date
      order by contract.employee_id, coalesce(${lastDay} >= ${to}::date, true) desc, contract.start_date desc, contract.id desc
    ) held on held.employee_id = counted.id
    ${
      asked.by === 'month'
        ? sql`where held.last_day >= ${to}::date
            and held.last_day < date_trunc('month', ${to}::date) + interval '12 months'`
        : sql``
    })`,
  columns: ({ asked, to }) =>
    asked.by === 'month' ? [{ key: 'ends', label: 'Hết hạn', kind: 'count', where: sql`true` }] : byType(to),
  rows: (context, frame) =>
    frame.asked.by === 'month' ? Promise.resolve(monthsFrom(frame.to)) : typeRows(context, frame),
}

/** Twelve months, that of the day first. */
function monthsFrom(day: string): ReportRow[] {
  const [year = 0, month = 1] = day.split('-').map(Number)
  return Array.from({ length: 12 }, (_, index) => {
    const key = new Date(Date.UTC(year, month - 1 + index, 1)).toISOString().slice(0, 7)
    return { key, label: `Tháng ${key.slice(5)}/${key.slice(0, 4)}` }
  })
}

async function typeRows({ db, inThisCompany }: ProductContext, _frame: Frame): Promise<ReportRow[]> {
  const { rows } = await sql<ReportRow>`
    select id::text as key, name as label from contract_types where ${inThisCompany('contract_types')}
    order by vn_fold(name), id`.execute(db)
  return [...rows, noContract]
}
