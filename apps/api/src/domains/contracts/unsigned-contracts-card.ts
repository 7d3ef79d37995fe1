import type { Schemas } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import { visibleRows } from '../../contract/access.ts'
import { asReaderOf, daysFrom, filteredAddress, oneOf } from '../../contract/list-query/filtered-figures.ts'
import { defineHomeCard, figuresOrNothing } from '../../home-card.ts'
import { visibleContracts } from './contract-rows.ts'
import { eContractDue, isNewlyUnsigned } from './e-contract-due.ts'

/** The statuses of what has been signed and was not given up. */
const signed: readonly Schemas['ContractStatus'][] = [
  'Chưa hiệu lực',
  'Còn hiệu lực',
  'Sắp hết hạn',
  'Đã hết hạn',
  'Đã chấm dứt',
]

/** Contracts of the last days that have neither their signed copy nor the id of an electronic one. */
export const unsignedContractsCard = defineHomeCard({
  key: 'unsigned_contracts',
  title: 'Hợp đồng mới ký thiếu bản ký',
  permission: 'contract_access',
  link: '/hop-dong?f.has_file=equal:false',
  emptyText: 'Hợp đồng ký trong 30 ngày qua đều có bản ký hoặc mã điện tử.',
  read: async (asked) => {
    const context = asReaderOf(asked, 'contracts.list')
    const [read] = await context.prepared(sql<{
      late: number
      due: number
      from: string
      late_until: string | null
      due_from: string | null
      today: string
    }>`
      select count(*) filter (where due < current_date)::integer as late,
        count(*) filter (where due >= current_date)::integer as due,
        min(sign_date)::text as from, (max(sign_date) filter (where due < current_date))::text as late_until,
        (min(sign_date) filter (where due >= current_date))::text as due_from, current_date::text as today
      from (
        select contracts.sign_date, ${eContractDue} as due from contracts
        where ${context.inThisCompany('contracts')} and ${visibleRows(context, visibleContracts)} and ${isNewlyUnsigned}
      ) unsigned`)
    if (read === undefined) return undefined
    const figure = (label: string, total: number, from: string, to: string) => ({
      label,
      total,
      link: filteredAddress('/hop-dong', {
        has_file: { operator: 'equal', value: false },
        sign_date: daysFrom(from, to),
        status_name: oneOf(...signed),
      }),
      is_late: label.startsWith('Quá hạn'),
    })
    const { late, due, from, late_until, due_from, today } = read
    return figuresOrNothing([
      ...(late_until === null ? [] : [figure('Quá hạn có mã điện tử', late, from, late_until)]),
      ...(due_from === null ? [] : [figure('Còn trong hạn', due, due_from, today)]),
    ])
  },
})
