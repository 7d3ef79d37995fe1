import type { TransferMove } from '@nhansu/sdk/domains/employee-transfers'
import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { Transfer } from './transfer-words.ts'

const TransferDrawer = lazy(() => import('./transfer-drawer.tsx'))
const TransferMoveDialog = lazy(() => import('./transfer-move-dialog.tsx'))

type Opened = { id: number; move?: { transfer: Transfer; move: TransferMove } } | undefined

/** One hand-over and the forms of its steps, for the list; `?id=` opens one. */
export function useTransferDialogs(): { show: (transfer: { id: number }) => void; dialogs: ReactNode } {
  const [search] = useSearchParams()
  const named = Number(search.get('id'))
  const [opened, setOpened] = useState<Opened>(named > 0 ? { id: named } : undefined)
  const show = useCallback(({ id }: { id: number }) => setOpened({ id }), [])
  const dialogs = opened && (
    <Suspense>
      {opened.move ? (
        <TransferMoveDialog {...opened.move} onClose={() => setOpened({ id: opened.id })} />
      ) : (
        <TransferDrawer
          id={opened.id}
          onMove={(transfer, move) => setOpened({ id: opened.id, move: { transfer, move } })}
          onClose={() => setOpened(undefined)}
        />
      )}
    </Suspense>
  )
  return { show, dialogs }
}
