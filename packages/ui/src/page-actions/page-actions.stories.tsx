import type { Meta, StoryObj } from '@storybook/react-vite'
import { Building2, FileUp, Plus } from 'lucide-react'
import { expect, fn } from 'storybook/test'
import { Page } from '#ui/layout/page.tsx'
import { PageActions } from './page-actions.tsx'

const meta = {
  title: 'Bố cục/PageActions',
  component: PageActions,
  args: {
    actions: [
      { id: 'import', label: 'Nhập Excel', icon: FileUp, onSelect: fn() },
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

export const WithLinks: Story = {
  name: 'Dẫn sang trang khác',
  args: {
    actions: [
      { id: 'trail', label: 'Nhật ký', tone: 'quiet', href: '#nhat-ky' },
      { id: 'create', label: 'Thêm mới', icon: Plus, tone: 'primary', href: '#them-moi' },
    ],
  },
}
