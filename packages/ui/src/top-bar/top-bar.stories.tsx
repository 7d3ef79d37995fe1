import type { Meta, StoryObj } from '@storybook/react-vite'
import { Bell, Building2, LogOut, ShieldCheck, UserRound } from 'lucide-react'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Breadcrumb } from '#ui/breadcrumb/breadcrumb.tsx'
import { MenuItem, MenuLink } from '#ui/dropdown-menu/menu-item.tsx'
import { SearchTrigger } from './search-trigger.tsx'
import { TopBar, TopBarMenuButton } from './top-bar.tsx'
import { TopBarCountLink } from './top-bar-count-link.tsx'
import { TopBarSelector } from './top-bar-selector.tsx'
import { UserMenu } from './user-menu.tsx'

const search = fn()
const changed = fn()

const companies = [
  { value: '1', label: 'Logistics Sông Mẫu' },
  { value: '2', label: 'Kho lạnh Sông Mẫu' },
  { value: '3', label: 'Vận tải Sông Mẫu', hint: 'Chỉ xem' },
]

function Company({ loading = false }: { loading?: boolean }) {
  const [value, setValue] = useState('1')
  const change = (next: string) => {
    setValue(next)
    changed(next)
  }
  return (
    <TopBarSelector
      label="Công ty"
      icon={Building2}
      value={value}
      options={companies}
      onValueChange={change}
      loading={loading}
    />
  )
}

function OwnItems() {
  return (
    <>
      <MenuLink icon={UserRound} href="#ho-so">
        Hồ sơ của tôi
      </MenuLink>
      <MenuLink icon={ShieldCheck} href="#phan-quyen">
        Phân quyền
      </MenuLink>
      <MenuItem icon={LogOut} onSelect={fn()}>
        Đăng xuất
      </MenuItem>
    </>
  )
}

// An app imports them from a file of their own, so that they are loaded with the menu.
const ownItems = () => Promise.resolve(OwnItems)

const meta = {
  title: 'Thành phần/Điều hướng/TopBar',
  component: TopBar,
  subcomponents: { TopBarMenuButton, SearchTrigger, TopBarSelector, TopBarCountLink, UserMenu },
  parameters: { layout: 'fullscreen' },
  args: {
    start: (
      <>
        <TopBarMenuButton onClick={fn()} />
        <Breadcrumb homeHref="#" items={[{ label: 'Nhân viên' }]} />
      </>
    ),
    end: (
      <>
        <SearchTrigger onClick={search} />
        <Company />
        <TopBarCountLink icon={Bell} label="Thông báo, 3 chưa đọc" href="#thong-bao" count={3} />
        <UserMenu name="Phạm Hoàng" detail="SM000128" items={ownItems} />
      </>
    ),
  },
} satisfies Meta<typeof TopBar>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { name: 'Mặc định' }

export const Dark: Story = { name: 'Tối và nén', globals: { theme: 'dark', density: 'compact' } }

export const Phone: Story = {
  name: 'Điện thoại',
  globals: { viewport: { value: 'mobile2', isRotated: false } },
  parameters: { docs: { story: { inline: false, height: '240px' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Mở trình đơn' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Tìm nhanh' })).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const Switching: Story = {
  name: 'Đang đổi công ty',
  args: { end: <Company loading /> },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Công ty: Logistics Sông Mẫu/ }))
    await expect(screen.queryByRole('menu')).toBeNull()
  },
}

export const Keyboard: Story = {
  name: 'Bàn phím',
  play: async ({ canvas }) => {
    search.mockClear()
    changed.mockClear()
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Tìm nhanh' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(search).toHaveBeenCalledOnce()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() =>
      expect(screen.getByRole('menuitemradio', { name: 'Logistics Sông Mẫu' })).toBeChecked(),
    )
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(changed.mock.calls).toEqual([['2']])
    const company = canvas.getByRole('button', { name: 'Công ty: Kho lạnh Sông Mẫu' })
    await waitFor(() => expect(company).toHaveFocus())
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Thông báo, 3 chưa đọc' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Hồ sơ của tôi' })).toHaveFocus())
  },
}

export const FirstUseByArrow: Story = {
  name: 'Bàn phím, lần mở đầu tiên',
  play: async ({ canvas }) => {
    const user = canvas.getByRole('button', { name: /Phạm Hoàng/ })
    user.focus()
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Hồ sơ của tôi' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.getByRole('button', { name: /Phạm Hoàng/ })).toHaveFocus())
  },
}

export const Counted: Story = {
  name: 'Số đang chờ',
  args: {
    end: [0, 7, 99, 100].map((count) => (
      <TopBarCountLink key={count} icon={Bell} label={`${count} đang chờ`} href="#thong-bao" count={count} />
    )),
  },
  play: async ({ canvas }) => {
    const shown = canvas.getAllByRole('link', { name: /đang chờ/ }).map((link) => link.textContent)
    await expect(shown).toEqual(['0 đang chờ', '7 đang chờ7', '99 đang chờ99', '100 đang chờ99+'])
  },
}

export const LongText: Story = {
  name: 'Chữ dài',
  args: {
    end: (
      <TopBarSelector
        label="Công ty"
        icon={Building2}
        value="1"
        options={[
          {
            value: '1',
            label: 'Công ty Cổ phần Dịch vụ Kho vận và Chuyển phát nhanh Đồng bằng sông Cửu Long',
          },
        ]}
        onValueChange={fn()}
      />
    ),
  },
}
