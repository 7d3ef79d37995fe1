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
]
