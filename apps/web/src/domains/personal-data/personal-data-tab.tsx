import { personalDataRequestKindLabels } from '@nhansu/sdk/domains/personal-data'
import { formatDate } from '@nhansu/ui/format/date.ts'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { useQuery } from '@tanstack/react-query'
import { type AskedLine, AskedTab } from '#web/kit/asked/asked-tab.tsx'
import { query } from '#web/session/queries.ts'
import { usePermission } from '#web/session/use-profile.ts'
import { DataArchives } from './data-archives.tsx'
import { DataRequestState } from './data-request-state.tsx'
import { type DataRequestRow, requestName } from './data-request-words.ts'
import { ErasedNote } from './erased-note.tsx'
import { KeptData } from './kept-data.tsx'
import { OwnNotice } from './own-notice.tsx'
import { useDataRequestDialogs } from './use-data-request-dialogs.tsx'
import { WhoHasSeen } from './who-has-seen.tsx'

interface PersonalDataTabProps {
  employee: { id: number }
  /** True for the reader's own file. */
  own: boolean
}

const rights =
  'Bạn có quyền xem, chỉnh sửa, xóa dữ liệu của mình, rút lại sự đồng ý, hạn chế hoặc phản đối việc xử lý (Luật 91/2025/QH15).'

/** Somebody's rights over his own data: what he asked and what became of it, and who has seen his file. */
export default function PersonalDataTab({ employee: { id }, own }: PersonalDataTabProps) {
  const readsRequests = usePermission('personal_data_access')
  return (
    <Stack gap="xl">
      {!own && readsRequests && <ErasedNote employeeId={id} />}
      {own && <OwnNotice />}
      {(own || readsRequests) && <RequestsOf id={id} own={own} />}
      {(own || readsRequests) && <DataArchives employeeId={id} own={own} />}
      {own && <KeptData />}
      <WhoHasSeen employeeId={id} own={own} />
    </Stack>
  )
}

function RequestsOf({ id, own }: { id: number; own: boolean }) {
  const filter = { employee_id: { operator: 'in' as const, value: [id] } }
  return (
    <AskedTab
      title={own ? 'Yêu cầu về dữ liệu của tôi' : 'Yêu cầu về dữ liệu cá nhân'}
      note={own ? rights : undefined}
      asked={useQuery(query('personalDataRequests.list', { query: { filter } }))}
      failed="Không mở được danh sách yêu cầu"
      dialogs={useDataRequestDialogs({ employeeId: id, own })}
      lineOf={lineOf}
    />
  )
}

function lineOf(request: DataRequestRow): AskedLine {
  const { kind, received_on, due, state, days_left, next_due } = request
  return {
    title: personalDataRequestKindLabels[kind],
    hint: `Nhận ngày ${formatDate(received_on)}${next_due === null ? '' : `, hạn thực hiện ${formatDate(due)}`}`,
    state: <DataRequestState state={state} daysLeft={days_left} />,
    name: requestName(request),
  }
}
