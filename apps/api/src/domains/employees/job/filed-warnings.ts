import { sql } from 'kysely'
import type { CompanyTransaction } from '../../../db/transaction.ts'
import { type CivilDay, spokenDay } from './days.ts'

/** So many reports are named; whoever changes what is years past knows from these. */
const mostNamed = 3

/**
 * Reports to the authorities (form 01/PLI) that were made of a day on or after this one, so that they were filed from
 * the old state; the trail knows when each was made and of which day.
 */
export async function filedWarnings(
  { db, inThisCompany }: CompanyTransaction,
  day: CivilDay,
): Promise<string[]> {
  const { rows } = await sql<{ period: string; as_of: CivilDay }>`
    select trail.detail ->> 'period' as period, max(trail.detail ->> 'as_of') as as_of
    from audit_trail trail
    where ${inThisCompany('trail')} and trail.operation in ('labourReport.download', 'labourReport.print')
      and trail.result = 'done' and trail.detail ->> 'as_of' >= ${day}
    group by 1 order by 2 desc, 1 desc limit ${mostNamed}`.execute(db)
  return rows.map(
    ({ period, as_of }) =>
      `Báo cáo mẫu 01/PLI ${spokenPeriod(period)} (tính đến ngày ${spokenDay(as_of)}) đã lập theo số liệu cũ; số liệu từ nay khác báo cáo đó.`,
  )
}

function spokenPeriod(period: string): string {
  const [year = '', half] = period.split('-')
  return half === undefined ? `năm ${year}` : `6 tháng đầu năm ${year}`
}
