import type { PersonalDataRequestMove } from '@nhansu/sdk/domains/personal-data'
import type { PageAction } from '@nhansu/ui/page-actions/page-action.ts'
import { FilePenLine } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { usePermission } from '#web/session/use-profile.ts'
import type { DataRequest } from './data-request-words.ts'

// Their code comes with the first one that is opened.
const DataRequestDrawer = lazy(() => import('./data-request-drawer.tsx'))
const StoreDialog = lazy(() =>
  import('./data-request-dialogs.tsx').then((part) => ({ default: part.StoreDialog })),
)
const MoveDialog = lazy(() =>
  import('./data-request-dialogs.tsx').then((part) => ({ default: part.MoveDialog })),
)

type Opened =
  | { what: 'new' }
  | { what: 'show'; id: number }
  | { what: 'move'; request: DataRequest; move: PersonalDataRequestMove }
  | undefined

/** Whose file the screen shows, where it shows one. */
interface Person {
  employeeId: number
  /** True where it is the reader himself. */
  own: boolean
}

/** The dialogs of requests about personal data for a screen that lists some, and what the reader may begin there. */
export function useDataRequestDialogs(person?: Person) {
  const [search] = useSearchParams()
  const named = Number(search.get('id'))
  const [opened, setOpened] = useState<Opened>(named > 0 ? { what: 'show', id: named } : undefined)
  const mayEdit = usePermission('personal_data_edit')
  const close = () => setOpened(undefined)
  const show = useCallback(({ id }: { id: number }) => setOpened({ what: 'show', id }), [])
  const own = person?.own === true
  const offered: PageAction[] =
    own || mayEdit
      ? [
          {
            id: 'new',
            label: own ? 'Gửi yêu cầu' : 'Ghi nhận yêu cầu',
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
        <DataRequestDrawer
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
