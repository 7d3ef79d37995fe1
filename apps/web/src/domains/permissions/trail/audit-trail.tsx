import { fieldFacts } from '@nhansu/sdk/field-facts/audit-trail'
import {
  operationWords,
  wordsOfOperation,
  workWords,
  writingOperations,
} from '@nhansu/sdk/domains/operations'
import { type AuditTrailResult, auditTrailResultLabels } from '@nhansu/sdk/domains/permissions'
import { Status, type StatusTone } from '@nhansu/ui/badge/status.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { defineResource, type Row } from '#web/kit/resource/define-resource.ts'
import { listScreen } from '#web/kit/resource/list-screen.tsx'
import { workbookActions } from '#web/kit/workbooks/workbook-actions.tsx'
import { AuditDetail } from './audit-detail.tsx'
import { LineDetail } from './line-detail.tsx'
import { RecordName } from './record-name.tsx'
import { useTrailExport } from './use-trail-export.ts'

type Entry = Row<'auditTrail'>

const resultTones: Readonly<Record<AuditTrailResult, StatusTone>> = {
  done: 'plain',
  refused: 'bad',
  failed: 'warn',
}

/** What lines may be about, to choose from. */
const deeds: Readonly<Record<string, string>> = {
  ...Object.fromEntries(writingOperations.map((id) => [id, operationWords[id]])),
  ...workWords,
}

const trail = defineResource('auditTrail', {
  facts: fieldFacts,
  title: 'Nhật ký thao tác',
  label: 'dòng nhật ký',
  emptyText: 'Mỗi lần ai đó thêm, sửa, xóa, xuất dữ liệu hoặc bị từ chối, một dòng được ghi lại ở đây.',
  nameOf: ({ operation, record_name }) =>
    [wordsOfOperation(operation), record_name].filter(Boolean).join(' '),
  search: ['user', 'record', 'request_id'],
  useActions: workbookActions('auditTrail', { export: 'permission_export' }),
  searchLabel: 'Tìm theo người, bản ghi hoặc mã yêu cầu',
  columns: [
    { field: 'at', filter: 'datetime', seconds: true, width: 178 },
    {
      field: 'user',
      // An object has no title of its own.
      header: 'Người thực hiện',
      filter: { by: 'user_id', kind: { reference: 'users' } },
      width: 160,
      cell: (user, { detail }) => <Doer user={user} by={detail['by']} />,
    },
    {
      field: 'operation',
      filter: { labels: deeds },
      main: true,
      width: 190,
      cell: (operation) => wordsOfOperation(operation),
    },
    { field: 'record_name', width: 165, cell: (_, entry) => <RecordName entry={entry} /> },
    {
      field: 'result',
      filter: { labels: auditTrailResultLabels },
      width: 118,
      cell: (result) => <Status tone={resultTones[result]}>{auditTrailResultLabels[result]}</Status>,
    },
    {
      field: 'changed_labels',
      width: 140,
      cell: (labels) => <span title={labels.join(', ')}>{labels.join(', ') || '–'}</span>,
    },
    { field: 'detail', width: 210, cell: (detail) => <AuditDetail detail={detail} /> },
    { field: 'request_id', kind: 'code', hidden: true },
  ],
  renderDetail: (entry) => <LineDetail entry={entry} />,
})

/** Who did what to which record in the current company. There is nothing here to change: nobody can. */
export default listScreen({ ...trail, useActions: useTrailExport })

/** Who came by a link of his own, without an account. */
const strangers = new Map<unknown, string>([
  ['applicant', 'Người dự tuyển'],
  ['invited', 'Học viên, qua đường dẫn'],
])

function Doer({ user, by }: { user: Entry['user']; by: unknown }) {
  if (user === null) return <Text tone="hint">{strangers.get(by) ?? 'Hệ thống'}</Text>
  const { id, full_name, login } = user
  if (full_name === null) return <Text tone="hint">Người dùng số {id} của công ty khác</Text>
  return <span title={`${full_name} (${login})`}>{full_name}</span>
}
