import type { PersonalDataRequestMove } from '@nhansu/sdk/domains/personal-data'
import { lazy } from 'react'
import { askedDialogs } from '#web/kit/asked/asked-dialogs.tsx'
import type { DataRequest } from './data-request-words.ts'

/** The dialogs of requests about personal data for a screen that lists some, and what the reader may begin there. */
export const useDataRequestDialogs = askedDialogs<DataRequest, PersonalDataRequestMove>({
  Drawer: lazy(() => import('./data-request-drawer.tsx')),
  StoreDialog: lazy(() =>
    import('./data-request-dialogs.tsx').then((part) => ({ default: part.StoreDialog })),
  ),
  MoveDialog: lazy(() => import('./data-request-dialogs.tsx').then((part) => ({ default: part.MoveDialog }))),
  permission: 'personal_data_edit',
  words: { own: 'Gửi yêu cầu', forAnother: 'Ghi nhận yêu cầu' },
})
