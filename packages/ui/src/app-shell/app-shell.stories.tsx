import type { Meta, StoryObj } from '@storybook/react-vite'
import { Building2, LogOut, Plus, Upload } from 'lucide-react'
import { useState } from 'react'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { Breadcrumb } from '#ui/breadcrumb/breadcrumb.tsx'
import { Button } from '#ui/button/button.tsx'
import { peopleColumns } from '#ui/data-table/parts/demo/people-columns.tsx'
import { PeopleTable } from '#ui/data-table/parts/demo/people-table.tsx'
import { MenuItem } from '#ui/dropdown-menu/menu-item.tsx'
import { Page } from '#ui/layout/page.tsx'
import { sampleMenu } from '#ui/sidebar/parts/sample-menu.tsx'
import { Sidebar } from '#ui/sidebar/sidebar.tsx'
import { SidebarHeader } from '#ui/sidebar/sidebar-header.tsx'
import { SearchTrigger } from '#ui/top-bar/search-trigger.tsx'
import { TopBar, TopBarMenuButton } from '#ui/top-bar/top-bar.tsx'
import { TopBarSelector } from '#ui/top-bar/top-bar-selector.tsx'
import { UserMenu } from '#ui/top-bar/user-menu.tsx'
import { AppShell } from './app-shell.tsx'

const meta = {
  title: 'Trang/Khung ứng dụng',
  component: AppShell,
  // Its form depends on the window: on the page of documentation each story has one of its own.
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  args: { sidebar: null, topBar: null, children: null },
  render: () => <EmployeesScreen />,
} satisfies Meta<typeof AppShell>

export default meta
type Story = StoryObj<typeof meta>

const ownItems = () => Promise.resolve(() => <MenuItem icon={LogOut}>Đăng xuất</MenuItem>)

// As many as stand whole beside the sidebar.
const columns = peopleColumns.filter(({ id }) => id !== 'contract_end')

function EmployeesScreen() {
  const [drawerOpen, setDrawerOpen] = useState(false)
  return (
    <AppShell
      sidebar={
        <Sidebar
          header={<SidebarHeader mark="N" product="Nhân sự" href="#" />}
          footer="v1.4.0 (abc1234)"
          drawerOpen={drawerOpen}
          onDrawerOpenChange={setDrawerOpen}
        >
          {sampleMenu}
        </Sidebar>
      }
      topBar={
        <TopBar
          start={
            <>
              <TopBarMenuButton onClick={() => setDrawerOpen(true)} />
              <Breadcrumb homeHref="#" items={[{ label: 'Nhân viên' }]} />
            </>
          }
          end={
            <>
              <SearchTrigger onClick={fn()} />
              <TopBarSelector
                label="Công ty"
                icon={Building2}
                value="1"
                options={[
                  { value: '1', label: 'Logistics Sông Mẫu' },
                  { value: '2', label: 'Kho lạnh Sông Mẫu' },
                ]}
                onValueChange={fn()}
              />
              <UserMenu name="Phạm Hoàng" items={ownItems} />
            </>
          }
        />
      }
    >
      <Page
        title="Danh sách nhân viên"
        summary="412 người, cập nhật lúc 09:14"
        actions={
          <>
            <Button icon={Upload}>Nhập Excel</Button>
            <Button tone="primary" icon={Plus}>
              Thêm mới
            </Button>
          </>
        }
      >
        <PeopleTable columns={columns} />
      </Page>
    </AppShell>
  )
}

export const Default: Story = { name: 'Mặc định' }

export const Dark: Story = { name: 'Tối và nén', globals: { theme: 'dark', density: 'compact' } }

export const Phone: Story = {
  name: 'Điện thoại',
  globals: { viewport: { value: 'mobile2', isRotated: false } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mở trình đơn' }))
    await expect(await screen.findByRole('dialog', { name: 'Trình đơn chính' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
  },
}

export const SkipLink: Story = {
  name: 'Đến thẳng nội dung',
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Đến nội dung chính' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('main')).toHaveFocus()
  },
}
