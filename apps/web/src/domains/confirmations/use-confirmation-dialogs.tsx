import type { ConfirmationMove } from '@nhansu/sdk/domains/confirmations'
import type { PageAction } from '@nhansu/ui/page-actions/page-action.ts'
import { FilePenLine } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { usePermission } from '#web/session/use-profile.ts'
import type { Confirmation } from './confirmation-words.ts'

// Their code comes with the first one that is opened.
const ConfirmationDrawer = lazy(() => import('./confirmation-drawer.tsx'))
const StoreDialog = lazy(() =>
  import('./confirmation-dialogs.tsx').then((part) => ({ default: part.StoreDialog })),
)
const MoveDialog = lazy(() =>
  import('./confirmation-dialogs.tsx').then((part) => ({ default: part.MoveDialog })),
)

type Opened =
  | { what: 'new' }
  | { what: 'show'; id: number }
  | { what: 'move'; request: Confirmation; move: ConfirmationMove }
  | undefined

/** Whose file the screen shows, where it shows one. */
interface Person {
  employeeId: number
  /** True where it is the reader himself. */
  own: boolean
}

/** The dialogs of confirmations for a screen that lists some, and what the reader may begin there. */
export function useConfirmationDialogs(person?: Person) {
  const [search] = useSearchParams()
  const named = Number(search.get('id'))
  const [opened, setOpened] = useState<Opened>(named > 0 ? { what: 'show', id: named } : undefined)
  const mayEdit = usePermission('employee_edit')
  const close = () => setOpened(undefined)
  const show = useCallback(({ id }: { id: number }) => setOpened({ what: 'show', id }), [])
  const own = person?.own === true
  const offered: PageAction[] =
    own || mayEdit
      ? [
          {
            id: 'new',
            label: own ? 'Xin giấy xác nhận' : 'Ghi yêu cầu thay nhân viên',
            icon: FilePenLine,
            tone: 'primary',
            onSelect: () => setOpened({ what: 'new' }),
          },
        ]
      : []
  const dialogs: ReactNode = (
    <Suspense>
      {opened?.what === 'new' && <StoreDialog own={own} employeeId={person?.employeeId} onClose={close} />}
      {opened?.what === 'show' && (
        <ConfirmationDrawer
          id={opened.id}
          onMove={(request, move) => setOpened({ what: 'move', request, move })}
          onClose={close}
        />
      )}
      {opened?.what === 'move' && (
        <MoveDialog
          request={opened.request}
          move={opened.move}
          onClose={() => setOpened({ what: 'show', id: opened.request.id })}
        />
      )}
    </Suspense>
  )
  return { show, offered, dialogs }
}
