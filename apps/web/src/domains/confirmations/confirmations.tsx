import { confirmationKindLabels, confirmationStateLabels } from '@nhansu/sdk/domains/confirmations'
import { fieldFacts } from '@nhansu/sdk/field-facts/confirmation-requests'
import { formatDate } from '@nhansu/ui/format/date.ts'
import { Eye } from 'lucide-react'
import { useMemo } from 'react'
import { defineResource, type Row } from '#web/kit/resource/define-resource.ts'
import { opens } from '#web/kit/resource/opens.tsx'
import type { ListActions } from '#web/kit/resource/list-actions.ts'
import { listScreen } from '#web/kit/resource/list-screen.tsx'
import { ConfirmationStatus } from './confirmation-state.tsx'
import { confirmationName } from './confirmation-words.ts'
import { useConfirmationDialogs } from './use-confirmation-dialogs.tsx'

/** What employees want to have confirmed on paper, those who wait longest first. */
export default listScreen(
  defineResource('confirmationRequests', {
    facts: fieldFacts,
    title: 'Giấy xác nhận',
    label: 'yêu cầu',
    nameOf: confirmationName,
    search: [],
    columns: [
      { field: 'full_name', filter: 'text', main: true, width: 175, opens: opens('show') },
      { field: 'nhansu_id', filter: 'text', kind: 'code', width: 110, hidden: true },
      {
        field: 'department_name',
        filter: { by: 'department_id', kind: { reference: 'departments' } },
        width: 150,
        hidden: true,
      },
      { field: 'kind', filter: { labels: confirmationKindLabels }, width: 185 },
      { field: 'purpose', width: 220 },
      { field: 'recipient', width: 180, hidden: true },
      {
        field: 'state',
        filter: { labels: confirmationStateLabels },
        width: 215,
        cell: (_, row) => <ConfirmationStatus {...row} />,
      },
      {
        field: 'created_at',
        filter: 'datetime',
        width: 115,
        cell: (at) => formatDate(at.slice(0, 10)),
      },
      { field: 'number', width: 150 },
      { field: 'issued_on', filter: 'date', width: 115, hidden: true },
      { field: 'settled_by_name', width: 140, hidden: true },
      { field: 'revoked_by_name', width: 140, hidden: true },
      { field: 'created_by_name', hidden: true },
    ],
    useActions: useConfirmationActions,
  }),
)

function useConfirmationActions(): ListActions<Row<'confirmationRequests'>> {
  const { show, offered, dialogs } = useConfirmationDialogs()
  const row = useMemo(() => [{ id: 'show', label: 'Xem yêu cầu', icon: Eye, onSelect: show }], [show])
  return { row, page: offered, dialogs }
}
