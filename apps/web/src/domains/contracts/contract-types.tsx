import { fieldFacts } from '@nhansu/sdk/field-facts/contract-types'
import { contractKindLabels, payFormLabels } from '@nhansu/sdk/domains/contracts'
import {
  activeColumn,
  activeField,
  codeColumn,
  codeField,
  descriptionField,
  nameField,
  updatedColumn,
} from '#web/kit/catalogues/catalogue-parts.tsx'
import { defineResource } from '#web/kit/resource/define-resource.ts'
import { listScreen } from '#web/kit/resource/list-screen.tsx'
import { useContractTypeActions } from './contract-type-actions.tsx'
import { ContractTypeForm } from './contract-type-form.tsx'

const contractTypes = defineResource('contractTypes', {
  facts: fieldFacts,
  title: 'Danh sách loại hợp đồng',
  label: 'loại hợp đồng',
  nameOf: (type) => type.name,
  search: ['code', 'name'],
  permissions: { edit: 'contract_edit:company', delete: 'contract_delete:company' },
  useActions: useContractTypeActions,
  columns: [
    codeColumn,
    { field: 'name', filter: 'text', main: true, width: 280 },
    { field: 'kind', filter: { labels: contractKindLabels }, width: 175 },
    {
      field: 'term_months',
      // Shows months and days together.
      header: 'Thời hạn',
      filter: 'number',
      width: 125,
      cell: (months, { term_days }) => termWords(months, term_days),
    },
    { field: 'own_number_pattern', width: 200, hidden: true },
    { field: 'own_template_name', width: 200, hidden: true },
    activeColumn,
    updatedColumn,
  ],
  form: [
    codeField,
    nameField,
    { field: 'kind', input: { labels: contractKindLabels } },
    {
      field: 'next_type_id',
      input: { reference: 'contractTypes' },
      hint: 'Được đề nghị khi hợp đồng này hết hạn.',
    },
    { field: 'term_months', input: 'number', hint: 'Không quá 36 tháng (Điều 20 Bộ luật Lao động).' },
    {
      field: 'term_days',
      input: 'number',
      hint: 'Dành cho thử việc, không quá 180 ngày (Điều 25 Bộ luật Lao động).',
    },
    {
      field: 'working_time',
      input: 'text',
      hint: 'Năm ô này điền sẵn vào bản nháp, sửa được cho từng người.',
    },
    { field: 'hours_per_day', input: 'decimal' },
    { field: 'hours_per_week', input: 'decimal' },
    { field: 'pay_form', input: { labels: payFormLabels } },
    { field: 'pay_day', input: 'text' },
    descriptionField,
    activeField,
  ],
  formBody: ContractTypeForm,
})

export default listScreen(contractTypes)

function termWords(months: number | null, days: number | null): string {
  if (months !== null) return `${months} tháng`
  return days === null ? '–' : `${days} ngày`
}
