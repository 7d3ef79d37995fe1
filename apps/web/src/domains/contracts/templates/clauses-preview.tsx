import { Button } from '@nhansu/ui/button/button.tsx'
import { Dialog } from '@nhansu/ui/dialog/dialog.tsx'
import { DialogContent } from '@nhansu/ui/dialog/dialog-content.tsx'
import { DialogBody, DialogFooter, DialogHeader } from '@nhansu/ui/dialog/dialog-parts.tsx'
import { useState } from 'react'
import { FilePreview } from '#web/kit/file-preview/file-preview.tsx'

interface ClausesPreviewProps {
  title: string
  /** The PDF. */
  content: Blob
  onDownload: () => void
  onClose: () => void
}

/** What a paper with such clauses looks like, filled in with invented facts; closing it leads back to the words. */
export function ClausesPreview({ title, content, onDownload, onClose }: ClausesPreviewProps) {
  const [load] = useState(() => () => Promise.resolve(content))
  return (
    <Dialog open onOpenChange={(open) => open || onClose()}>
      <DialogContent size="large">
        <DialogHeader title={`Xem trước: ${title}`} description="Dữ liệu trong bản xem trước là ví dụ." />
        <DialogBody>
          <FilePreview
            file={{ name: `${title}.pdf`, media_type: 'application/pdf' }}
            load={load}
            onDownload={onDownload}
          />
        </DialogBody>
        <DialogFooter>
          <Button onClick={onDownload}>Tải xuống</Button>
          <Button tone="primary" onClick={onClose}>
            Quay lại sửa
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}
