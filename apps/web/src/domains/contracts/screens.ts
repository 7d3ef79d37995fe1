import { initialTableState } from '@nhansu/ui/data-table/table-state.ts'
import { firstCall, firstPage } from '#web/kit/screen/first-call.ts'
import type { Screen } from '#web/kit/screen/screen.ts'

/** The screens of contracts. */
export const contractsScreens = [
  {
    path: '/hop-dong',
    crumb: 'Hợp đồng',
    access: ['contract_access'],
    menu: 'contracts',
    data: [firstPage('contracts.list')],
    load: () => import('./contracts.tsx'),
  },
  {
    path: '/hop-dong/bang-90-ngay',
    crumb: 'Bảng 90 ngày',
    access: ['contract_access'],
    under: '/hop-dong',
    data: [
      {
        ...firstCall('contractBoard.show', { query: { size: initialTableState.size } }),
        plainOnly: true,
      },
    ],
    load: () => import('./board/contract-board.tsx'),
  },
  {
    path: '/hop-dong/doi-chieu',
    crumb: 'Đối chiếu',
    access: ['contract_access'],
    under: '/hop-dong',
    data: [
      {
        ...firstCall('reconciliation.show', { query: { size: initialTableState.size } }),
        plainOnly: true,
      },
    ],
    load: () => import('./reconciliation/reconciliation.tsx'),
  },
  {
    path: '/hop-dong/them-moi',
    crumb: 'Thêm hợp đồng',
    access: ['contract_edit'],
    load: () => import('./new-contract.tsx'),
  },
  {
    path: '/hop-dong/:id/cap-nhat',
    crumb: 'Cập nhật hợp đồng',
    access: ['contract_edit'],
    load: () => import('./edit-contract.tsx'),
  },
  // Ours: where the code on a printed paper leads.
  {
    path: '/hop-dong/:code/ban-in',
    crumb: 'Đối chiếu bản in',
    access: ['contract_access', 'contract_edit', 'document_access'],
    load: () => import('./made-paper/made-paper-page.tsx'),
  },
  // Ours: whoever heads a unit answers for its people, whatever else he may. Reached from the first page.
  {
    path: '/phieu-danh-gia-cua-toi',
    crumb: 'Phiếu đánh giá tái ký',
    access: 'signed-in',
    data: [firstCall('renewalReviews.mine')],
    load: () => import('./own-reviews.tsx'),
  },
  {
    path: '/phieu-danh-gia-cua-toi/:id',
    crumb: 'Phiếu đánh giá',
    access: 'signed-in',
    load: () => import('./own-review.tsx'),
  },
  // Ours: the specification names no screen for the numbers of papers.
  {
    path: '/danh-so',
    crumb: 'Đánh số',
    access: ['contract_edit', 'document_edit'],
    menu: 'system',
    data: [firstCall('numberSeries.list')],
    load: () => import('./numbers/number-series.tsx'),
  },
  {
    path: '/danh-so/so-so',
    crumb: 'Sổ số',
    access: ['contract_edit', 'document_edit'],
    data: [firstPage('drawnNumbers.list')],
    load: () => import('./numbers/drawn-numbers.tsx'),
  },
  // Ours: the specification names no screen for the company's own Word files.
  {
    path: '/mau-giay-to',
    crumb: 'Mẫu giấy tờ',
    access: ['contract_edit', 'document_edit'],
    menu: 'system',
    data: [firstCall('paperTemplates.list')],
    load: () => import('./templates/paper-templates.tsx'),
  },
  {
    path: '/hop-dong/loai-hop-dong',
    crumb: 'Loại hợp đồng',
    access: ['contract_edit'],
    menu: 'catalogue',
    data: [firstPage('contractTypes.list')],
    load: () => import('./contract-types.tsx'),
  },
] as const satisfies readonly Screen[]
