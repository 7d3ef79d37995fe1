import type { PermissionName } from '@nhansu/sdk/contract'
import type { PageAction } from '@nhansu/ui/page-actions/page-action.ts'
import { FilePenLine } from 'lucide-react'
import { type ComponentType, type ReactNode, Suspense, useCallback, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { usePermission } from '#web/session/use-profile.ts'

/** What is loaded with the first one that is opened: one request, the form of a new one, and that of a step. */
export interface AskedParts<Request extends { id: number }, Move extends string> {
  Drawer: ComponentType<{
    id: number
    onMove: (request: Request, move: Move) => void
    onClose: () => void
  }>
  StoreDialog: ComponentType<{
    /** True where the reader asks for himself. */
    own: boolean
    /** Whose file is open, where one is. */
    employeeId: number | undefined
    onClose: () => void
  }>
  MoveDialog: ComponentType<{ request: Request; move: Move; onClose: () => void }>
  /** Who may write down what somebody else asks. */
  permission: PermissionName
  /** What it is called to ask for oneself, and to write it down for another. */
  words: { own: string; forAnother: string }
}

/** Whose file the screen shows, where it shows one. */
export interface AskedPerson {
  employeeId: number
  /** True where it is the reader himself. */
  own: boolean
}

/** What a screen has of the dialogs. */
export interface AskedDialogs {
  show: (request: { id: number }) => void
  /** What the reader may begin there. */
  offered: PageAction[]
  dialogs: ReactNode
}

type Opened<Request, Move> =
  | { what: 'new' }
  | { what: 'show'; id: number }
  | { what: 'move'; request: Request; move: Move }
  | undefined

/** Makes the dialogs of requests that somebody sends and others settle, for screens that list some; `?id=` opens one. */
export function askedDialogs<Request extends { id: number }, Move extends string>({
  Drawer,
  StoreDialog,
  MoveDialog,
  permission,
  words,
}: AskedParts<Request, Move>): (person?: AskedPerson) => AskedDialogs {
  return function useAskedDialogs(person) {
    const [search] = useSearchParams()
    const named = Number(search.get('id'))
    const [opened, setOpened] = useState<Opened<Request, Move>>(
      named > 0 ? { what: 'show', id: named } : undefined,
    )
    const mayWriteDown = usePermission(permission)
    const close = () => setOpened(undefined)
    const show = useCallback(({ id }: { id: number }) => setOpened({ what: 'show', id }), [])
    const own = person?.own === true
    const begin: PageAction = {
      id: 'new',
      label: own ? words.own : words.forAnother,
      icon: FilePenLine,
      tone: 'primary',
      onSelect: () => setOpened({ what: 'new' }),
    }
    const dialogs = (
      <Suspense>
        {opened?.what === 'new' && <StoreDialog own={own} employeeId={person?.employeeId} onClose={close} />}
        {opened?.what === 'show' && (
          <Drawer
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
    return { show, offered: own || mayWriteDown ? [begin] : [], dialogs }
  }
}
