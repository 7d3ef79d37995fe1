import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '#ui/button/button.tsx'
import { Inline } from '#ui/layout/inline.tsx'
import { ToastProvider } from './toast-provider.tsx'
import { createToasts, type ToastMessage } from './toast-store.ts'
import { useToast } from './use-toast.ts'

const meta = {
  title: 'Thành phần/Lớp nổi/Toast',
  component: ToastProvider,
  args: { children: null },
} satisfies Meta<typeof ToastProvider>

export default meta
type Story = StoryObj<typeof meta>

const restore = fn()

function Buttons() {
  const toast = useToast()
  return (
    <Inline>
      <Button onClick={() => toast.ok('Cập nhật thành công!')}>Lưu</Button>
      <Button onClick={() => toast.ok('Xóa thành công!', { action: { run: restore } })}>Xóa</Button>
    </Inline>
  )
}

function showing(...messages: ToastMessage[]) {
  const toasts = createToasts()
  for (const message of messages) toasts.show(message)
  return toasts
}

export const Default: Story = { name: 'Mặc định', args: { children: <Buttons /> } }

const oneOfEach = () =>
  showing(
    { tone: 'ok', title: 'Thêm mới thành công!' },
    { tone: 'info', title: 'Đang xuất Excel', description: 'Tệp sẽ có trong mục Tải về sau ít phút.' },
    { tone: 'warn', title: 'Phiên làm việc sắp hết hạn', description: 'Lưu lại trước 09:45.' },
    { tone: 'bad', title: 'Không lấy được dữ liệu từ máy chủ!', requestId: '01JD7Q2M9V' },
  )

export const Tones: Story = {
  name: 'Sắc thái',
  args: { toasts: oneOfEach() },
  play: async () => {
    await expect(await screen.findAllByRole('listitem')).toHaveLength(4)
    await expect(screen.getByText('Lỗi:')).toBeInTheDocument()
  },
}

export const Dark: Story = {
  name: 'Tối và nén',
  args: { toasts: oneOfEach() },
  globals: { theme: 'dark', density: 'compact' },
}

export const Undo: Story = {
  name: 'Hoàn tác bằng bàn phím',
  args: { children: <Buttons /> },
  play: async ({ canvas }) => {
    restore.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: 'Xóa' }))
    const toast = await screen.findByRole('listitem')
    await userEvent.keyboard('{F8}')
    await userEvent.tab()
    await expect(toast).toHaveFocus()
    await userEvent.tab()
    await expect(within(toast).getByRole('button', { name: 'Hoàn tác' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(restore).toHaveBeenCalledOnce()
    await waitFor(() => expect(toast).not.toBeInTheDocument())
  },
}

export const Dismissed: Story = {
  name: 'Đóng bằng Esc',
  args: { toasts: showing({ tone: 'ok', title: 'Cập nhật thành công!' }) },
  play: async () => {
    const toast = await screen.findByRole('listitem')
    toast.focus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(toast).not.toBeInTheDocument())
  },
}

export const LongText: Story = {
  name: 'Chữ dài',
  args: {
    toasts: showing({
      tone: 'bad',
      title: 'Không thể xóa phòng ban vì còn 12 nhân viên đang làm việc tại Trung tâm Khai thác kho lạnh',
      description:
        'Hãy chuyển các nhân viên này sang đơn vị khác, kết thúc hợp đồng còn hiệu lực rồi thử lại.',
      requestId: '01JD7Q2M9VXK4T8S0WZB6H3NCE',
      action: { label: 'Xem nhân viên', run: fn() },
    }),
  },
}
