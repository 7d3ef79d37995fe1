import type { ConfirmationMove } from '@nhansu/sdk/domains/confirmations'
import { lazy } from 'react'
import { askedDialogs } from '#web/kit/asked/asked-dialogs.tsx'
import type { Confirmation } from './confirmation-words.ts'

/** The dialogs of confirmations for a screen that lists some, and what the reader may begin there. */
export const useConfirmationDialogs = askedDialogs<Confirmation, ConfirmationMove>({
  Drawer: lazy(() => import('./confirmation-drawer.tsx')),
  StoreDialog: lazy(() =>
    import('./confirmation-dialogs.tsx').then((part) => ({ default: part.StoreDialog })),
  ),
  MoveDialog: lazy(() => import('./confirmation-dialogs.tsx').then((part) => ({ default: part.MoveDialog }))),
  permission: 'employee_edit',
  words: { own: 'Xin giấy xác nhận', forAnother: 'Ghi yêu cầu thay nhân viên' },
})
