import * as v from 'valibot'
import { addressFields, FormWithAddress } from '#web/kit/address/address-form.tsx'
import {
  activeColumn,
  activeField,
  atMost,
  nameField,
  updatedColumn,
} from '#web/kit/catalogues/catalogue-parts.tsx'
import { defineResource } from '#web/kit/resource/define-resource.ts'
import { listScreen } from '#web/kit/resource/list-screen.tsx'
import { catalogueActions } from '#web/kit/workbooks/catalogue-actions.tsx'

const ratings = { 5: '5 – Rất tốt', 4: '4 – Tốt', 3: '3 – Khá', 2: '2 – Trung bình', 1: '1 – Kém' }

const partners = defineResource('partnerInfos', {
  title: 'Danh sách đối tác đào tạo',
  label: 'đối tác đào tạo',
  nameOf: (partner) => partner.name,
  search: ['name', 'short_name', 'tax_code'],
  permissions: { edit: 'training_edit', delete: 'training_delete' },
  useActions: catalogueActions('partnerInfos', { export: 'training_export', import: 'training_edit' }),
  columns: [
    { field: 'name', header: 'Tên đối tác', filter: 'text', main: true, width: 260 },
    { field: 'training_fields', header: 'Lĩnh vực đào tạo', filter: 'text', width: 190 },
    { field: 'phone', header: 'Số điện thoại', kind: 'code', width: 140 },
    { field: 'rating', header: 'Đánh giá', filter: 'number', width: 130 },
    { field: 'licence_to', header: 'Giấy chứng nhận đến', filter: 'date', width: 190 },
    activeColumn,
    { field: 'tax_code', header: 'Mã số thuế', filter: 'text', kind: 'code', hidden: true },
    { field: 'representative', header: 'Người đại diện', filter: 'text', hidden: true },
    { field: 'short_name', header: 'Tên viết tắt', filter: 'text', hidden: true },
    { field: 'full_address', header: 'Địa chỉ', filter: { by: 'address', kind: 'text' }, hidden: true },
    { field: 'email', header: 'Email', hidden: true },
    { field: 'website', header: 'Website', hidden: true },
    { field: 'contract_no', header: 'Số hợp đồng', filter: 'text', hidden: true },
    { field: 'licence_no', header: 'Số giấy chứng nhận', filter: 'text', hidden: true },
    { ...updatedColumn, hidden: true },
  ],
  formBody: FormWithAddress,
  form: [
    nameField('Tên đối tác'),
    { field: 'short_name', label: 'Tên viết tắt', input: 'text', rule: atMost('Tên viết tắt', 50) },
    {
      field: 'tax_code',
      label: 'Mã số thuế',
      input: 'text',
      hint: '10 chữ số; chi nhánh thêm dấu - và 3 chữ số.',
      rule: v.pipe(v.string(), v.regex(/^[0-9]{10}(-[0-9]{3})?$/, 'Mã số thuế không hợp lệ.')),
    },
    { field: 'representative', label: 'Người đại diện', input: 'text', rule: atMost('Người đại diện', 100) },
    {
      field: 'phone',
      label: 'Số điện thoại',
      input: 'text',
      rule: v.pipe(v.string(), v.regex(/^0[0-9]{9,10}$/, 'Số điện thoại không hợp lệ.')),
    },
    {
      field: 'email',
      label: 'Email',
      input: 'text',
      rule: v.pipe(v.string(), v.email('Email không hợp lệ.'), v.maxLength(254, 'Email quá dài.')),
    },
    {
      field: 'website',
      label: 'Website',
      input: 'text',
      hint: 'Bắt đầu bằng http:// hoặc https://.',
      rule: v.pipe(v.string(), v.regex(/^https?:\/\/[^ ]+$/, 'Website không hợp lệ.')),
    },
    {
      field: 'training_fields',
      label: 'Lĩnh vực đào tạo',
      input: 'text',
      rule: atMost('Lĩnh vực đào tạo', 500),
    },
    { field: 'contract_no', label: 'Số hợp đồng', input: 'text', rule: atMost('Số hợp đồng', 50) },
    { field: 'rating', label: 'Đánh giá', input: { labels: ratings } },
    {
      field: 'licence_no',
      label: 'Số giấy chứng nhận đủ điều kiện',
      input: 'text',
      rule: atMost('Số giấy chứng nhận đủ điều kiện', 50),
    },
    { field: 'licence_from', label: 'Ngày cấp giấy chứng nhận', input: 'date' },
    { field: 'licence_to', label: 'Giấy chứng nhận có giá trị đến', input: 'date' },
    ...addressFields,
    activeField,
  ],
})

export default listScreen(partners)
