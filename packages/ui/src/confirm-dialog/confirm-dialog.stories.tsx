import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '#ui/button/button.tsx'
import { Inline } from '#ui/layout/inline.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'

const meta = {
  title: 'Thành phần/Lớp nổi/ConfirmDialog',
  component: ConfirmDialog,
  // Open layers would cover the page of documentation, so there each story has a frame of its own.
  parameters: { docs: { story: { inline: false, height: '440px' } } },
  args: {
    title: 'Gửi email cho 12 ứng viên?',
    description: 'Email được gửi ngay và không thu hồi được.',
    confirmLabel: 'Gửi email',
    onConfirm: fn(),
    onOpenChange: fn(),
    trigger: <Button>Gửi email</Button>,
  },
} satisfies Meta<typeof ConfirmDialog>

export default meta
type Story = StoryObj<typeof meta>

const deletion = {
  tone: 'danger',
  title: 'Xóa 3 trình độ?',
  description: 'Có thể hoàn tác trong 10 giây sau khi xóa.',
  confirmLabel: 'Xóa',
  touched: { label: '3 trình độ sẽ bị xóa', names: ['Trung cấp nghề', 'Cao đẳng nghề', 'Sơ cấp nghề'] },
  trigger: <Button>Xóa</Button>,
} as const

/** The button, once the dialog takes presses: with its first focus. */
async function confirmButton(name: string) {
  const dialog = await screen.findByRole('alertdialog')
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement | null))
  return within(dialog).getByRole('button', { name })
}

export const Default: Story = { name: 'Mặc định', args: { defaultOpen: true } }

export const Danger: Story = { name: 'Nguy hiểm', args: { ...deletion, defaultOpen: true } }

export const Dark: Story = {
  name: 'Tối và nén',
  args: { ...deletion, defaultOpen: true },
  globals: { theme: 'dark', density: 'compact' },
}

export const Keyboard: Story = {
  name: 'Bàn phím',
  args: deletion,
  play: async ({ canvas, args }) => {
    const trigger = canvas.getByRole('button', { name: 'Xóa' })
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const dialog = await screen.findByRole('alertdialog', { name: 'Xóa 3 trình độ?' })
    await waitFor(() => expect(screen.getByRole('button', { name: 'Hủy' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    await expect(args.onConfirm).not.toHaveBeenCalled()
    await waitFor(() => expect(trigger).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Hủy' })).toHaveFocus())
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    await expect(args.onConfirm).toHaveBeenCalledOnce()
  },
}

export const FocusKeptByCaller: Story = {
  name: 'Nơi gọi giữ tiêu điểm',
  args: {
    ...deletion,
    onCloseAutoFocus: (event) => {
      event.preventDefault()
      document.querySelector<HTMLElement>('[data-next]')?.focus()
    },
  },
  render: (args) => (
    <Inline>
      <ConfirmDialog {...args} />
      <Button data-next>Dòng tiếp theo</Button>
    </Inline>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Xóa' }))
    await userEvent.click(await confirmButton('Xóa'))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Dòng tiếp theo' })).toHaveFocus())
  },
}

export const Busy: Story = {
  name: 'Đang xử lý',
  args: { defaultOpen: true, onConfirm: fn(() => new Promise(() => {})) },
  play: async ({ args }) => {
    const button = await confirmButton('Gửi email')
    await userEvent.click(button)
    await expect(button).toHaveAttribute('aria-busy', 'true')
    await userEvent.click(button)
    await userEvent.keyboard('{Escape}')
    await userEvent.click(screen.getByRole('button', { name: 'Hủy' }))
    await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible())
    await expect(args.onConfirm).toHaveBeenCalledOnce()
  },
}

const refused =
  'Chưa xóa được: 12 nhân viên đang có trình độ Trung cấp nghề. Hãy đổi trình độ của họ rồi thử lại.'

export const Failed: Story = {
  name: 'Có lỗi',
  args: {
    ...deletion,
    defaultOpen: true,
    onConfirm: fn(() => Promise.reject(new Error(refused))),
    errorText: (reason) => (reason instanceof Error ? reason.message : null),
  },
  play: async ({ args }) => {
    const button = await confirmButton('Xóa')
    await userEvent.click(button)
    await expect(await screen.findByRole('alert')).toHaveTextContent(refused)
    await expect(button).not.toHaveAttribute('aria-busy')
    await expect(args.onOpenChange).not.toHaveBeenCalledWith(false)
  },
}

export const FailedWithoutWords: Story = {
  name: 'Có lỗi chung',
  args: { defaultOpen: true, onConfirm: fn(() => Promise.reject(new TypeError('Failed to fetch'))) },
  play: async () => {
    await userEvent.click(await confirmButton('Gửi email'))
    await expect(await screen.findByRole('alert')).toHaveTextContent('Chưa thực hiện được. Vui lòng thử lại.')
  },
}

export const LongText: Story = {
  name: 'Chữ dài',
  args: {
    ...deletion,
    defaultOpen: true,
    title:
      'Xóa 24 đơn vị trực thuộc Trung tâm Khai thác kho lạnh và Chuyển phát nhanh Đồng bằng sông Cửu Long?',
    touched: {
      label: '24 đơn vị sẽ bị xóa',
      names: Array.from(
        { length: 24 },
        (_, at) => `Tổ bốc xếp hàng lạnh xuất khẩu số ${at + 1}, bến Cái Cui`,
      ),
    },
  },
}
