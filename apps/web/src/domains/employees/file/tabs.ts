import { employeeDocumentsTab } from '#web/domains/documents/public.ts'
import { confirmationsTab } from '#web/domains/confirmations/public.ts'
import { personalDataTab } from '#web/domains/personal-data/public.ts'
import { employeeCertificatesTab } from '#web/domains/training/public.tsx'
import type { FilePart } from './file-part.ts'

/** A tab of the file. */
export interface FileTab extends FilePart {
  label: string
}

/** The tabs of an employee's file, in their order; a domain adds its own by one line. */
export const fileTabs: readonly FileTab[] = [
  {
    key: 'general',
    label: 'Thông tin chung',
    rights: ['employee_access'],
    own: true,
    load: () => import('./general-tab.tsx'),
  },
  {
    key: 'job',
    label: 'Công việc',
    rights: ['employee_access'],
    load: () => import('../job/job-tab.tsx'),
  },
  {
    key: 'progress',
    label: 'Quá trình công tác',
    rights: ['employee_access'],
    own: true,
    load: () => import('../progress/progress-tab.tsx'),
  },
  {
    key: 'papers',
    label: 'Giấy tờ',
    rights: ['employee_sensitive', 'employee_pay'],
    own: true,
    load: () => import('../groups/papers-tab.tsx'),
  },
  {
    key: 'addresses',
    label: 'Địa chỉ',
    rights: ['employee_access', 'employee_sensitive'],
    own: true,
    load: () => import('../groups/addresses-tab.tsx'),
  },
  {
    key: 'affiliations',
    label: 'Đảng, đoàn thể',
    rights: ['employee_sensitive'],
    own: true,
    load: () => import('../groups/affiliations-tab.tsx'),
  },
  {
    key: 'health',
    label: 'Sức khỏe',
    rights: ['employee_sensitive'],
    own: true,
    load: () => import('../groups/health-tab.tsx'),
  },
  {
    key: 'education',
    label: 'Trình độ',
    rights: ['employee_access'],
    own: true,
    load: () => import('../rows/education-tab.tsx'),
  },
  {
    key: 'relatives',
    label: 'Thân nhân',
    rights: ['employee_sensitive', 'employee_pay'],
    own: true,
    load: () => import('../rows/relatives-tab.tsx'),
  },
  {
    key: 'bank',
    label: 'Tài khoản ngân hàng',
    rights: ['employee_sensitive', 'employee_pay'],
    own: true,
    load: () => import('../rows/bank-tab.tsx'),
  },
  {
    key: 'pay',
    label: 'Lương và phụ cấp',
    rights: ['employee_pay'],
    own: true,
    load: () => import('../rows/pay-tab.tsx'),
  },
  {
    key: 'labour-book',
    label: 'Sổ quản lý lao động',
    rights: ['employee_access'],
    own: true,
    load: () => import('../rows/labour-book-tab.tsx'),
  },
  {
    key: 'missing',
    label: 'Hồ sơ phải nộp',
    rights: ['employee_access'],
    load: () => import('../missing/missing-papers-tab.tsx'),
  },
  {
    key: 'rewards',
    label: 'Khen thưởng, kỷ luật',
    rights: ['employee_access'],
    load: () => import('../rewards/rewards-tab.tsx'),
  },
  {
    key: 'leaving',
    label: 'Việc khi nghỉ',
    rights: ['employee_access'],
    load: () => import('../leaving/leaving-tab.tsx'),
  },
  {
    key: 'training',
    label: 'Đào tạo và chứng chỉ',
    rights: ['training_access'],
    load: employeeCertificatesTab,
  },
  {
    key: 'history',
    label: 'Lịch sử thay đổi',
    rights: ['employee_access'],
    load: () => import('../rows/history-tab.tsx'),
  },
  {
    key: 'contracts',
    label: 'Hợp đồng',
    rights: ['contract_access'],
    load: () => import('#web/domains/contracts/public.tsx'),
  },
  {
    key: 'decisions',
    label: 'Quyết định',
    rights: ['document_access'],
    load: () => import('#web/domains/decisions/public.tsx'),
  },
  {
    key: 'documents',
    label: 'Tài liệu',
    rights: ['document_access'],
    load: employeeDocumentsTab,
  },
  {
    key: 'confirmations',
    label: 'Giấy xác nhận',
    rights: ['employee_access'],
    own: true,
    load: confirmationsTab,
  },
  {
    key: 'personal-data',
    label: 'Dữ liệu cá nhân',
    rights: ['personal_data_access', 'permission_access'],
    own: true,
    load: personalDataTab,
  },
]
