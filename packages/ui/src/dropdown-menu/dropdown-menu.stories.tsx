import type { Meta, StoryObj } from '@storybook/react-vite'
import { Copy, Eye, Pencil, Trash2, UserCog } from 'lucide-react'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '#ui/button/button.tsx'
import { DropdownMenu, DropdownMenuContent, DropdownMenuTrigger } from './dropdown-menu.tsx'
import { MenuCheckboxItem, MenuRadioGroup, MenuRadioItem } from './menu-choice.tsx'
import { MenuGroup, MenuSeparator, MenuSub } from './menu-group.tsx'
import { MenuItem, MenuLink } from './menu-item.tsx'

const edit = fn()

const meta = {
  title: 'Thành phần/Lớp nổi/DropdownMenu',
  component: DropdownMenu,
  subcomponents: {
    DropdownMenuContent,
    MenuItem,
    MenuLink,
    MenuCheckboxItem,
    MenuRadioGroup,
    MenuGroup,
    MenuSub,
  },
  args: {
    children: (
      <>
        <DropdownMenuTrigger>
          <Button>Thao tác</Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent>
          <MenuLink icon={Eye} href="#chi-tiet">
            Xem chi tiết
          </MenuLink>
          <MenuItem icon={Pencil} onSelect={edit} shortcut="E">
            Cập nhật
          </MenuItem>
          <MenuItem icon={UserCog} disabled hint="Nhân viên chưa có tài khoản">
            Vô hiệu hóa tài khoản
          </MenuItem>
          <MenuSub label="Sao chép" icon={Copy}>
            <MenuItem>Mã nhân viên</MenuItem>
            <MenuItem>Địa chỉ email</MenuItem>
          </MenuSub>
          <MenuSeparator />
          <MenuItem icon={Trash2} tone="danger">
            Xóa
          </MenuItem>
        </DropdownMenuContent>
      </>
    ),
  },
} satisfies Meta<typeof DropdownMenu>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { name: 'Mặc định' }

export const Open: Story = { name: 'Đang mở', args: { defaultOpen: true } }

export const Dark: Story = {
  name: 'Tối và nén',
  args: { defaultOpen: true },
  globals: { theme: 'dark', density: 'compact' },
}

export const Keyboard: Story = {
  name: 'Bàn phím',
  play: async ({ canvas }) => {
    edit.mockClear()
    const trigger = canvas.getByRole('button', { name: 'Thao tác' })
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Xem chi tiết' })).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}')
    await expect(screen.getByRole('menuitem', { name: /Cập nhật/ })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}{ArrowRight}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Mã nhân viên' })).toHaveFocus())
    await userEvent.keyboard('{ArrowLeft}{End}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Xóa' })).toHaveFocus())
    await userEvent.keyboard('{Home}{ArrowDown}{Enter}')
    await expect(edit).toHaveBeenCalledOnce()
    await waitFor(() => expect(trigger).toHaveFocus())
    await userEvent.keyboard('{Enter}{Escape}')
    await waitFor(() => expect(trigger).toHaveFocus())
  },
}

function Choices() {
  const [shown, setShown] = useState(true)
  const [density, setDensity] = useState('thoang')
  return (
    <DropdownMenu defaultOpen>
      <DropdownMenuTrigger>
        <Button>Hiển thị</Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        <MenuGroup label="Cột">
          <MenuCheckboxItem checked={shown} onCheckedChange={setShown} keepOpen>
            Ngày vào
          </MenuCheckboxItem>
          <MenuCheckboxItem checked onCheckedChange={fn()} disabled hint="Luôn hiện">
            Họ và tên
          </MenuCheckboxItem>
        </MenuGroup>
        <MenuSeparator />
        <MenuRadioGroup label="Mật độ" value={density} onValueChange={setDensity}>
          <MenuRadioItem value="thoang">Thoáng</MenuRadioItem>
          <MenuRadioItem value="nen">Nén</MenuRadioItem>
        </MenuRadioGroup>
      </DropdownMenuContent>
    </DropdownMenu>
  )
}

export const Choosing: Story = {
  name: 'Bật tắt và chọn một',
  render: () => <Choices />,
  play: async () => {
    const column = await screen.findByRole('menuitemcheckbox', { name: 'Ngày vào' })
    await expect(column).toBeChecked()
    await userEvent.click(column)
    await expect(column).not.toBeChecked()
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Nén' }))
    await waitFor(() => expect(column).not.toBeInTheDocument())
  },
}

export const LongText: Story = {
  name: 'Chữ dài',
  args: {
    defaultOpen: true,
    children: (
      <>
        <DropdownMenuTrigger>
          <Button>Thao tác</Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent>
          <MenuItem icon={Pencil}>
            Gửi quyết định điều chuyển và bổ nhiệm kiêm nhiệm đến phòng Hành chính Nhân sự của đơn vị mới
          </MenuItem>
          <MenuItem
            icon={Trash2}
            tone="danger"
            hint="Không thể xóa khi còn hợp đồng đang hiệu lực tại đơn vị này"
          >
            Xóa
          </MenuItem>
        </DropdownMenuContent>
      </>
    ),
  },
}
