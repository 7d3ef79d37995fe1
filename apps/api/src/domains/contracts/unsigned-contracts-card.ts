import type { Schemas } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import { visibleRows } from '../../contract/access.ts'
import { asReaderOf, daysFrom, filteredAddress, oneOf } from '../../contract/list-query/filtered-figures.ts'
import { defineHomeCard, figuresOrNothing } from '../../home-card.ts'
import { visibleContracts } from './contract-rows.ts'
import { daysOfId, daysUnsigned, isNewlyUnsigned } from './e-contract-due.ts'

/** The statuses of what has been signed and was not given up. */
const signed: readonly Schemas['ContractStatus'][] = [
  'Chưa hiệu lực',
  'Còn hiệu lực',
  'Sắp hết hạn',
  'Đã hết hạn',
  'Đã chấm dứt',
]

/**
 * Contracts of the last days that have neither their signed copy nor the id of an electronic one. They are parted by the day
 * of signing, as the law of today has it: so each figure is the list behind it, also where the law has changed between them.
 */
export const unsignedContractsCard = defineHomeCard({
  key: 'unsigned_contracts',
  title: 'Hợp đồng mới ký thiếu bản ký',
  permission: 'contract_access',
  link: '/hop-dong?f.has_file=equal:false',
  emptyText: `Hợp đồng ký trong ${daysUnsigned} ngày qua đều có bản ký hoặc mã điện tử.`,
  read: async (asked) => {
    const context = asReaderOf(asked, 'contracts.list')
    const [read] = await context.prepared(sql<{
      late: number
      fresh: number
      days: number
      oldest: string
      last_late: string
      first_fresh: string
      today: string
    }>`
      with law as materialized (select ${daysOfId(sql`current_date`)} as days)
      select count(*) filter (where contracts.sign_date < current_date - law.days)::integer as late,
        count(*) filter (where contracts.sign_date >= current_date - law.days)::integer as fresh, law.days,
        (current_date - ${daysUnsigned}::integer)::text as oldest, (current_date - law.days - 1)::text as last_late,
        (current_date - law.days)::text as first_fresh, current_date::text as today
      from contracts cross join law
      where ${context.inThisCompany('contracts')} and ${visibleRows(context, visibleContracts)} and ${isNewlyUnsigned}
      group by law.days`)
    if (read === undefined) return undefined
    const figure = (
      label: string,
      { total, from, to, isLate }: { total: number; from: string; to: string; isLate: boolean },
    ) => ({
      label,
      total,
      link: filteredAddress('/hop-dong', {
        has_file: { operator: 'equal', value: false },
        sign_date: daysFrom(from, to),
        status_name: oneOf(...signed),
      }),
      is_late: isLate,
    })
    const { late, fresh, days, oldest, last_late, first_fresh, today } = read
    return figuresOrNothing([
      ...(late === 0
        ? []
        : [
            figure(`Ký quá ${days} ngày, chưa có bản ký hoặc mã điện tử`, {
              total: late,
              from: oldest,
              to: last_late,
              isLate: true,
            }),
          ]),
      ...(fresh === 0
        ? []
        : [figure('Mới ký, chưa có bản ký', { total: fresh, from: first_fresh, to: today, isLate: false })]),
    ])
  },
})
