import { firstCall, firstPage } from '#web/kit/screen/first-call.ts'
import type { Screen } from '#web/kit/screen/screen.ts'

/** The screens of documents. */
export const documentsScreens = [
  // Ours: what one is asked to read, whatever else one may. Reached from the user menu, a notice and the first page.
  {
    path: '/tai-lieu-cua-toi',
    crumb: 'Tài liệu của tôi',
    access: 'signed-in',
    data: [firstCall('documentReadings.mine')],
    load: () => import('./readings/own-readings.tsx'),
  },
  {
    path: '/tai-lieu',
    crumb: 'Tài liệu',
    access: ['document_access'],
    menu: 'documents',
    data: [firstPage('documents.list')],
    load: () => import('./documents.tsx'),
  },
  {
    path: '/tai-lieu/loai-tai-lieu',
    crumb: 'Loại tài liệu',
    access: ['document_edit'],
    menu: 'catalogue',
    data: [firstPage('documentTypes.list')],
    load: () => import('./document-types.tsx'),
  },
  {
    path: '/tai-lieu/nguoi-ky',
    crumb: 'Người ký',
    access: ['document_edit', 'contract_edit'],
    menu: 'catalogue',
    data: [firstPage('signers.list')],
    load: () => import('./signers.tsx'),
  },
] as const satisfies readonly Screen[]
