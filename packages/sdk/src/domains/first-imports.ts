import type { Schemas } from '../contract.ts'

/** What a company takes over from its older system, in the order in which one needs the other. */
export const firstImportLabels: Record<Schemas['FirstImportStep'], string> = {
  departments: 'Đơn vị',
  positions: 'Chức vụ',
  employees: 'Nhân viên, với Số liệu đầu kỳ',
  contracts: 'Hợp đồng đã ký',
  certificates: 'Chứng chỉ',
  documents: 'Tài liệu',
}
