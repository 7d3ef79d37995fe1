import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Combobox } from './combobox.tsx'

const options = [
  { value: 'hn', label: 'Thành phố Hà Nội' },
  { value: 'hp', label: 'Thành phố Hải Phòng' },
  { value: 'dn', label: 'Thành phố Đà Nẵng' },
  { value: 'ct', label: 'Thành phố Cần Thơ' },
  { value: 'hcm', label: 'Thành phố Hồ Chí Minh', description: 'Gồm Bình Dương và Bà Rịa - Vũng Tàu cũ' },
  { value: 'dl', label: 'Tỉnh Đắk Lắk' },
  { value: 'dnai', label: 'Tỉnh Đồng Nai', disabled: true },
]

const meta = {
  title: 'Thành phần/Biểu mẫu/Combobox',
  component: Combobox<string>,
  args: { label: 'Tỉnh/Thành phố', options, onValueChange: fn() },
} satisfies Meta<typeof Combobox<string>>
export default meta
type Story = StoryObj<typeof meta>

const box = () => screen.getByRole('combobox', { name: 'Tỉnh/Thành phố' })
const labels = () => screen.getAllByRole('option').map((option) => option.textContent)

export const Default: Story = { name: 'Mặc định' }
export const Chosen: Story = { name: 'Đã chọn', args: { defaultValue: 'hn', required: true } }
export const Open: Story = {
  name: 'Đang mở',
  args: { defaultValue: 'dn' },
  play: async () => {
    await userEvent.click(box())
    await expect(await screen.findByRole('option', { name: 'Thành phố Đà Nẵng' })).toHaveAttribute(
      'aria-selected',
      'true',
    )
  },
}
export const Groups: Story = {
  name: 'Có nhóm',
  args: {
    label: 'Chức vụ',
    options: [
      { value: '1', label: 'Trưởng ban', group: 'Ban Pháp chế' },
      { value: '2', label: 'Chuyên viên', group: 'Ban Pháp chế' },
      { value: '3', label: 'Chuyên viên', group: 'Ban Truyền thông' },
    ],
  },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('combobox', { name: 'Chức vụ' }))
    const group = await screen.findByRole('group', { name: 'Ban Truyền thông' })
    await expect(group).toContainElement(screen.getAllByRole('option')[2] ?? null)
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{Enter}')
    await waitFor(() => expect(args.onValueChange).toHaveBeenCalled())
  },
}
export const Wrong: Story = {
  name: 'Có lỗi',
  args: { required: true, error: 'Vui lòng chọn Tỉnh/Thành phố.' },
}
export const ReadOnly: Story = {
  name: 'Chỉ đọc',
  args: { readOnly: true, defaultValue: 'hn' },
  play: async () => {
    await userEvent.click(box())
    await userEvent.keyboard('{ArrowDown}đà')
    await expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
    await expect(box()).toHaveValue('Thành phố Hà Nội')
  },
}
export const Disabled: Story = { name: 'Không chọn được', args: { disabled: true, defaultValue: 'hn' } }
export const LongText: Story = {
  name: 'Chữ dài',
  args: {
    label: 'Đơn vị hành chính cấp tỉnh nơi đăng ký thường trú theo căn cước công dân gắn chíp mới nhất',
    options: [
      {
        value: 'long',
        label: 'Trung tâm Khai thác kho lạnh và Chuyển phát nhanh khu vực Đồng bằng sông Cửu Long',
        description: 'Chi nhánh Cần Thơ, Công ty Cổ phần Vận tải và Giao nhận Sông Mẫu miền Tây Nam Bộ',
      },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await waitFor(() => expect(screen.getByRole('option')).toBeVisible())
  },
}
export const Dark: Story = {
  name: 'Tối',
  args: { defaultValue: 'dn' },
  globals: { theme: 'dark' },
  play: async () => {
    await userEvent.click(box())
    await waitFor(() => expect(screen.getByRole('listbox')).toBeVisible())
  },
}
export const Compact: Story = { name: 'Nén', globals: { density: 'compact' } }

export const Keyboard: Story = {
  name: 'Bàn phím',
  play: async ({ args, step }) => {
    await step('gõ không dấu vẫn tìm thấy, Enter chọn', async () => {
      await userEvent.tab()
      await userEvent.keyboard('da nang')
      await expect(labels()).toEqual(['Thành phố Đà Nẵng'])
      await userEvent.keyboard('{Enter}')
      await expect(args.onValueChange).toHaveBeenLastCalledWith('dn')
      await expect(box()).toHaveValue('Thành phố Đà Nẵng')
      await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument())
    })
    await step('mũi tên đứng ở mục đang chọn, Esc đóng mà không đổi', async () => {
      await userEvent.keyboard('{ArrowDown}')
      const active = () => document.getElementById(box().getAttribute('aria-activedescendant') ?? '')
      await expect(active()).toHaveTextContent('Thành phố Đà Nẵng')
      await userEvent.keyboard('{ArrowDown}{Escape}')
      await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument())
      await expect(box()).toHaveValue('Thành phố Đà Nẵng')
      await expect(box()).toHaveFocus()
      await userEvent.keyboard('{Escape}')
      await userEvent.tab()
      await expect(args.onValueChange).toHaveBeenCalledTimes(1)
      await userEvent.tab({ shift: true })
    })
    await step('gõ dở rồi đi thì như cũ', async () => {
      await userEvent.clear(box())
      await userEvent.keyboard('hải')
      await userEvent.tab()
      await expect(box()).toHaveValue('Thành phố Đà Nẵng')
    })
    await step('xóa hết chữ thì bỏ chọn', async () => {
      await userEvent.clear(box())
      await userEvent.tab()
      await expect(args.onValueChange).toHaveBeenLastCalledWith(null)
    })
  },
}

