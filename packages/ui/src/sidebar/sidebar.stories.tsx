import type { Meta, StoryObj } from '@storybook/react-vite'
import { ChartColumn, FolderTree, Users } from 'lucide-react'
import { type MouseEvent, useState } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { CountBadge } from '#ui/badge/count-badge.tsx'
import { Button } from '#ui/button/button.tsx'
import { Box } from '#ui/layout/box.tsx'
import { Inline } from '#ui/layout/inline.tsx'
import { type LinkComponentProps, LinkProvider } from '#ui/link/link-provider.tsx'
import { TopBarMenuButton } from '#ui/top-bar/top-bar.tsx'
import { sampleMenu } from './parts/sample-menu.tsx'
import { Sidebar, type SidebarProps } from './sidebar.tsx'
import { SidebarGroup } from './sidebar-group.tsx'
import { SidebarHeader } from './sidebar-header.tsx'
import { SidebarItem } from './sidebar-item.tsx'
import { SidebarSection } from './sidebar-section.tsx'

// Like a router's link: it moves without loading a page.
function StayingLink({ onClick, children, ...rest }: LinkComponentProps) {
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    event.preventDefault()
  }
  return (
    <a {...rest} href={rest.href} onClick={follow}>
      {children}
    </a>
  )
}

function WithMenuButton(props: SidebarProps) {
  const [open, setOpen] = useState(false)
  return (
    <LinkProvider component={StayingLink}>
      <Inline align="start" wrap={false}>
        <Sidebar {...props} drawerOpen={open} onDrawerOpenChange={setOpen} />
        <Box padding="lg">
          <TopBarMenuButton onClick={() => setOpen(true)} />
        </Box>
      </Inline>
    </LinkProvider>
  )
}

const meta = {
  title: 'Thành phần/Điều hướng/Sidebar',
  component: Sidebar,
  subcomponents: { SidebarHeader, SidebarItem, SidebarGroup, SidebarSection },
  // Its form depends on the window: on the page of documentation each story has one of its own.
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  args: {
    header: <SidebarHeader mark="N" product="Nhân sự" href="#" />,
    footer: 'v1.4.0 (abc1234)',
    drawerOpen: false,
    onDrawerOpenChange: () => {},
    children: sampleMenu,
  },
  render: (args) => <WithMenuButton {...args} />,
} satisfies Meta<typeof Sidebar>

export default meta
type Story = StoryObj<typeof meta>

const phone = { viewport: { value: 'mobile2', isRotated: false } }

export const Default: Story = { name: 'Mặc định' }

export const Dark: Story = { name: 'Tối và nén', globals: { theme: 'dark', density: 'compact' } }

export const Minimised: Story = { name: 'Thu gọn', args: { defaultMinimised: true } }

export const Keyboard: Story = {
  name: 'Bàn phím',
  play: async ({ canvas }) => {
    const nav = within(canvas.getByRole('navigation', { name: 'Trình đơn chính' }))
    await expect(nav.getByRole('link', { name: 'Nhân viên' })).toHaveAttribute('aria-current', 'page')
    const group = nav.getByRole('button', { name: 'Danh mục' })
    await expect(group).toHaveAttribute('aria-expanded', 'false')
    await expect(nav.queryByRole('link', { name: 'Chức vụ' })).toBeNull()
    group.focus()
    await userEvent.keyboard('{Enter}')
    await expect(group).toHaveAttribute('aria-expanded', 'true')
    await userEvent.tab()
    await expect(nav.getByRole('link', { name: 'Đơn vị' })).toHaveFocus()
    group.focus()
    await userEvent.keyboard(' ')
    await waitFor(() => expect(nav.queryByRole('link', { name: 'Đơn vị' })).toBeNull())
  },
}

