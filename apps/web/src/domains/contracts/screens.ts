import { firstPage } from '#web/kit/screen/first-call.ts'
import type { Screen } from '#web/kit/screen/screen.ts'

/** The screens of contracts. */
export const contractsScreens = [
  { path: '/hop-dong', crumb: 'Hợp đồng', access: ['contract_access'], menu: 'contracts' },
  {
    path: '/hop-dong/loai-hop-dong',
    crumb: 'Loại hợp đồng',
    access: ['contract_edit'],
    menu: 'catalogue',
    data: [firstPage('contractTypes.list')],
    load: () => import('./contract-types.tsx'),
  },
] as const satisfies readonly Screen[]
