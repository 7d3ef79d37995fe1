import { contractKindLabels } from '@nhansu/sdk/domains/contracts'
import {
  activeColumn,
  activeField,
  codeColumn,
  codeField,
  descriptionField,
  nameField,
  updatedColumn,
  wholeBetween,
} from '#web/kit/catalogues/catalogue-parts.tsx'
import { defineResource } from '#web/kit/resource/define-resource.ts'
import { listScreen } from '#web/kit/resource/list-screen.tsx'
import { catalogueActions } from '#web/kit/workbooks/catalogue-actions.tsx'

const contractTypes = defineResource('contractTypes', {
  title: 'Danh sách loại hợp đồng',
  label: 'loại hợp đồng',
  nameOf: (type) => type.name,
  search: ['code', 'name'],
  permissions: { edit: 'contract_edit', delete: 'contract_delete' },
  useActions: catalogueActions('contractTypes', { export: 'contract_export', import: 'contract_edit' }),
  columns: [
    codeColumn,
    { field: 'name', header: 'Tên loại hợp đồng', filter: 'text', main: true, width: 280 },
    { field: 'kind', header: 'Nhóm hợp đồng', filter: { labels: contractKindLabels }, width: 175 },
    {
      field: 'term_months',
      header: 'Thời hạn',
      filter: 'number',
      width: 125,
      cell: (months, { term_days }) => termWords(months, term_days),
    },
    activeColumn,
    updatedColumn,
  ],
  form: [
    codeField,
    nameField('Tên loại hợp đồng'),
    { field: 'kind', label: 'Nhóm hợp đồng', input: { labels: contractKindLabels }, required: true },
    {
      field: 'next_type_id',
      label: 'Loại hợp đồng tiếp theo',
      input: { reference: 'contractTypes' },
      hint: 'Được đề nghị khi hợp đồng này hết hạn.',
    },
    {
      field: 'term_months',
      label: 'Thời hạn (tháng)',
      input: 'number',
      hint: 'Không quá 36 tháng (Điều 20 Bộ luật Lao động).',
      rule: wholeBetween('Thời hạn', 1, 36),
    },
    {
      field: 'term_days',
      label: 'Thời hạn (ngày)',
      input: 'number',
      hint: 'Dành cho thử việc, không quá 180 ngày (Điều 25 Bộ luật Lao động).',
      rule: wholeBetween('Thời hạn', 1, 180),
    },
    descriptionField,
    activeField,
  ],
})

export default listScreen(contractTypes)

function termWords(months: number | null, days: number | null): string {
  if (months !== null) return `${months} tháng`
  return days === null ? '–' : `${days} ngày`
}
