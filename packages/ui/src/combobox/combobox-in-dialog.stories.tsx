import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { DateField } from '#ui/date-field/date-field.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { DialogContent } from '#ui/dialog/dialog-content.tsx'
import { DialogBody, DialogHeader } from '#ui/dialog/dialog-parts.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Select } from '#ui/select/select.tsx'
import { Combobox } from './combobox.tsx'

const wards = Array.from({ length: 60 }, (_, index) => ({
  value: `w${index + 1}`,
  label: `Phường số ${index + 1}`,
}))

const meta = {
  title: 'Mẫu/Ô nhập trong hộp thoại',
  component: Combobox<string>,
  tags: ['!autodocs'],
  args: { label: 'Phường/Xã', options: wards, onValueChange: fn() },
  render: (args) => (
    <Dialog defaultOpen>
      <DialogContent>
        <DialogHeader title="Địa chỉ tạm trú" />
        <DialogBody>
          <Stack>
            <Combobox {...args} />
            <Select label="Loại nơi ở" options={[{ value: 'rent', label: 'Thuê' }]} />
            <DateField label="Từ ngày" today="2026-11-21" />
          </Stack>
        </DialogBody>
      </DialogContent>
    </Dialog>
  ),
} satisfies Meta<typeof Combobox<string>>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { name: 'Mặc định' }
export const Dark: Story = { name: 'Tối', globals: { theme: 'dark' } }

export const Keyboard: Story = {
  name: 'Bàn phím: Esc đóng từng lớp',
  play: async ({ args, step }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Địa chỉ tạm trú' })
    const box = within(dialog).getByRole('combobox', { name: 'Phường/Xã' })
    await step('danh sách đóng, hộp thoại ở lại', async () => {
      await userEvent.click(box)
      await screen.findByRole('listbox')
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument())
      await expect(dialog).toHaveAttribute('data-state', 'open')
      await expect(box).toHaveFocus()
    })
    await step('chọn bằng chuột trong danh sách', async () => {
      await userEvent.click(box)
      await userEvent.click(await screen.findByRole('option', { name: 'Phường số 3' }))
      await expect(args.onValueChange).toHaveBeenLastCalledWith('w3')
      await expect(dialog).toHaveAttribute('data-state', 'open')
    })
    await step('lịch cũng vậy', async () => {
      await userEvent.click(within(dialog).getByRole('button', { name: 'Mở lịch' }))
      await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/ngày 21 tháng 11 năm 2026/))
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Mở lịch' })).toHaveFocus())
      await expect(dialog).toHaveAttribute('data-state', 'open')
    })
    await step('Esc lần nữa đóng hộp thoại', async () => {
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(dialog).not.toBeInTheDocument())
    })
  },
}
