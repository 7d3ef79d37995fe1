import { natureOfWorkLabels } from '@nhansu/sdk/domains/employees'
import { positionLevelLabels } from '@nhansu/sdk/domains/organisation'
import { Layers } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { atMost, nameField, updatedColumn, wholeBetween } from '#web/kit/catalogues/catalogue-parts.tsx'
import { defineResource, type Row } from '#web/kit/resource/define-resource.ts'
import type { ListActions, ShownList } from '#web/kit/resource/list-actions.ts'
import { listScreen } from '#web/kit/resource/list-screen.tsx'
import { catalogueActions } from '#web/kit/workbooks/catalogue-actions.tsx'

const GroupsDialog = lazy(() => import('./certificate-groups-dialog.tsx'))
const useWorkbooks = catalogueActions('certificates', { export: 'training_export', import: 'training_edit' })

const certificates = defineResource('certificates', {
  title: 'Danh sách chứng chỉ',
  label: 'chứng chỉ',
  nameOf: (certificate) => certificate.name,
  query: { include: ['group'] },
  search: ['name', 'issuer'],
  permissions: { edit: 'training_edit', delete: 'training_delete' },
  useActions: useCertificateActions,
  columns: [
    { field: 'name', header: 'Tên chứng chỉ', filter: 'text', main: true, width: 275 },
    {
      field: 'group',
      header: 'Nhóm chứng chỉ',
      filter: { by: 'group_id', kind: { reference: 'certificateGroups' } },
      width: 175,
      cell: (group) => group?.name ?? '–',
    },
    {
      field: 'valid_months',
      header: 'Thời hạn',
      filter: 'number',
      width: 130,
      cell: (months) => (months === null ? 'Vô thời hạn' : `${months} tháng`),
    },
    {
      field: 'remind_days',
      header: 'Nhắc trước',
      filter: 'number',
      width: 140,
      cell: (days) => `${days} ngày`,
    },
    { field: 'issuer', header: 'Nơi cấp', filter: 'text', width: 145 },
    {
      field: 'required_natures',
      header: 'Bắt buộc với',
      width: 180,
      cell: (_, row) => requiredFor(row),
    },
    { ...updatedColumn, hidden: true },
  ],
  form: [
    nameField('Tên chứng chỉ'),
    { field: 'group_id', label: 'Nhóm chứng chỉ', input: { reference: 'certificateGroups' } },
    {
      field: 'valid_months',
      label: 'Thời hạn (tháng)',
      input: 'number',
      hint: 'Để trống nếu vô thời hạn.',
      rule: wholeBetween('Thời hạn', 1, 600),
    },
    {
      field: 'remind_days',
      label: 'Nhắc trước khi hết hạn (ngày)',
      input: 'number',
      required: true,
      initial: 60,
      rule: wholeBetween('Số ngày nhắc trước', 0, 365),
    },
    { field: 'issuer', label: 'Nơi cấp', input: 'text', rule: atMost('Nơi cấp', 200) },
    {
      field: 'required_natures',
      label: 'Bắt buộc với tính chất công việc',
      input: { several: natureOfWorkLabels },
    },
    {
      field: 'required_position_levels',
      label: 'Bắt buộc với cấp chức vụ',
      input: { several: positionLevelLabels },
    },
  ],
})

export default listScreen(certificates)

/** Beside workbooks: the groups, managed in place. */
function useCertificateActions(list: ShownList<object>): ListActions<Row<'certificates'>> {
  const offered = useWorkbooks(list)
  const [showsGroups, setShowsGroups] = useState(false)
  return {
    ...offered,
    page: [
      { id: 'groups', label: 'Quản lý nhóm', icon: Layers, onSelect: () => setShowsGroups(true) },
      ...(offered.page ?? []),
    ],
    dialogs: (
      <>
        {offered.dialogs}
        <Suspense>{showsGroups && <GroupsDialog onClose={() => setShowsGroups(false)} />}</Suspense>
      </>
    ),
  }
}

function requiredFor(row: Row<'certificates'>): string {
  const labels: Readonly<Record<number, string>> = natureOfWorkLabels
  const levels: Readonly<Record<number, string>> = positionLevelLabels
  const words = [
    ...row.required_natures.map((nature) => labels[nature]),
    ...row.required_position_levels.map((level) => levels[level]),
  ]
  return words.join(', ') || '–'
}
