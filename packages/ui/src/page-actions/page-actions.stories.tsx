import type { Meta, StoryObj } from '@storybook/react-vite'
import { Building2, Upload, Plus } from 'lucide-react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Page } from '#ui/layout/page.tsx'
import { PageActions } from './page-actions.tsx'

const meta = {
  title: 'Thành phần/Bố cục/PageActions',
  component: PageActions,
  args: {
    actions: [
      { id: 'import', label: 'Nhập Excel', icon: Upload, onSelect: fn() },
      { id: 'copy', label: 'Lấy danh mục từ công ty …', icon: Building2, onSelect: fn() },
      { id: 'create', label: 'Thêm mới', icon: Plus, tone: 'primary', onSelect: fn() },
    ],
  },
  render: ({ actions }) => (
    <Page title="Danh sách trình độ" actions={<PageActions actions={actions} />}>
      {null}
    </Page>
  ),
} satisfies Meta<typeof PageActions>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Mặc định',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Thêm mới' }))
    await expect(args.actions[2]?.onSelect).toHaveBeenCalledOnce()
  },
}

export const Disabled: Story = {
  name: 'Không bấm được',
  args: {
    actions: [
      { id: 'export', label: 'Xuất Excel', disabled: true, onSelect: fn() },
      { id: 'create', label: 'Thêm mới', icon: Plus, tone: 'primary', onSelect: fn() },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Xuất Excel' })).toBeDisabled()
  },
}

export const WithLinks: Story = {
  name: 'Dẫn sang trang khác',
  args: {
    actions: [
      { id: 'trail', label: 'Nhật ký', tone: 'quiet', href: '#nhat-ky' },
      { id: 'create', label: 'Thêm mới', icon: Plus, tone: 'primary', href: '#them-moi' },
    ],
  },
}

export const Folded: Story = {
  name: 'Thao tác ít dùng sau một nút',
  args: {
    actions: [
      { id: 'import', label: 'Nhập Excel', icon: Upload, onSelect: fn(), folded: true },
      { id: 'copy', label: 'Sao chép', icon: Building2, onSelect: fn(), folded: true },
      { id: 'create', label: 'Thêm mới', icon: Plus, tone: 'primary', onSelect: fn() },
    ],
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: 'Sao chép' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Thao tác khác' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Sao chép' }))
    await expect(args.actions[1]?.onSelect).toHaveBeenCalledOnce()
  },
}

export const Phone: Story = {
  name: 'Điện thoại: thao tác phụ sau một nút',
  globals: { viewport: { value: 'mobile2', isRotated: false } },
  parameters: { docs: { story: { inline: false, height: '320px' } } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Nhập Excel' })).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Thao tác khác' })).toBeVisible()
  },
}

export const Keyboard: Story = {
  ...Phone,
  name: 'Bàn phím',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Thêm mới' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const first = await screen.findByRole('menuitem', { name: 'Nhập Excel' })
    await waitFor(() => expect(first).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(args.actions[0]?.onSelect).toHaveBeenCalledOnce()
  },
}

export const LongText: Story = {
  name: 'Chữ dài',
  args: {
    actions: [
      { id: 'copy', label: 'Lấy danh mục từ Công ty Cổ phần Tiếp vận và Kho lạnh Sông Mẫu', icon: Building2 },
      { id: 'import', label: 'Nhập danh sách trình độ chuyên môn từ tệp Excel', icon: Upload },
      { id: 'create', label: 'Thêm mới', icon: Plus, tone: 'primary' },
    ],
  },
}

export const Dark: Story = { name: 'Tối và nén', globals: { theme: 'dark', density: 'compact' } }
