import { decisionTypeLabels, signedPaperLabels, signerStateLabels } from '@nhansu/sdk/domains/documents'
import { fieldFacts } from '@nhansu/sdk/field-facts/signers'
import { Status, type StatusTone } from '@nhansu/ui/badge/status.tsx'
import { updatedColumn } from '#web/kit/catalogues/catalogue-parts.tsx'
import { defineResource, type Row } from '#web/kit/resource/define-resource.ts'
import { listScreen } from '#web/kit/resource/list-screen.tsx'

const tones: Record<Row<'signers'>['state'], StatusTone> = {
  in_force: 'plain',
  not_yet: 'info',
  over: 'neutral',
}

const signers = defineResource('signers', {
  facts: fieldFacts,
  title: 'Danh sách người ký',
  label: 'người ký',
  nameOf: ({ employee_name, printed_title }) => `${employee_name}, ${printed_title}`,
  search: ['printed_title', 'authority_no'],
  searchLabel: 'Tìm theo chức vụ, số giấy ủy quyền',
  permissions: { edit: 'document_edit:company', delete: 'document_delete:company' },
  columns: [
    {
      field: 'employee_name',
      filter: { by: 'employee_id', kind: { reference: 'employees' } },
      main: true,
      width: 170,
    },
    { field: 'printed_title', filter: 'text', width: 170 },
    {
      field: 'paper_kinds',
      filter: { by: 'paper_kind', kind: { labels: signedPaperLabels } },
      width: 200,
      cell: (kinds, row) => papersOf(kinds, row),
    },
    { field: 'valid_from', filter: 'date', width: 120 },
    { field: 'valid_to', filter: 'date', width: 110 },
    {
      field: 'state',
      filter: { labels: signerStateLabels },
      width: 120,
      cell: (state) => <Status tone={tones[state]}>{signerStateLabels[state]}</Status>,
    },
    { field: 'authority_no', filter: 'text', width: 150, hidden: true },
    { field: 'authority_document_number', hidden: true },
    { ...updatedColumn, hidden: true },
  ],
  form: [
    { field: 'employee_id', input: { reference: 'employees', nameIn: 'employee_name' } },
    { field: 'printed_title', input: 'text' },
    { field: 'paper_kinds', input: { several: signedPaperLabels } },
    {
      field: 'decision_types',
      input: { several: decisionTypeLabels },
      hint: 'Để trống nếu được ký mọi loại quyết định.',
    },
    { field: 'valid_from', input: 'date' },
    { field: 'valid_to', input: 'date', hint: 'Để trống nếu chưa định ngày kết thúc.' },
    {
      field: 'is_legal_representative',
      input: 'switch',
      hint: 'Ký hợp đồng không cần giấy ủy quyền (khoản 3 Điều 18 Bộ luật Lao động).',
    },
    { field: 'authority_no', input: 'text' },
    {
      field: 'authority_document_id',
      input: { reference: 'documents', nameIn: 'authority_document_number' },
      hint: 'Tài liệu có tệp quét giấy ủy quyền; thêm trước ở màn hình Tài liệu.',
    },
    { field: 'note', input: 'long-text' },
  ],
})

export default listScreen(signers)

function papersOf(kinds: Row<'signers'>['paper_kinds'], { decision_types: types }: Row<'signers'>): string {
  const labels: Readonly<Record<number, string>> = decisionTypeLabels
  const only = types.length > 0 ? ` (${types.map((type) => labels[type]).join(', ')})` : ''
  return kinds.map((kind) => signedPaperLabels[kind] + (kind === 'decision' ? only : '')).join(', ')
}
