import { fieldFacts } from '@nhansu/sdk/field-facts/certificates'
import { natureOfWorkLabels } from '@nhansu/sdk/domains/employees'
import { positionLevelLabels, safetyGroupLabels } from '@nhansu/sdk/domains/organisation'
import { Award, Layers } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { nameField, updatedColumn } from '#web/kit/catalogues/catalogue-parts.tsx'
import { defineResource, type Row } from '#web/kit/resource/define-resource.ts'
import { opens } from '#web/kit/resource/opens.tsx'
import type { ListActions, ShownList } from '#web/kit/resource/list-actions.ts'
import { listScreen } from '#web/kit/resource/list-screen.tsx'
import { catalogueActions } from '#web/kit/workbooks/catalogue-actions.tsx'
import { heldPath } from './held/held-paths.ts'

const GroupsDialog = lazy(() => import('./certificate-groups-dialog.tsx'))
const useWorkbooks = catalogueActions('certificates', {
  export: 'training_export',
  import: 'training_edit:company',
})

const certificates = defineResource('certificates', {
  facts: fieldFacts,
  title: 'Danh sách chứng chỉ',
  label: 'chứng chỉ',
  nameOf: (certificate) => certificate.name,
  query: { include: ['group'] },
  search: ['name', 'issuer'],
  permissions: { edit: 'training_edit:company', delete: 'training_delete:company' },
  useActions: useCertificateActions,
  columns: [
    { field: 'name', filter: 'text', main: true, width: 275, opens: opens('edit') },
    {
      field: 'group',
      filter: { by: 'group_id', kind: { reference: 'certificateGroups' } },
      width: 175,
      cell: (group) => group?.name ?? '–',
    },
    {
      field: 'valid_months',
      filter: 'number',
      width: 130,
      cell: (months) => (months === null ? 'Vô thời hạn' : `${months} tháng`),
    },
    {
      field: 'remind_days',
      filter: 'number',
      width: 140,
      cell: (days) => `${days} ngày`,
    },
    { field: 'issuer', filter: 'text', width: 145 },
    {
      field: 'required_natures',
      // Shows three fields together.
      header: 'Bắt buộc với',
      width: 180,
      cell: (_, row) => requiredFor(row),
    },
    { ...updatedColumn, hidden: true },
  ],
  form: [
    nameField,
    { field: 'group_id', input: { reference: 'certificateGroups' } },
    {
      field: 'valid_months',
      // The field takes a bare number, so its label says the unit.
      label: 'Thời hạn (tháng)',
      input: 'number',
      hint: 'Để trống nếu vô thời hạn.',
    },
    {
      field: 'remind_days',
      // The field takes a bare number, so its label says the unit.
      label: 'Nhắc trước khi hết hạn (ngày)',
      input: 'number',
      initial: 60,
    },
    { field: 'issuer', input: 'text' },
    { field: 'required_natures', input: { several: natureOfWorkLabels } },
    { field: 'required_position_levels', input: { several: positionLevelLabels } },
    {
      field: 'required_safety_groups',
      input: { several: safetyGroupLabels },
      hint: 'Nhóm của chức vụ chính, theo Nghị định 44/2016/NĐ-CP.',
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
      { id: 'held', label: 'Chứng chỉ đã cấp', icon: Award, href: heldPath },
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
  const groups: Readonly<Record<number, string>> = safetyGroupLabels
  const words = [
    ...row.required_natures.map((nature) => labels[nature]),
    ...row.required_position_levels.map((level) => levels[level]),
    ...row.required_safety_groups.map((group) => groups[group]),
  ]
  return words.join(', ') || '–'
}
