import {
  contractKindLabels,
  contractStatusLabels,
  followUpLabels,
  reviewStatusLabels,
} from '@nhansu/sdk/domains/contracts'
import { employmentStatusLabels } from '@nhansu/sdk/domains/employees'
import { fieldFacts } from '@nhansu/sdk/field-facts/contracts'
import { Text } from '@nhansu/ui/text/text.tsx'
import { defineResource } from '#web/kit/resource/define-resource.ts'
import { opens } from '#web/kit/resource/opens.tsx'
import { listScreen } from '#web/kit/resource/list-screen.tsx'
import { ContractState } from './contract-state.tsx'
import { eContractDueText } from './e-contract-due.ts'
import { useContractActions } from './use-contract-actions.tsx'

/** A draft may still be a contract of each kind but an appendix, which is added to a contract. */
const { appendix: _, ...kinds } = contractKindLabels

/** 'Không xác định thời hạn' for 'Hợp đồng lao động không xác định thời hạn': the types differ in their last words. */
function shortTypeName(name: string) {
  return name.replace(/^Hợp đồng lao động (.)/u, (_whole, first: string) => first.toLocaleUpperCase('vi'))
}

const contracts = defineResource('contracts', {
  facts: fieldFacts,
  title: 'Danh sách hợp đồng',
  label: 'hợp đồng',
  nameOf: ({ contract_number, full_name }) => `${contract_number ?? 'Bản nháp'} (${full_name})`,
  dated: true,
  search: ['full_name', 'contract_number', 'nhansu_id'],
  searchLabel: 'Tìm theo họ tên, mã nhân viên hoặc số hợp đồng',
  columns: [
    { field: 'nhansu_id', filter: 'text', kind: 'code', width: 100, hidden: true },
    // On a phone each contract is headed by whose it is: drafts have no number yet.
    { field: 'full_name', filter: 'text', main: true, width: 178 },
    {
      field: 'department_name',
      filter: { by: 'department_id', kind: { reference: 'departments' } },
      width: 170,
      hidden: true,
    },
    { field: 'position_name', width: 140, hidden: true },
    {
      field: 'active',
      filter: { labels: employmentStatusLabels },
      width: 134,
      hidden: true,
    },
    {
      field: 'contract_number',
      filter: 'text',
      kind: 'code',
      // The head with its buttons and numbers such as '0124/2026/HĐLĐ-ABC' stand whole.
      width: 182,
      opens: opens('show'),
      cell: (number) => number ?? 'Bản nháp',
    },
    {
      field: 'contract_type_name',
      filter: { by: 'contract_type_id', kind: { reference: 'contractTypes' } },
      width: 228,
      cell: (name) => name && shortTypeName(name),
    },
    { field: 'kind', filter: { labels: kinds }, width: 160, hidden: true },
    { field: 'sign_date', filter: 'date', width: 120, hidden: true },
    { field: 'start_date', filter: 'date', width: 108 },
    { field: 'end_date', filter: 'date', width: 108 },
    { field: 'days_left', kind: 'number', width: 98 },
    {
      field: 'status_name',
      filter: { labels: contractStatusLabels },
      width: 130,
      cell: (status, { overdue_text }) => <ContractState status={status} overdue={overdue_text} />,
    },
    {
      field: 'has_file',
      filter: { labels: { true: 'Có bản ký', false: 'Thiếu bản ký' } },
      // 'Thiếu, hạn có mã điện tử: hết ngày 29-02-2028' stands whole.
      width: 320,
      hidden: true,
      cell: (has, contract) =>
        has ? 'Có' : <Text>{['Thiếu', eContractDueText(contract)].filter(Boolean).join(', ')}</Text>,
    },
    {
      field: 'overdue_text',
      filter: { by: 'follow_up', kind: { labels: followUpLabels } },
      width: 230,
      hidden: true,
    },
    { field: 'review_status', filter: { labels: reviewStatusLabels }, width: 170, hidden: true },
  ],
  permissions: { edit: 'contract_edit', delete: 'contract_delete' },
  deletable: ({ state }) => state === 'draft',
  useActions: useContractActions,
})

/** The contracts of the company: what is in force, what ends soon, what is still a draft. */
export default listScreen(contracts)
