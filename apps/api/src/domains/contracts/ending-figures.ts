import type { Schemas } from '@nhansu/sdk/contract'
import { followUpLabels } from '@nhansu/sdk/domains/contracts'
import { sql } from 'kysely'
import type { ProductContext } from '../../contract/handlers.ts'
import { daysFrom, filteredFigures, oneOf } from '../../contract/list-query/filtered-figures.ts'
import { contractSource, visibleContracts } from './contract-rows.ts'

/** How many contracts end within some days and are not followed yet, and of how many the signing is late, each as its list. */
export async function endingFigures(context: ProductContext): Promise<Schemas['HomeFigure'][]> {
  const { rows } = await sql<{ today: string; days: Record<string, string> }>`
    select current_date::text as today, jsonb_object_agg(ahead, current_date + ahead) as days
    from unnest(array[7, 30, 60]) as ahead`.execute(context.db)
  const { today = '', days = {} } = rows[0] ?? {}
  return filteredFigures(
    context,
    {
      operation: 'contracts.list',
      path: '/hop-dong',
      parts: () => ({ source: contractSource, visible: visibleContracts }),
    },
    [
      {
        label: followUpLabels['Quá hạn ký'],
        filter: { follow_up: oneOf(followUpLabels['Quá hạn ký']) },
        isLate: true,
      },
      ...Object.entries(days).map(([ahead, last]) => ({
        label: `Hết hạn trong ${ahead} ngày`,
        filter: { follow_up: oneOf(followUpLabels['Chưa ký tiếp']), end_date: daysFrom(today, last) },
      })),
    ],
  )
}
