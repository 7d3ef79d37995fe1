import { IconButton } from '@nhansu/ui/button/icon-button.tsx'
import { ConfirmDialog } from '@nhansu/ui/confirm-dialog/confirm-dialog.tsx'
import { useMutation } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useState } from 'react'
import { errorText } from '#web/kit/feedback/messages.ts'
import { mutation } from '#web/session/queries.ts'
import { usePermission } from '#web/session/use-profile.ts'
import type { BulkFile } from './bulk-file.ts'

interface TakeAwayProps {
  file: BulkFile
  isBusy: boolean
  /** Told once nothing is left of the file, so that it can leave the list. */
  onRemove: () => void
}

/**
 * Takes a file from the list. A document that was made for it goes with it, after a question and by who may delete
 * documents; nobody else takes the file away, nor anybody while it is not known whether its document is there: what was
 * made without a file must not be lost sight of.
 */
export function TakeAway({ file: { file, document, unanswered }, isBusy, onRemove }: TakeAwayProps) {
  const [destroying] = useState(() => mutation('documents.destroyMixed'))
  const { mutateAsync: destroy } = useMutation(destroying)
  const mayDelete = usePermission('document_delete')
  if (unanswered !== null || (document !== null && !mayDelete)) return null
  if (document === null)
    return <IconButton icon={X} size="small" label={`Bỏ ${file.name}`} disabled={isBusy} onClick={onRemove} />
  return (
    <ConfirmDialog
      trigger={
        <IconButton icon={X} size="small" label={`Bỏ ${file.name} và xóa tài liệu`} disabled={isBusy} />
      }
      tone="danger"
      title={`Xóa tài liệu số ${document.number}?`}
      description={`Tài liệu này được tạo cho tệp ${file.name}. Tài liệu bị xóa và tệp được bỏ khỏi danh sách.`}
      confirmLabel="Xóa tài liệu"
      onConfirm={async () => {
        await destroy({ body: { items: [{ source: 'upload', id: document.id }] } })
        onRemove()
      }}
      errorText={(reason) => errorText(reason)}
    />
  )
}
