import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Inline } from '#ui/layout/inline.tsx'
import { Text } from '#ui/text/text.tsx'
import { Avatar } from './avatar.tsx'

const portrait = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" fill="#0b6b5d"/><circle cx="4" cy="3.2" r="1.6" fill="#fff"/><path d="M1 8c0-4 6-4 6 0z" fill="#fff"/></svg>',
)}`

const meta = {
  title: 'Thành phần/Dữ liệu/Avatar',
  component: Avatar,
  args: { name: 'Nguyễn Thị Hồng Đào' },
} satisfies Meta<typeof Avatar>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Mặc định',
  render: (args) => (
    <Inline>
      <Avatar {...args} />
      <Text weight="medium">{args.name}</Text>
    </Inline>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('HĐ').closest('[aria-hidden="true"]')).not.toBeNull()
  },
}

export const Sizes: Story = {
  name: 'Cỡ',
  render: (args) => (
    <Inline>
      <Avatar {...args} size="small" />
      <Avatar {...args} size="medium" />
      <Avatar {...args} size="large" />
      <Avatar {...args} size="huge" />
      <Avatar {...args} size="huge" tone="neutral" />
    </Inline>
  ),
}

export const Alone: Story = {
  name: 'Đứng một mình',
  args: { alone: true, name: 'Lê Hoàng Ấn' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Lê Hoàng Ấn' })).toHaveTextContent('HẤ')
  },
}

export const Picture: Story = {
  name: 'Có ảnh',
  args: { src: portrait, alone: true, size: 'huge' },
  play: async ({ canvas }) => {
    const avatar = canvas.getByRole('img', { name: 'Nguyễn Thị Hồng Đào' })
    await waitFor(() => expect(avatar.querySelector('img')).toHaveAttribute('src', portrait))
  },
}

export const BrokenPicture: Story = {
  name: 'Ảnh hỏng',
  args: { src: 'data:image/png;base64,AAAA', size: 'large' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('HĐ')).toBeVisible()
  },
}

export const Dark: Story = { ...Sizes, name: 'Tối và nén', globals: { theme: 'dark', density: 'compact' } }

export const LongText: Story = {
  name: 'Tên dài',
  args: { name: 'Công Tằng Tôn Nữ Hoàng Ngọc Ánh Tuyết', size: 'large', alone: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveTextContent('ÁT')
  },
}
