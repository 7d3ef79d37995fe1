import { transferDirectionLabels, transferStateLabels } from '@nhansu/sdk/domains/employee-transfers'
import { fieldFacts } from '@nhansu/sdk/field-facts/employee-transfers'
import { formatDate } from '@nhansu/ui/format/date.ts'
import { Eye, UsersRound } from 'lucide-react'
import { lazy, Suspense, useMemo, useState } from 'react'
import { defineResource, type Row } from '#web/kit/resource/define-resource.ts'
import type { ListActions } from '#web/kit/resource/list-actions.ts'
import { listScreen } from '#web/kit/resource/list-screen.tsx'
import { usePermission } from '#web/session/use-profile.ts'
import { TransferStatus } from './transfer-state.tsx'
import { decisionWords, transferName } from './transfer-words.ts'
import { useTransferDialogs } from './use-transfer-dialogs.tsx'

const SamePeopleDrawer = lazy(() => import('./same-people-drawer.tsx'))

/** Hand-overs from and to the company, those that wait first. A proposal begins in the person's file. */
export default listScreen(
  defineResource('employeeTransfers', {
    facts: fieldFacts,
    title: 'Chuyển công ty trong tập đoàn',
    label: 'đề nghị',
    emptyText:
      "Đề nghị chuyển đi bắt đầu trong hồ sơ nhân viên, ở mục 'Chuyển công ty trong tập đoàn'; đề nghị chuyển đến hiện ở đây để trả lời.",
    nameOf: transferName,
    search: [],
    columns: [
      { field: 'full_name', filter: 'text', main: true, width: 175 },
      { field: 'nhansu_id', filter: 'text', kind: 'code', width: 110, hidden: true },
      { field: 'direction', filter: { labels: transferDirectionLabels }, width: 110 },
      { field: 'other_company_name', header: 'Công ty chuyển/nhận', width: 200 },
      { field: 'position_name', width: 160, hidden: true },
      { field: 'birth_year', width: 90, hidden: true },
      { field: 'effective_date', filter: 'date', width: 115 },
      { field: 'join_date', width: 115, hidden: true },
      {
        field: 'state',
        filter: { labels: transferStateLabels },
        width: 130,
        cell: (_, row) => <TransferStatus {...row} />,
      },
      {
        field: 'decision_state',
        filter: { labels: { outstanding: 'Chờ ban hành', draft: 'Bản thảo', issued: 'Đã ban hành' } },
        width: 150,
        cell: (_, row) => decisionWords(row) ?? '',
      },
      {
        field: 'created_at',
        filter: 'datetime',
        width: 115,
        hidden: true,
        cell: (at) => formatDate(at.slice(0, 10)),
      },
      { field: 'created_by_name', width: 140, hidden: true },
      { field: 'settled_by_name', width: 140, hidden: true },
    ],
    useActions: useTransferActions,
  }),
)

function useTransferActions(): ListActions<Row<'employeeTransfers'>> {
  const { show, dialogs } = useTransferDialogs()
  const [looksForSame, setLooksForSame] = useState(false)
  const readsGroup = usePermission('group_read')
  const row = useMemo(() => [{ id: 'show', label: 'Xem đề nghị', icon: Eye, onSelect: show }], [show])
  return {
    row,
    ...(readsGroup && {
      page: [
        {
          id: 'same-people',
          label: 'Trùng người trong tập đoàn',
          icon: UsersRound,
          onSelect: () => setLooksForSame(true),
        },
      ],
    }),
    dialogs: (
      <>
        {dialogs}
        {looksForSame && (
          <Suspense>
            <SamePeopleDrawer onClose={() => setLooksForSame(false)} />
          </Suspense>
        )}
      </>
    ),
  }
}
