import { itSkillLabels, languageLabels } from '@nhansu/sdk/domains/candidates'
import { fieldFacts } from '@nhansu/sdk/field-facts/reserve-pool'
import { formatDate } from '@nhansu/ui/format/date.ts'
import { ConfirmDialog } from '@nhansu/ui/confirm-dialog/confirm-dialog.tsx'
import { useToast } from '@nhansu/ui/toast/use-toast.ts'
import { FolderInput, ShieldX } from 'lucide-react'
import { lazy, Suspense, useMemo, useState } from 'react'
import { errorText } from '#web/kit/feedback/messages.ts'
import { defineResource, type Row } from '#web/kit/resource/define-resource.ts'
import type { ListActions, ShownList } from '#web/kit/resource/list-actions.ts'
import { listScreen } from '#web/kit/resource/list-screen.tsx'
import { client } from '#web/session/client.ts'
import { usePermission } from '#web/session/use-profile.ts'
import { eduLevelLabels } from './candidate-fields.ts'
import { refreshCandidates } from './refresh-candidates.ts'

type Candidate = Row<'reservePool'>

// Its code comes with the first one that is opened.
const DeedDialog = lazy(() => import('./deed-dialog.tsx'))

const words = (labels: Readonly<Record<string, string>>, codes: readonly string[]) =>
  codes.map((code) => labels[code] ?? code).join(', ')

const pool = defineResource('reservePool', {
  facts: fieldFacts,
  title: 'Nguồn dự trữ',
  label: 'ứng viên',
  nameOf: ({ full_name }) => full_name,
  search: ['full_name', 'phone'],
  searchLabel: 'Tìm theo họ tên hoặc số điện thoại',
  columns: [
    { field: 'full_name', main: true, width: 170 },
    { field: 'position_name', filter: { by: 'position_id', kind: { reference: 'positions' } }, width: 150 },
    { field: 'recruitment_name', width: 160 },
    { field: 'phone', kind: 'code', width: 115, personal: true },
    { field: 'email', width: 180, hidden: true },
    { field: 'edu_level', filter: { labels: eduLevelLabels }, width: 105 },
    {
      field: 'languages',
      filter: { labels: languageLabels },
      width: 140,
      hidden: true,
      cell: (codes) => words(languageLabels, codes ?? []),
    },
    {
      field: 'it_skills',
      filter: { labels: itSkillLabels },
      width: 140,
      hidden: true,
      cell: (codes) => words(itSkillLabels, codes ?? []),
    },
    { field: 'state_reason', width: 200, hidden: true },
    { field: 'archived_until', filter: 'date', width: 120 },
    {
      field: 'consent_until',
      kind: 'date',
      width: 120,
      cell: (day) => (day === null ? 'Đã rút lại' : formatDate(day)),
    },
    { field: 'has_cv', width: 90, hidden: true, cell: (has) => (has ? 'Có' : 'Chưa có') },
  ],
  useActions: usePoolActions,
})

/** Who may be asked again, as long as they have agreed to it. */
export default listScreen(pool)

function usePoolActions(list: ShownList<object>): ListActions<Candidate> {
  const mayAssign = usePermission('recruitment_edit')
  const mayErase = usePermission('archived_delete')
  const [assigned, setAssigned] = useState<Candidate>()
  const [erased, setErased] = useState<readonly number[]>()
  const toast = useToast()
  const row = useMemo(
    () => [
      {
        id: 'assign',
        label: 'Đưa vào đợt tuyển dụng',
        icon: FolderInput,
        hidden: () => !mayAssign,
        onSelect: setAssigned,
      },
    ],
    [mayAssign],
  )
  const erase = async (ids: readonly number[]) => {
    await client.call('reservePool.erase', { body: { ids: [...ids] } })
    toast.ok('Đã xóa dữ liệu ứng viên.')
    await refreshCandidates()
  }
  return {
    row,
    bulk: mayErase
      ? [
          {
            id: 'erase',
            label: 'Xóa dữ liệu',
            icon: ShieldX,
            intent: 'danger',
            onSelect: async (selection) => setErased(await list.idsOf(selection)),
          },
        ]
      : [],
    dialogs: (
      <>
        <Suspense>
          {assigned && (
            <DeedDialog
              deed="assignRecruitment"
              candidate={assigned}
              onClose={() => setAssigned(undefined)}
            />
          )}
        </Suspense>
        {erased && (
          <ConfirmDialog
            title={`Xóa dữ liệu của ${erased.length} ứng viên?`}
            description="Tên, liên hệ, CV và ghi chú bị xóa hẳn, không lấy lại được. Số liệu của các đợt tuyển dụng vẫn còn."
            open
            tone="danger"
            confirmLabel="Xóa dữ liệu"
            errorText={errorText}
            onConfirm={() => erase(erased)}
            onOpenChange={(open) => open || setErased(undefined)}
          />
        )}
      </>
    ),
  }
}
