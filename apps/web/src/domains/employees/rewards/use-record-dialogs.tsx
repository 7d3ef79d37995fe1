import type { PageAction } from '@nhansu/ui/page-actions/page-action.ts'
import { Award, Gavel, Upload } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react'
import { usePermission } from '#web/session/use-profile.ts'
import type { Step } from './record-deeds.ts'
import type { RewardRecord } from './record-words.ts'

// Their code comes with the first one that is opened.
const RecordDialog = lazy(() =>
  import('./record-dialogs.tsx').then((part) => ({ default: part.RecordDialog })),
)
const StepDialog = lazy(() => import('./record-dialogs.tsx').then((part) => ({ default: part.StepDialog })))
const ReductionDialog = lazy(() =>
  import('./record-dialogs.tsx').then((part) => ({ default: part.ReductionDialog })),
)
const ImportRewardsDialog = lazy(() =>
  import('./import-rewards-dialog.tsx').then((part) => ({ default: part.ImportRewardsDialog })),
)
const RecordDrawer = lazy(() =>
  import('./record-drawer.tsx').then((part) => ({ default: part.RecordDrawer })),
)

type Opened =
  | { what: 'new'; type: RewardRecord['type'] }
  | { what: 'show'; id: number }
  | { what: 'edit'; record: RewardRecord }
  | { what: 'step'; record: RewardRecord; step: Step }
  | { what: 'reduce'; record: RewardRecord }
  | { what: 'import' }
  | undefined

/**
 * The dialogs of rewards and disciplines for a screen that lists some, and what the reader may begin there.
 *
 * @param employeeId whom a new record is about
 */
export function useRecordDialogs(employeeId?: number) {
  const [opened, setOpened] = useState<Opened>()
  const mayEdit = usePermission('employee_edit')
  const seesDisciplines = usePermission('employee_sensitive')
  const close = () => setOpened(undefined)
  const show = useCallback(({ id }: { id: number }) => setOpened({ what: 'show', id }), [])
  const add = (type: RewardRecord['type']) => setOpened({ what: 'new', type })
  const offered: PageAction[] = [
    ...(mayEdit && seesDisciplines
      ? [{ id: 'breach', label: 'Lập biên bản vi phạm', icon: Gavel, onSelect: () => add('discipline') }]
      : []),
    ...(mayEdit && seesDisciplines && employeeId === undefined
      ? [
          {
            id: 'import',
            label: 'Nhập khen thưởng từ Excel',
            icon: Upload,
            onSelect: () => setOpened({ what: 'import' }),
          },
        ]
      : []),
    ...(mayEdit
      ? [
          {
            id: 'reward',
            label: 'Thêm khen thưởng',
            icon: Award,
            tone: 'primary' as const,
            onSelect: () => add('reward'),
          },
        ]
      : []),
  ]
  const dialogs: ReactNode = (
    <Suspense>
      {opened?.what === 'show' && (
        <RecordDrawer
          id={opened.id}
          onEdit={(record) => setOpened({ what: 'edit', record })}
          onStep={(record, step) => setOpened({ what: 'step', record, step })}
          onReduce={(record) => setOpened({ what: 'reduce', record })}
          onClose={close}
        />
      )}
      {opened?.what === 'new' && <RecordDialog type={opened.type} employeeId={employeeId} onClose={close} />}
      {opened?.what === 'edit' && (
        <RecordDialog
          type={opened.record.type}
          record={opened.record}
          onClose={() => setOpened({ what: 'show', id: opened.record.id })}
        />
      )}
      {opened?.what === 'step' && (
        <StepDialog
          record={opened.record}
          step={opened.step}
          onClose={() => setOpened({ what: 'show', id: opened.record.id })}
        />
      )}
      {opened?.what === 'reduce' && (
        <ReductionDialog
          record={opened.record}
          onClose={() => setOpened({ what: 'show', id: opened.record.id })}
        />
      )}
      {opened?.what === 'import' && <ImportRewardsDialog onClose={close} />}
    </Suspense>
  )
  return { show, offered, dialogs }
}
