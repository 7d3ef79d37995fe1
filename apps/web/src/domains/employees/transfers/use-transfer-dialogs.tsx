import type { TransferMove } from '@nhansu/sdk/domains/employee-transfers'
import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { Transfer } from './transfer-words.ts'

const TransferDrawer = lazy(() => import('./transfer-drawer.tsx'))
const TransferMoveDialog = lazy(() => import('./transfer-move-dialog.tsx'))

type Opened = { id: number; move?: { transfer: Transfer; move: TransferMove } } | undefined

/** One hand-over and the forms of its steps, for the list; `?id=` opens one. */
export function useTransferDialogs(): { show: (transfer: { id: number }) => void; dialogs: ReactNode } {
  const [search, setSearch] = useSearchParams()
  const named = Number(search.get('id'))
  const [followed, setFollowed] = useState(0)
  const [opened, setOpened] = useState<Opened>()
  if (named !== followed) {
    // A notice that is pressed while the list is open names another one.
    setFollowed(named)
    if (named > 0) setOpened({ id: named })
  }
  const close = () => {
    setOpened(undefined)
    if (!search.has('id')) return
    // So that the same notice opens it again.
    setSearch(
      (now) => {
        now.delete('id')
        return now
      },
      { replace: true },
    )
  }
  const show = useCallback(({ id }: { id: number }) => setOpened({ id }), [])
  const dialogs = opened && (
    <Suspense>
      {opened.move ? (
        <TransferMoveDialog {...opened.move} onClose={() => setOpened({ id: opened.id })} />
      ) : (
        <TransferDrawer
          id={opened.id}
          onMove={(transfer, move) => setOpened({ id: opened.id, move: { transfer, move } })}
          onClose={close}
        />
      )}
    </Suspense>
  )
  return { show, dialogs }
}
