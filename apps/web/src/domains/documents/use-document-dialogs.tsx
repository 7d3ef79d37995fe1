import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react'
import type { Document } from './document-form.tsx'

// Their code comes with the first one that is opened.
const DocumentForm = lazy(() => import('./document-form.tsx'))
const BulkUploadDialog = lazy(() => import('./bulk/bulk-upload-dialog.tsx'))
const DocumentDrawer = lazy(() => import('./document-drawer.tsx'))

type Opened =
  | { what: 'new' }
  | { what: 'bulk' }
  | { what: 'show'; id: number }
  | { what: 'edit'; document: Document }
  | undefined

/**
 * The dialogs of documents for a screen that lists some.
 *
 * @param employeeId whom a new document is about
 */
export function useDocumentDialogs(employeeId?: number) {
  const [opened, setOpened] = useState<Opened>()
  const close = () => setOpened(undefined)
  const show = useCallback(({ id }: { id: number }) => setOpened({ what: 'show', id }), [])
  const add = useCallback(() => setOpened({ what: 'new' }), [])
  const addMany = useCallback(() => setOpened({ what: 'bulk' }), [])
  const dialogs: ReactNode = (
    <Suspense>
      {opened?.what === 'show' && (
        <DocumentDrawer
          id={opened.id}
          onEdit={(document) => setOpened({ what: 'edit', document })}
          onClose={close}
        />
      )}
      {opened?.what === 'edit' && (
        <DocumentForm
          document={opened.document}
          onClose={() => setOpened({ what: 'show', id: opened.document.id })}
        />
      )}
      {opened?.what === 'new' && (
        <DocumentForm {...(employeeId !== undefined && { employeeId })} onClose={close} />
      )}
      {opened?.what === 'bulk' && <BulkUploadDialog onClose={close} />}
    </Suspense>
  )
  return { show, add, addMany, dialogs }
}
