import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Text } from '#ui/text/text.tsx'
import { type LinkComponentProps, LinkProvider } from './link-provider.tsx'
import { LinkButton } from './link-button.tsx'
import { Link } from './link.tsx'

const meta = {
  title: 'Thành phần/Điều hướng/Link',
  component: Link,
  args: { href: '#ho-so', children: 'Mở hồ sơ' },
} satisfies Meta<typeof Link>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Mặc định',
  render: (args) => (
    <Text as="p">
      Hợp đồng còn thiếu chữ ký. <Link {...args} /> để bổ sung.
    </Text>
  ),
}

export const Quiet: Story = { name: 'Kín đáo', args: { tone: 'quiet', children: 'Nguyễn Thị Hồng Đào' } }

const go = fn()
const RouterLink = ({ href, children, ...rest }: LinkComponentProps) => (
  <a
    {...rest}
    href={href}
    onClick={(event) => {
      event.preventDefault()
      go(href)
    }}
  >
    {children}
  </a>
)

export const ThroughProvider: Story = {
  name: 'Bàn phím, qua bộ định tuyến',
  decorators: [
    (Story) => (
      <LinkProvider component={RouterLink}>
        <Story />
      </LinkProvider>
    ),
  ],
  play: async ({ canvas }) => {
    go.mockClear()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Mở hồ sơ' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(go).toHaveBeenCalledWith('#ho-so')
  },
}

export const NewTab: Story = {
  name: 'Mở thẻ mới',
  args: { href: '#quyet-dinh', target: '_blank', rel: 'noreferrer', children: 'Xem quyết định (mở thẻ mới)' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /mở thẻ mới/ })).toHaveAttribute('target', '_blank')
  },
}

const open = fn()

export const OpensHere: Story = {
  name: 'Mở ngay trên trang, bàn phím',
  render: () => <LinkButton onClick={() => open()}>Xem hợp đồng 12/2026</LinkButton>,
  play: async ({ canvas }) => {
    open.mockClear()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Xem hợp đồng 12/2026' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(open).toHaveBeenCalledOnce()
  },
}

export const Dark: Story = { ...Default, name: 'Tối và nén', globals: { theme: 'dark', density: 'compact' } }

export const LongText: Story = {
  name: 'Chữ dài',
  args: {
    children:
      'Quyết định điều chuyển và bổ nhiệm kiêm nhiệm tại Trung tâm Khai thác kho lạnh Đồng bằng sông Cửu Long',
  },
}
