import type { Meta, StoryObj } from '@storybook/react-vite'
import { Download, Pencil, Plus, Trash2 } from 'lucide-react'
import { expect, fn, userEvent } from 'storybook/test'
import { Columns } from '#ui/layout/columns.tsx'
import { Inline } from '#ui/layout/inline.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Button } from './button.tsx'
import { ButtonLink } from './button-link.tsx'
import { IconButton } from './icon-button.tsx'

const meta = {
  title: 'Thành phần/Thao tác/Button',
  component: Button,
  subcomponents: { ButtonLink, IconButton },
  args: { children: 'Lưu', onClick: fn() },
} satisfies Meta<typeof Button>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Mặc định',
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Lưu' })
    await expect(button).toHaveAttribute('type', 'button')
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter} ')
    await expect(args.onClick).toHaveBeenCalledTimes(2)
  },
}

export const Tones: Story = {
  name: 'Sắc thái',
  render: () => (
    <Inline>
      <Button tone="primary" icon={Plus}>
        Thêm mới
      </Button>
      <Button icon={Download}>Xuất Excel</Button>
      <Button tone="quiet">Bỏ lọc</Button>
      <Button tone="danger" icon={Trash2}>
        Xóa
      </Button>
    </Inline>
  ),
}

export const Sizes: Story = {
  name: 'Cỡ',
  render: () => (
    <Inline>
      <Button size="small">Chuyển đơn vị</Button>
      <Button>Chuyển đơn vị</Button>
      <Button size="large">Chuyển đơn vị</Button>
    </Inline>
  ),
}

export const Disabled: Story = {
  name: 'Không bấm được',
  args: { disabled: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'), { pointerEventsCheck: 0 })
    await expect(args.onClick).not.toHaveBeenCalled()
  },
}

export const Loading: Story = {
  name: 'Đang xử lý',
  args: { loading: true, tone: 'primary' },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: /Lưu/ })
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await userEvent.click(button)
    await expect(args.onClick).not.toHaveBeenCalled()
    await expect(button).toHaveAttribute('aria-busy', 'true')
  },
}

export const LoadingKeepsWidth: Story = {
  name: 'Đang xử lý không đổi bề rộng',
  render: () => (
    <Stack align="start">
      <Button>Gửi yêu cầu phê duyệt</Button>
      <Button loading>Gửi yêu cầu phê duyệt</Button>
      <Button icon={Plus}>Thêm mới</Button>
      <Button icon={Plus} loading>
        Thêm mới
      </Button>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const width = (button: HTMLElement) => Math.round(button.getBoundingClientRect().width)
    const [plain, busy, withIcon, busyWithIcon] = canvas.getAllByRole('button').map(width)
    await expect(busy).toBe(plain)
    await expect(busyWithIcon).toBe(withIcon)
  },
}

export const AsLink: Story = {
  name: 'Liên kết',
  render: () => (
    <Inline>
      <ButtonLink tone="primary" icon={Plus} href="#them-moi">
        Thêm mới
      </ButtonLink>
      <Button asChild icon={Download}>
        <a href="#tep-mau" download>
          Tải tệp mẫu
        </a>
      </Button>
    </Inline>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Thêm mới' })).toHaveAttribute('href', '#them-moi')
    const download = canvas.getByRole('link', { name: 'Tải tệp mẫu' })
    await expect(download.querySelector('svg')).not.toBeNull()
    await expect(download).not.toHaveAttribute('type')
  },
}

export const Icons: Story = {
  name: 'Chỉ biểu tượng',
  render: () => (
    <Inline>
      <IconButton icon={Pencil} label="Sửa hồ sơ" />
      <IconButton icon={Pencil} label="Sửa hợp đồng" tone="neutral" size="small" />
      <IconButton icon={Trash2} label="Xóa hồ sơ" tone="danger" disabled />
      <IconButton icon={Download} label="Tải tệp" loading />
    </Inline>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Sửa hồ sơ' })).toBeEnabled()
    await expect(canvas.getByRole('button', { name: 'Xóa hồ sơ' })).toBeDisabled()
  },
}

export const LongText: Story = {
  name: 'Chữ dài',
  render: () => (
    <Columns count={4}>
      <Button wide>Gửi quyết định điều chuyển và bổ nhiệm kiêm nhiệm đến phòng Hành chính Nhân sự</Button>
    </Columns>
  ),
}

export const Dark: Story = { ...Tones, name: 'Tối và nén', globals: { theme: 'dark', density: 'compact' } }
