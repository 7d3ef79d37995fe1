import { ButtonLink } from '@nhansu/ui/button/button-link.tsx'
import { FileText, Files, Plus } from 'lucide-react'
import { useMemo } from 'react'
import { filteredList } from '#web/kit/list/filter-text.ts'
import type { Row } from '#web/kit/resource/define-resource.ts'
import type { ListActions, ShownList } from '#web/kit/resource/list-actions.ts'
import { listScreen } from '#web/kit/resource/list-screen.tsx'
import { workbookActions } from '#web/kit/workbooks/workbook-actions.tsx'
import { usePermission } from '#web/session/use-profile.ts'
import { documents } from './document-resource.tsx'
import { useDocumentDialogs } from './use-document-dialogs.tsx'

const useWorkbooks = workbookActions('documents', { export: 'document_export' })

export default listScreen<'documents'>({
  ...documents,
  useActions: useDocumentActions,
  toolbar: ExpiringLink,
})

function useDocumentActions(list: ShownList<object>): ListActions<Row<'documents'>> {
  const workbooks = useWorkbooks(list)
  const mayEdit = usePermission('document_edit')
  const { show, add, addMany, dialogs } = useDocumentDialogs()
  const row = useMemo(() => [{ id: 'show', label: 'Xem', icon: FileText, onSelect: show }], [show])
  return {
    ...workbooks,
    row,
    page: mayEdit
      ? [
          { id: 'bulk', label: 'Tải lên nhiều tệp', icon: Files, onSelect: addMany },
          { id: 'create', label: 'Thêm mới', icon: Plus, tone: 'primary', onSelect: add },
        ]
      : [],
    dialogs: (
      <>
        {workbooks.dialogs}
        {dialogs}
      </>
    ),
  }
}

const expiring = filteredList('/tai-lieu', 'expiry_state', { operator: 'in', value: ['expiring'] })

/** The way to what expires soon. */
function ExpiringLink() {
  return <ButtonLink href={expiring}>Sắp hết hạn</ButtonLink>
}
