import type { OperationId, PermissionName, ResourceName } from '@nhansu/sdk/contract'
import { Upload } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { ListActions, ShownList } from '#web/kit/resource/list-actions.ts'
import type { HeldRight } from '#web/session/profile.ts'
import { usePermission } from '#web/session/use-profile.ts'

// Their code comes with the first dialog that is opened.
const ExportDialog = lazy(() => import('./export-dialog.tsx'))
const ImportDialog = lazy(() => import('./import-dialog.tsx'))

/** Resources whose list can be exported. */
export type ExportedResource = {
  [R in ResourceName]: `${R}.export` | `${R}.list` extends OperationId ? R : never
}[ResourceName]

/** Resources that a workbook can be read into. */
export type ImportedResource = {
  [R in ResourceName]: `${R}.import` extends OperationId ? R : never
}[ResourceName]

interface Rights {
  /** Who may export. */
  export: PermissionName
  /** Who may import; without it the list offers no import. */
  import?: HeldRight
}

/** What an import says that differs from that of a catalogue. */
export interface ImportWords {
  /** What becomes of the rows. */
  description: string
  /** What may be sent. */
  hint: string
  /** Megabytes of a workbook at most. */
  megabytes: number
}

type Offered = Pick<ListActions<unknown>, 'page' | 'onExport' | 'dialogs'>

/**
 * 'Xuất Excel' and 'Nhập Excel' of a list, for `useActions` of its declaration.
 *
 * @param resource one whose contract has the operations
 * @param importWords for an import that is not that of a catalogue
 */
export function workbookActions<R extends ExportedResource>(
  resource: R,
  rights: R extends ImportedResource ? Rights : Omit<Rights, 'import'>,
  importWords?: R extends ImportedResource ? ImportWords : never,
): (list: ShownList<object>) => Offered {
  const { export: exportRight, import: importRight }: Rights = rights
  return function useWorkbookActions({ query, total, shownFields }) {
    const [open, setOpen] = useState<'export' | 'import'>()
    const mayExport = usePermission(exportRight)
    const mayImport = usePermission(importRight) && importRight !== undefined
    const onClose = () => setOpen(undefined)
    return {
      ...(mayImport && {
        page: [{ id: 'import', label: 'Nhập Excel', icon: Upload, onSelect: () => setOpen('import') }],
      }),
      ...(mayExport && { onExport: () => setOpen('export') }),
      dialogs: (
        <Suspense>
          {open === 'export' && (
            <ExportDialog
              resource={resource}
              query={query}
              total={total}
              first={shownFields()}
              onClose={onClose}
            />
          )}
          {open === 'import' && (
            // Offered only for those resources whose rights name an import.
            <ImportDialog resource={resource as ImportedResource} words={importWords} onClose={onClose} />
          )}
        </Suspense>
      ),
    }
  }
}
