import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { Button } from '#ui/button/button.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { SearchBox, type SearchBoxProps } from './search-box.tsx'

const meta = {
  title: 'Thành phần/Biểu mẫu/SearchBox',
  component: SearchBox,
  args: { value: '', label: 'Tìm nhân viên theo tên, mã nhân viên', onSearch: fn() },
} satisfies Meta<typeof SearchBox>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Mặc định',
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('searchbox', { name: 'Tìm nhân viên theo tên, mã nhân viên' })
    await expect(box).toHaveAttribute('placeholder', 'Nhập..., ấn Enter!')
    await userEvent.type(box, '  Đào ')
    await expect(args.onSearch).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSearch).toHaveBeenLastCalledWith('Đào')
  },
}

export const Searching: Story = {
  name: 'Đang tìm',
  args: { value: 'nguyễn văn an' },
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('searchbox')
    await userEvent.click(canvas.getByRole('button', { name: 'Xóa từ khóa tìm kiếm' }))
    await expect(args.onSearch).toHaveBeenLastCalledWith('')
    await expect(box).toHaveFocus()
  },
}

export const Keyboard: Story = {
  name: 'Bàn phím',
  args: { value: 'đào' },
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('searchbox')
    await userEvent.tab()
    await expect(box).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSearch).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    await expect(args.onSearch).toHaveBeenLastCalledWith('')
  },
}

function Outside(props: SearchBoxProps) {
  const [words, setWords] = useState('đào')
  return (
    <Stack align="start">
      <SearchBox {...props} value={words} onSearch={setWords} />
      <Button onClick={() => setWords('')}>Bỏ lọc</Button>
    </Stack>
  )
}

export const ChangedFromOutside: Story = {
  name: 'Từ khóa đổi từ bên ngoài',
  render: (args) => <Outside {...args} />,
  play: async ({ canvas }) => {
    const box = canvas.getByRole('searchbox')
    await userEvent.type(box, ' nhật')
    await userEvent.click(canvas.getByRole('button', { name: 'Bỏ lọc' }))
    await expect(box).toHaveValue('')
  },
}

export const Full: Story = { name: 'Cả chiều ngang', args: { width: 'full' } }

export const LongText: Story = {
  name: 'Chữ dài',
  args: { value: 'Nguyễn Thị Hồng Đào Tôn Nữ Công Tằng Huyền, Xí nghiệp Khai thác cảng phía Bắc' },
}

export const Dark: Story = {
  ...Searching,
  name: 'Tối và nén',
  globals: { theme: 'dark', density: 'compact' },
}
