import { Trash2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useProfile } from '#web/session/use-profile.ts'
import type { FileActions } from '../file/actions.ts'
import type { FilePartProps } from '../file/employee-file.ts'

// Asked of files that were made by mistake.
const RemoveDialog = lazy(() => import('./remove-dialog.tsx'))
const id = 'remove'

/** 'Xóa hồ sơ' of somebody else's file, for who may delete files. */
export function useRemoveAction({ employee, own }: FilePartProps): FileActions {
  const mayRemove = useProfile().permissions.has('employee_delete') && !own
  const [isAsked, setIsAsked] = useState(false)
  if (!mayRemove) return { id, actions: [] }
  return {
    id,
    actions: [{ id, label: 'Xóa hồ sơ', icon: Trash2, folded: true, onSelect: () => setIsAsked(true) }],
    dialogs: isAsked && (
      <Suspense>
        <RemoveDialog employee={employee} onClose={() => setIsAsked(false)} />
      </Suspense>
    ),
  }
}