export const Cleared: Story = {
  name: 'Bỏ chọn',
  args: { defaultValue: 'hn' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Bỏ chọn' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null)
    await expect(box()).toHaveFocus()
    await expect(box()).toHaveValue('')
  },
}

export const NothingFound: Story = {
  name: 'Không tìm thấy',
  play: async () => {
    await userEvent.type(box(), 'xyz')
    await waitFor(() =>
      expect(screen.getByText('Không có lựa chọn nào khớp. Hãy thử từ khác.')).toBeVisible(),
    )
    await expect(screen.queryByRole('option')).not.toBeInTheDocument()
  },
}

export const DisabledOption: Story = {
  name: 'Mục không chọn được',
  play: async ({ args }) => {
    await userEvent.type(box(), 'đồng nai')
    await userEvent.click(screen.getByRole('option', { name: 'Tỉnh Đồng Nai' }))
    await expect(args.onValueChange).not.toHaveBeenCalled()
  },
}

export const MouseAndToggle: Story = {
  name: 'Chuột',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mở danh sách' }))
    await userEvent.click(await screen.findByRole('option', { name: 'Thành phố Cần Thơ' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith('ct')
    await userEvent.click(canvas.getByRole('button', { name: 'Mở danh sách' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Đóng danh sách' }))
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument())
  },
}

export const TypedWithTelex: Story = {
  name: 'Gõ bằng Telex',
  play: async ({ args }) => {
    const field = box()
    await userEvent.type(field, 'hai')
    const enter = { key: 'Enter', bubbles: true, cancelable: true }
    field.dispatchEvent(new KeyboardEvent('keydown', { ...enter, isComposing: true }))
    await userEvent.type(field, ' phong')
    await expect(field).toHaveValue('hai phong')
    await expect(args.onValueChange).not.toHaveBeenCalled()
    await waitFor(() => expect(screen.getByRole('listbox')).toBeVisible())
    field.dispatchEvent(new KeyboardEvent('keydown', enter))
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith('hp'))
  },
}

const many = Array.from({ length: 3321 }, (_, index) => ({
  value: `w${index + 1}`,
  label: `Phường số ${index + 1}`,
}))
export const Thousands: Story = {
  name: 'Hàng nghìn lựa chọn',
  args: { options: many },
  play: async () => {
    await userEvent.click(box())
    await expect(await screen.findAllByRole('option')).toHaveLength(100)
    await waitFor(() =>
      expect(screen.getByText('Còn 3221 lựa chọn nữa. Hãy gõ thêm để thu hẹp.')).toBeVisible(),
    )
    await userEvent.keyboard('so 3321')
    await expect(screen.getAllByRole('option')).toHaveLength(1)
  },
}
