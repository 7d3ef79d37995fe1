import type { FilePart } from './file-part.ts'

/** What stands beside the tabs and asks for attention: each draws a `Card`, or nothing. A domain adds its own by one line. */
export const fileAttention: readonly FilePart[] = [
  {
    key: 'missing',
    rights: ['employee_access'],
    load: () => import('../missing/missing-papers-notice.tsx'),
  },
  {
    key: 'own-rounds',
    rights: [],
    own: true,
    load: () => import('../changes/own-rounds-notice.tsx'),
  },
  {
    key: 'own-leaving',
    rights: [],
    own: true,
    load: () => import('../leaving/own-leaving-notice.tsx'),
  },
  {
    key: 'own-transfer',
    rights: [],
    own: true,
    load: () => import('../transfers/own-transfer-notice.tsx'),
  },
  {
    key: 'same-people',
    rights: ['group_read'],
    load: () => import('../transfers/same-people-notice.tsx'),
  },
  {
    key: 'findings',
    rights: ['employee_access'],
    load: () => import('../quality/findings-notice.tsx'),
  },
  {
    key: 'waiting',
    rights: ['employee_access'],
    load: () => import('../job/waiting-notice.tsx'),
  },
  {
    key: 'requests',
    rights: ['request_change_access'],
    load: () => import('../changes/open-requests-notice.tsx'),
  },
  {
    key: 'own-quality',
    rights: [],
    own: true,
    load: () => import('../quality/own-quality-notice.tsx'),
  },
  { key: 'account', rights: ['employee_access'], load: () => import('../accounts/account-card.tsx') },
]
