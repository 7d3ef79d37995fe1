import type { Meta, StoryObj } from '@storybook/react-vite'
import { Pencil, RefreshCw } from 'lucide-react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '#ui/button/button.tsx'
import { IconButton } from '#ui/button/icon-button.tsx'
import { Inline } from '#ui/layout/inline.tsx'
import { Tooltip } from './tooltip.tsx'
import { TooltipProvider } from './tooltip-provider.tsx'

const sides = [
  { side: 'bottom', label: 'Ở dưới' },
  { side: 'right', label: 'Bên phải' },
] as const

const meta = {
  title: 'Thành phần/Lớp nổi/Tooltip',
  component: Tooltip,
  subcomponents: { TooltipProvider },
  args: { children: <IconButton icon={Pencil} label="Sửa hồ sơ" /> },
  decorators: [(Story) => <TooltipProvider>{Story()}</TooltipProvider>],
} satisfies Meta<typeof Tooltip>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Mặc định',
  args: { defaultOpen: true },
}

export const Keyboard: Story = {
  name: 'Bàn phím',
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Sửa hồ sơ' })
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await screen.findByRole('tooltip', { name: 'Sửa hồ sơ' })
    await expect(button).not.toHaveAttribute('aria-describedby')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument())
    await expect(button).toHaveFocus()
  },
}

export const Explaining: Story = {
  name: 'Giải thích thêm',
  args: { label: 'Lấy lại dữ liệu từ máy chủ, giữ nguyên bộ lọc', children: <Button>Tải lại</Button> },
  play: async ({ canvas }) => {
    await userEvent.tab()
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Tải lại' })).toHaveAccessibleDescription(
        /giữ nguyên bộ lọc/,
      ),
    )
  },
}

export const Hover: Story = {
  name: 'Rê chuột',
  render: () => (
    <Inline>
      <Tooltip>
        <IconButton icon={Pencil} label="Sửa" />
      </Tooltip>
      <Tooltip>
        <IconButton icon={RefreshCw} label="Tải lại" />
      </Tooltip>
    </Inline>
  ),
  play: async ({ canvas }) => {
    await userEvent.hover(canvas.getByRole('button', { name: 'Sửa' }))
    await screen.findByRole('tooltip', { name: 'Sửa' })
    await userEvent.hover(canvas.getByRole('button', { name: 'Tải lại' }))
    await screen.findByRole('tooltip', { name: 'Tải lại' })
  },
}

export const Sides: Story = {
  name: 'Bốn phía',
  render: () => (
    <Inline gap="2xl">
      {sides.map(({ side, label }) => (
        <Tooltip key={side} side={side}>
          <IconButton icon={Pencil} label={label} />
        </Tooltip>
      ))}
    </Inline>
  ),
  play: async ({ canvas }) => {
    for (const { side, label } of sides) {
      await userEvent.hover(canvas.getByRole('button', { name: label }))
      await screen.findByRole('tooltip', { name: label })
      await waitFor(() => expect(document.querySelector(`[data-side="${side}"]`)).toHaveTextContent(label))
      await userEvent.unhover(canvas.getByRole('button', { name: label }))
    }
  },
}

export const DarkLong: Story = {
  name: 'Chữ dài, tối',
  globals: { theme: 'dark', density: 'compact' },
  args: {
    defaultOpen: true,
    label: 'Chỉ người có quyền cập nhật hợp đồng tại Trung tâm Khai thác kho lạnh mới sửa được mục này',
  },
}
