import { confirmationKindLabels } from '@nhansu/sdk/domains/confirmations'
import { sql } from 'kysely'
import { visibleRows } from '../../contract/access.ts'
import type { ProductContext } from '../../contract/handlers.ts'
import { filteredFigures, oneOf } from '../../contract/list-query/filtered-figures.ts'
import { defineHomeCard, figuresOrNothing } from '../../home-card.ts'
import { confirmationColumns, type ConfirmationRow } from './confirmation-rows.ts'
import { confirmationParts } from './confirmation-requests.ts'
import { visibleConfirmations } from './visible-confirmations.ts'

const path = '/nhan-vien/giay-xac-nhan'
/** So many stand on the card by name; the list has them all. */
const mostLines = 5

/** Who waits for a paper and for how long, for who may issue it. */
export const confirmationsWaitingCard = defineHomeCard({
  key: 'confirmations_waiting',
  title: 'Giấy xác nhận chờ cấp',
  permission: 'employee_edit',
  needs: ['employee_access'],
  link: path,
  emptyText: 'Không có yêu cầu giấy xác nhận nào đang chờ.',
  read: async (context) => {
    const figures = await filteredFigures(
      context,
      { operation: 'confirmationRequests.list', path, parts: confirmationParts },
      [{ label: 'Yêu cầu chờ cấp', filter: { state: oneOf('waiting') } }],
    )
    return figuresOrNothing(figures, await longestWaits(context))
  },
})

type Waiting = Pick<ConfirmationRow, 'id' | 'full_name' | 'kind' | 'days_waiting'>

async function longestWaits(context: ProductContext) {
  const columns = confirmationColumns(context, ['id', 'full_name', 'kind', 'days_waiting'])
  const rows = await context.prepared(sql<Waiting>`
    select ${columns} from confirmation_requests
    where ${context.inThisCompany('confirmation_requests')} and ${visibleRows(context, visibleConfirmations)}
      and confirmation_requests.state = 'waiting'
    order by confirmation_requests.created_at, confirmation_requests.id limit ${mostLines}`)
  return rows.map(({ id, full_name: name, kind, days_waiting: days }) => ({
    text: `${name}: ${confirmationKindLabels[kind]}`,
    note: days ? `Chờ ${days} ngày` : 'Gửi hôm nay',
    link: `${path}?id=${id}`,
  }))
}
