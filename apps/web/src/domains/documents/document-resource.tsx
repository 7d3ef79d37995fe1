import {
  decisionTypeLabels,
  documentSourceLabels,
  expiryStateLabels,
  originalLabels,
} from '@nhansu/sdk/domains/documents'
import { fieldFacts } from '@nhansu/sdk/field-facts/documents'
import { withFacts } from '#web/kit/resource/field-facts.ts'
import { defineResource } from '#web/kit/resource/define-resource.ts'
import { opens } from '#web/kit/resource/opens.tsx'
import { updatedColumn } from '#web/kit/catalogues/catalogue-parts.tsx'
import { DocumentPeople } from './document-people.tsx'
import { DocumentExpiry } from './document-states.tsx'

/** The list of documents, without what can be done in it. */
export const documents = defineResource('documents', {
  facts: fieldFacts,
  title: 'Danh sách tài liệu',
  label: 'tài liệu',
  nameOf: ({ number }) => number,
  search: ['number', 'summary', 'signer'],
  searchLabel: 'Tìm theo số, trích yếu, người ký',
  permissions: { edit: 'document_edit', delete: 'document_delete' },
  columns: [
    // A number may be that of an identity card.
    {
      field: 'number',
      filter: 'text',
      kind: 'code',
      main: true,
      width: 135,
      personal: true,
      opens: opens('show'),
    },
    {
      field: 'document_type_label',
      filter: { by: 'document_type_id', kind: { reference: 'documentTypes' } },
      width: 150,
    },
    { field: 'summary', filter: 'text', width: 180 },
    {
      field: 'employees',
      filter: { by: 'employee_id', kind: { reference: 'employees' } },
      width: 150,
      cell: (employees, { employee_total }) => (
        <DocumentPeople employees={employees} total={employee_total} />
      ),
    },
    { field: 'issue_date', filter: 'date', width: 115 },
    { field: 'expiry_date', filter: 'date', hidden: true },
    {
      field: 'expiry_state',
      filter: { labels: expiryStateLabels },
      width: 135,
      cell: (state, { days_left }) => <DocumentExpiry state={state} daysLeft={days_left} />,
    },
    { field: 'signer', filter: 'text', hidden: true },
    { field: 'source', filter: { labels: documentSourceLabels }, hidden: true },
    { field: 'file_total', width: 60 },
    { field: 'effective_date', filter: 'date', hidden: true },
    { field: 'decision_type', filter: { labels: decisionTypeLabels }, hidden: true },
    { field: 'issued_by', filter: 'text', hidden: true },
    { field: 'is_original', filter: { labels: originalLabels }, hidden: true },
    { field: 'storage_place', filter: 'text', hidden: true },
    { ...updatedColumn, hidden: true },
  ],
})

const days = Object.fromEntries([180, 90, 60, 45, 30, 15, 7, 3, 1].map((day) => [day, `${day} ngày`]))

/** What a paper itself says; of one from the correspondence system nobody changes it. */
export const paperFields = withFacts(fieldFacts, [
  {
    field: 'number',
    input: 'text',
    hint: 'Để trống để lấy số kế tiếp của dãy số tài liệu; quyết định phải có số.',
  },
  { field: 'issue_date', input: 'date' },
  { field: 'summary', input: 'long-text' },
  { field: 'effective_date', input: 'date' },
  { field: 'signer', input: 'text' },
  { field: 'signer_title', input: 'text' },
  { field: 'issued_by', input: 'text' },
] as const)

/** What kind of document it is. */
export const kindFields = withFacts(fieldFacts, [
  { field: 'document_type_id', input: { reference: 'documentTypes' } },
  { field: 'decision_type', input: { labels: decisionTypeLabels } },
] as const)

/** Whom it is about, until when it holds, and where the paper lies. */
export const keepingFields = withFacts(fieldFacts, [
  { field: 'employee_ids', input: { references: 'employees' } },
  { field: 'expiry_date', input: 'date' },
  {
    field: 'remind_days',
    input: { several: days },
    initial: [30],
    hint: 'Từ mốc sớm nhất, tài liệu đứng trong danh sách "Sắp hết hạn".',
  },
  { field: 'storage_place', input: 'text' },
  { field: 'copies', input: 'number' },
  { field: 'is_original', input: 'switch', label: 'Công ty giữ bản gốc', initial: false },
  { field: 'note', input: 'long-text' },
] as const)
