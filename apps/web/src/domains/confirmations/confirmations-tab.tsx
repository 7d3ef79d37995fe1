import { confirmationKindLabels } from '@nhansu/sdk/domains/confirmations'
import { formatDate } from '@nhansu/ui/format/date.ts'
import { useQuery } from '@tanstack/react-query'
import { type AskedLine, AskedTab } from '#web/kit/asked/asked-tab.tsx'
import { query } from '#web/session/queries.ts'
import { ConfirmationStatus } from './confirmation-state.tsx'
import { confirmationName, type ConfirmationRow } from './confirmation-words.ts'
import { useConfirmationDialogs } from './use-confirmation-dialogs.tsx'

interface ConfirmationsTabProps {
  employee: { id: number }
  /** True for the reader's own file. */
  own: boolean
}

/** What somebody asked to have confirmed on paper and what became of it; he asks here. */
export default function ConfirmationsTab({ employee: { id }, own }: ConfirmationsTabProps) {
  const filter = { employee_id: { operator: 'in' as const, value: [id] } }
  return (
    <AskedTab
      title={own ? 'Giấy xác nhận của tôi' : 'Giấy xác nhận'}
      asked={useQuery(query('confirmationRequests.list', { query: { filter } }))}
      failed="Không mở được danh sách giấy xác nhận"
      dialogs={useConfirmationDialogs({ employeeId: id, own })}
      lineOf={lineOf}
    />
  )
}

function lineOf(request: ConfirmationRow): AskedLine {
  const { kind, purpose, created_at: at, number } = request
  return {
    title: confirmationKindLabels[kind],
    text: purpose,
    hint: `Gửi ngày ${formatDate(at.slice(0, 10))}${number === null ? '' : `, số ${number}`}`,
    state: <ConfirmationStatus {...request} />,
    name: confirmationName(request),
  }
}
