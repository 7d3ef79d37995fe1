import { fieldFacts } from '@nhansu/sdk/field-facts/partner-infos'
import { addressFields, FormWithAddress } from '#web/kit/address/address-form.tsx'
import { activeColumn, activeField, nameField, updatedColumn } from '#web/kit/catalogues/catalogue-parts.tsx'
import { defineResource } from '#web/kit/resource/define-resource.ts'
import { listScreen } from '#web/kit/resource/list-screen.tsx'
import { catalogueActions } from '#web/kit/workbooks/catalogue-actions.tsx'

const ratings = { 5: '5 – Rất tốt', 4: '4 – Tốt', 3: '3 – Khá', 2: '2 – Trung bình', 1: '1 – Kém' }

const partners = defineResource('partnerInfos', {
  facts: fieldFacts,
  title: 'Danh sách đối tác đào tạo',
  label: 'đối tác đào tạo',
  nameOf: (partner) => partner.name,
  search: ['name', 'short_name', 'tax_code'],
  permissions: { edit: 'training_edit:company', delete: 'training_delete:company' },
  useActions: catalogueActions('partnerInfos', {
    export: 'training_export',
    import: 'training_edit:company',
  }),
  columns: [
    { field: 'name', filter: 'text', main: true, width: 260 },
    { field: 'training_fields', filter: 'text', width: 190 },
    { field: 'phone', kind: 'code', width: 140 },
    { field: 'rating', filter: 'number', width: 130 },
    { field: 'licence_to', filter: 'date', width: 190 },
    activeColumn,
    { field: 'tax_code', filter: 'text', kind: 'code', hidden: true },
    { field: 'representative', filter: 'text', hidden: true },
    { field: 'short_name', filter: 'text', hidden: true },
    { field: 'full_address', filter: { by: 'address', kind: 'text' }, hidden: true },
    { field: 'email', hidden: true },
    { field: 'website', hidden: true },
    { field: 'contract_no', filter: 'text', hidden: true },
    { field: 'licence_no', filter: 'text', hidden: true },
    { ...updatedColumn, hidden: true },
  ],
  formBody: FormWithAddress,
  form: [
    nameField,
    { field: 'short_name', input: 'text' },
    { field: 'tax_code', input: 'text', hint: '10 chữ số; chi nhánh thêm dấu - và 3 chữ số.' },
    { field: 'representative', input: 'text' },
    { field: 'phone', input: 'text' },
    { field: 'email', input: 'text' },
    {
      field: 'website',
      input: 'text',
      hint: 'Bắt đầu bằng http:// hoặc https://.',
    },
    { field: 'training_fields', input: 'text' },
    { field: 'contract_no', input: 'text' },
    { field: 'rating', input: { labels: ratings } },
    { field: 'licence_no', input: 'text' },
    { field: 'licence_from', input: 'date' },
    { field: 'licence_to', input: 'date' },
    ...addressFields,
    activeField,
  ],
})

export default listScreen(partners)
