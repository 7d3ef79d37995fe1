import type { Schemas } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import { visibleRows } from '../../contract/access.ts'
import { defineHomeCard } from '../../home-card.ts'
import { documentColumns } from './document-rows.ts'
import { expiryState } from './document-source.ts'
import { mine, visibleDocuments } from './visible-documents.ts'

type Row = Schemas['ExpiringDocuments']['documents'][number] & { total: number }

const most = 5

/** Papers that expire next, on the first page. */
export const expiringDocumentsCard = defineHomeCard({
  key: 'expiring_documents',
  title: 'Tài liệu sắp hết hạn',
  permission: 'document_access',
  link: '/tai-lieu',
  emptyText: 'Không có tài liệu nào sắp hết hạn.',
  read: async (context) => {
    const columns = documentColumns(context, [
      'id',
      'number',
      'document_type_label',
      'expiry_date',
      'days_left',
    ])
    const rows = await context.prepared(sql<Row>`
      select ${columns}, count(*) over () as total from documents
      where ${mine(context, visibleRows(context, visibleDocuments))}
        and documents.expiry_date between current_date and current_date + 365 and ${expiryState('documents')} = 'expiring'
      order by documents.expiry_date, documents.id limit ${most}`)
    const [first] = rows
    return first && { total: first.total, documents: rows.map(shownOf) }
  },
})

function shownOf({ id, number, document_type_label, expiry_date, days_left }: Row) {
  return { id, number, document_type_label, expiry_date, days_left }
}