export const Minimising: Story = {
  name: 'Thu gọn và mở rộng',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Thu gọn trình đơn' }))
    const expand = await canvas.findByRole('button', { name: 'Mở rộng trình đơn' })
    await expect(expand).toHaveFocus()
    const group = () => canvas.getByRole('button', { name: 'Tuyển dụng' })
    group().focus()
    // It fades in, where motion is not stilled.
    await waitFor(() => expect(screen.getByRole('tooltip', { name: 'Tuyển dụng' })).toBeVisible())
    await userEvent.keyboard('{Enter}')
    const menu = await screen.findByRole('menu', { name: 'Tuyển dụng' })
    await waitFor(() => expect(within(menu).getByRole('menuitem', { name: 'Đợt tuyển dụng' })).toHaveFocus())
    await expect(within(menu).getByRole('menuitem', { name: 'Mẫu email' })).toHaveAttribute(
      'href',
      '#mau-email',
    )
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(group()).toHaveFocus())
    await userEvent.click(expand)
    await expect(canvas.getByRole('link', { name: 'Nguồn dự trữ' })).toBeVisible()
  },
}

export const Drawer: Story = {
  name: 'Ngăn kéo dưới 1200 px',
  globals: phone,
  play: async ({ canvas }) => {
    await expect(screen.queryByRole('navigation')).toBeNull()
    const button = canvas.getByRole('button', { name: 'Mở trình đơn' })
    button.focus()
    await userEvent.keyboard('{Enter}')
    const drawer = await screen.findByRole('dialog', { name: 'Trình đơn chính' })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(drawer).not.toBeInTheDocument())
    await waitFor(() => expect(button).toHaveFocus())
    await userEvent.click(button)
    await userEvent.click(await screen.findByRole('link', { name: 'Tài liệu' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  },
}

export const DrawerOpen: Story = {
  name: 'Ngăn kéo đang mở',
  globals: { ...phone, theme: 'dark' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mở trình đơn' }))
    await screen.findByRole('dialog', { name: 'Trình đơn chính' })
  },
}

function Wandering() {
  const [page, setPage] = useState('nhan-vien')
  return (
    <Inline align="start" wrap={false}>
      <Sidebar
        header={<SidebarHeader mark="N" product="Nhân sự" href="#" />}
        drawerOpen={false}
        onDrawerOpenChange={() => {}}
      >
        <SidebarItem icon={Users} href="#nhan-vien" current={page === 'nhan-vien'}>
          Nhân viên
        </SidebarItem>
        <SidebarGroup icon={FolderTree} label="Danh mục" current={page === 'trinh-do'}>
          <SidebarItem href="#trinh-do" current={page === 'trinh-do'}>
            Trình độ
          </SidebarItem>
        </SidebarGroup>
      </Sidebar>
      <Box padding="lg">
        <Button onClick={() => setPage('trinh-do')}>Đến Trình độ</Button>
      </Box>
    </Inline>
  )
}

export const OpensGroupOfPage: Story = {
  name: 'Mở nhóm của trang đang xem',
  render: () => <Wandering />,
  play: async ({ canvas }) => {
    const group = canvas.getByRole('button', { name: 'Danh mục' })
    await expect(group).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(canvas.getByRole('button', { name: 'Đến Trình độ' }))
    await expect(group).toHaveAttribute('aria-expanded', 'true')
    await expect(canvas.getByRole('link', { name: 'Trình độ' })).toHaveAttribute('aria-current', 'page')
    await userEvent.click(group)
    await expect(group).toHaveAttribute('aria-expanded', 'false')
  },
}

export const LongText: Story = {
  name: 'Chữ dài, có mục lớn',
  args: {
    header: <SidebarHeader mark="N" product="Nhân sự Tập đoàn Sông Mẫu" href="#" />,
    children: (
      <>
        <SidebarSection label="Tổ chức và con người">
          <SidebarItem
            icon={Users}
            href="#nhan-vien"
            current
            badge={<CountBadge value={1240} label="hồ sơ cần bổ sung" tone="warn" />}
          >
            Nhân viên và người lao động thời vụ
          </SidebarItem>
        </SidebarSection>
        <SidebarSection label="Báo cáo">
          <SidebarGroup icon={ChartColumn} label="Báo cáo tình hình sử dụng lao động" defaultOpen>
            <SidebarItem href="#bien-dong">
              Biến động nhân sự theo quý, theo đơn vị và theo chức vụ
            </SidebarItem>
          </SidebarGroup>
        </SidebarSection>
      </>
    ),
  },
}
