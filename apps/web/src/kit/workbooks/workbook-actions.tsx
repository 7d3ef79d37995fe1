import type { OperationId, PermissionName, ResourceName } from '@nhansu/sdk/contract'
import { Undo2, Upload } from 'lucide-react'
import { type ComponentType, lazy, Suspense, useState } from 'react'
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

/** What shows an import that has been written. */
export interface AfterImportProps {
  /** The import, as undoing it names it. */
  importId: number
  onClose: () => void
  /** Closes it for good: nothing of the import is left to undo. */
  onOver: () => void
}

/** What an import says, and shows, that differs from that of a catalogue. */
export interface ImportWords {
  /** What becomes of the rows. */
  description: string
  /** What a filled workbook takes away, in a line of its own. */
  warning?: string
  /** What may be sent, besides the kind and size of a file, which the field says itself. */
  hint: string
  /** Megabytes of a workbook at most. */
  megabytes: number
  /** What the last import of this visit has written: offered beside the import, as long as something is left of it to undo. */
  After?: ComponentType<AfterImportProps>
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
    const [open, setOpen] = useState<'export' | 'import' | 'written'>()
    const [written, setWritten] = useState<number>()
    const After = importWords?.After
    const mayExport = usePermission(exportRight)
    const mayImport = usePermission(importRight) && importRight !== undefined
    const onClose = () => setOpen(undefined)
    const forget = (id: number | null) => setWritten((last) => (last === id ? undefined : last))
    return {
      ...(mayImport && {
        page: [
          ...(After && written !== undefined
            ? [{ id: 'written', label: 'Kết quả lần nhập', icon: Undo2, onSelect: () => setOpen('written') }]
            : []),
          { id: 'import', label: 'Nhập Excel', icon: Upload, onSelect: () => setOpen('import') },
        ],
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
            <ImportDialog
              resource={resource as ImportedResource}
              words={importWords}
              onWritten={({ id }) => setWritten(id ?? undefined)}
              onUndone={({ id }) => forget(id)}
              onClose={onClose}
            />
          )}
          {open === 'written' && After && written !== undefined && (
            <After
              importId={written}
              onClose={onClose}
              onOver={() => {
                forget(written)
                onClose()
              }}
            />
          )}
        </Suspense>
      ),
    }
  }
}
