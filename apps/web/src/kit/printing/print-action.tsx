import type { OperationId, PermissionName, ResourceName } from '@nhansu/sdk/contract'
import { Printer } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { ListActions, ShownList } from '#web/kit/resource/list-actions.ts'
import { usePermission } from '#web/session/use-profile.ts'

// Its code comes with the first print.
const PrintDialog = lazy(() => import('./print-dialog.tsx'))

/** Resources whose list can be printed. */
export type PrintedResource = {
  [R in ResourceName]: `${R}.print` extends OperationId ? R : never
}[ResourceName]

type Offered = Pick<ListActions<unknown>, 'page' | 'dialogs'>

/**
 * 'In danh sách' of a list, for `useActions` of its declaration: what the list shows, on all its pages, as a paper.
 *
 * @param right who may print
 */
export function printAction(
  resource: PrintedResource,
  right: PermissionName,
): (list: ShownList<object>) => Offered {
  return function usePrintAction({ query, total }) {
    const [printing, setPrinting] = useState(false)
    if (!usePermission(right)) return {}
    return {
      page: [
        {
          id: 'print',
          label: 'In danh sách',
          icon: Printer,
          tone: 'quiet',
          disabled: !total || printing,
          onSelect: () => setPrinting(true),
        },
      ],
      dialogs: printing && (
        <Suspense>
          <PrintDialog
            resource={resource}
            query={query}
            total={total ?? 0}
            onClose={() => setPrinting(false)}
          />
        </Suspense>
      ),
    }
  }
}
