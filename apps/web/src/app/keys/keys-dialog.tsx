import { Button } from '@nhansu/ui/button/button.tsx'
import { DescriptionList } from '@nhansu/ui/description-list/description-list.tsx'
import { Dialog } from '@nhansu/ui/dialog/dialog.tsx'
import { DialogContent } from '@nhansu/ui/dialog/dialog-content.tsx'
import { DialogBody, DialogFooter, DialogHeader } from '@nhansu/ui/dialog/dialog-parts.tsx'

const keys = [
  { term: 'Ctrl + K', value: 'Tìm nhanh màn hình, nhân viên' },
  { term: '/', value: 'Đến ô tìm của danh sách' },
  { term: '?', value: 'Mở bảng này' },
  { term: 'J, K', value: 'Hồ sơ sau, hồ sơ trước của danh sách vừa mở' },
  { term: 'F8', value: 'Đến thông báo đang hiện' },
  { term: '↑ ↓ ← →', value: 'Đi giữa các dòng của cây, trình đơn, sơ đồ và lựa chọn' },
  { term: 'Enter', value: 'Mở, chọn; trong ô tìm: bắt đầu tìm' },
  { term: 'Esc', value: 'Đóng hộp thoại, trình đơn; trong ô tìm: xóa từ khóa' },
]

/** The keys that work on every screen. */
export default function KeysDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open onOpenChange={(open) => open || onClose()}>
      <DialogContent>
        <DialogHeader title="Phím tắt" />
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
