import type { PermissionName, Schemas } from '@nhansu/sdk/contract'
import { Building2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { ShownList } from '#web/kit/resource/list-actions.ts'
import type { HeldRight } from '#web/session/profile.ts'
import { usePermission, useProfile } from '#web/session/use-profile.ts'
import { workbookActions } from './workbook-actions.tsx'

const CopyDialog = lazy(() => import('./copy-dialog.tsx'))

/** A catalogue that can be taken over from another company of the group. */
export type Catalogue = Schemas['CopiedCatalogue']

/**
 * What a catalogue's list offers besides the standard set, for `useActions` of its declaration: Excel, and 'Lấy danh mục
 * từ công ty …' for who works in several companies.
 *
 * @param rights who may export, and who may import and copy
 */
export function catalogueActions(
  catalogue: Catalogue,
  rights: { export: PermissionName; import: HeldRight },
) {
  const useWorkbooks = workbookActions(catalogue, rights)
  return function useCatalogueActions(list: ShownList<object>): ReturnType<typeof useWorkbooks> {
    const offered = useWorkbooks(list)
    const { companies } = useProfile()
    const mayCopy = usePermission(rights.import) && companies.length > 1
    const [copying, setCopying] = useState(false)
    if (!mayCopy) return offered
    return {
      ...offered,
      page: [
        ...(offered.page ?? []),
        { id: 'copy', label: 'Lấy danh mục từ công ty …', icon: Building2, onSelect: () => setCopying(true) },
      ],
      dialogs: (
        <>
          {offered.dialogs}
          <Suspense>
            {copying && <CopyDialog catalogue={catalogue} onClose={() => setCopying(false)} />}
          </Suspense>
        </>
      ),
    }
  }
}
