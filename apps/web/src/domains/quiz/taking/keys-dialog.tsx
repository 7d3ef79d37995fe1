import { Button } from '@nhansu/ui/button/button.tsx'
import { DescriptionList } from '@nhansu/ui/description-list/description-list.tsx'
import { Dialog } from '@nhansu/ui/dialog/dialog.tsx'
import { DialogContent } from '@nhansu/ui/dialog/dialog-content.tsx'
import { DialogBody, DialogFooter, DialogHeader } from '@nhansu/ui/dialog/dialog-parts.tsx'

const keys = [
  { term: 'A–F hoặc 1–6', value: 'Chọn đáp án; ở câu Đúng/Sai bốn ý: đổi Đúng, Sai của ý đó' },
  { term: '← →', value: 'Câu trước, câu sau' },
  { term: 'F', value: 'Đánh dấu câu (câu có sáu đáp án: Shift + F)' },
  { term: 'Ctrl + Enter', value: 'Nộp bài' },
  { term: '?', value: 'Mở bảng này' },
]

/** What keys do while a paper is open. */
export default function KeysDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open onOpenChange={(open) => open || onClose()}>
      <DialogContent>
        <DialogHeader title="Phím tắt khi làm bài" />
        <DialogBody>
          <DescriptionList items={keys} />
        </DialogBody>
        <DialogFooter>
          <Button onClick={onClose}>Đóng</Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}
