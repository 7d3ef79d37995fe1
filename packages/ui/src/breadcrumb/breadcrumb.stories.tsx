import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Breadcrumb } from './breadcrumb.tsx'

const meta = {
  title: 'Thành phần/Điều hướng/Breadcrumb',
  component: Breadcrumb,
  args: {
    homeHref: '#',
    items: [{ label: 'Nhân viên', href: '#nhan-vien' }, { label: 'Nguyễn Thị Hồng Đào' }],
  },
} satisfies Meta<typeof Breadcrumb>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { name: 'Mặc định' }

export const OneStep: Story = { name: 'Một bước', args: { items: [{ label: 'Nhân viên' }] } }

export const HomeOnly: Story = { name: 'Trang chủ', args: { items: [] } }

export const GroupStep: Story = {
  name: 'Có nhóm không dẫn đi đâu',
  args: {
    items: [{ label: 'Tuyển dụng' }, { label: 'Đợt tuyển dụng', href: '#dot' }, { label: 'Thêm mới' }],
  },
}

export const Dark: Story = { name: 'Tối và nén', globals: { theme: 'dark', density: 'compact' } }

const longWay = [
  { label: 'Tuyển dụng' },
  { label: 'Đợt tuyển dụng lái xe và phụ xe đường dài quý IV năm 2026', href: '#dot' },
  { label: 'Ứng viên', href: '#ung-vien' },
  { label: 'Công Tằng Tôn Nữ Nguyễn Thị Hồng Đào Bích Ngọc' },
]

export const LongText: Story = {
  name: 'Chữ dài',
  args: { items: longWay },
  play: async ({ canvas }) => {
    for (const { label } of longWay) await expect(canvas.getByTitle(label)).toHaveTextContent(label)
  },
}

export const Phone: Story = {
  name: 'Điện thoại',
  args: { items: longWay },
  globals: { viewport: { value: 'mobile2', isRotated: false } },
  parameters: { docs: { story: { inline: false, height: '120px' } } },
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link').map(({ textContent }) => textContent)
    await expect(links).toEqual(['', 'Ứng viên'])
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const Keyboard: Story = {
  name: 'Bàn phím',
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Trang chủ' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Nhân viên' })).toHaveFocus()
    await expect(canvas.getByText('Nguyễn Thị Hồng Đào')).toHaveAttribute('aria-current', 'page')
  },
}
