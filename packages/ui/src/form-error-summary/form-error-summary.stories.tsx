import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { Button } from '#ui/button/button.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Select } from '#ui/select/select.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { type FormError, FormErrorSummary } from './form-error-summary.tsx'

const errors: FormError[] = [
  { fieldId: 'full-name', message: 'Vui lòng nhập Họ và tên.' },
  { fieldId: 'gender', message: 'Vui lòng chọn Giới tính.' },
]

const errorOf = (told: readonly FormError[], id: string) =>
  told.find(({ fieldId }) => fieldId === id)?.message

const meta = {
  title: 'Thành phần/Biểu mẫu/FormErrorSummary',
  component: FormErrorSummary,
  args: { errors },
  // Every link needs its field on the page.
  decorators: [
    (Summary, { args }) => (
      <Stack>
        <Summary />
        <TextField id="full-name" label="Họ và tên" required error={errorOf(args.errors, 'full-name')} />
        <Select
          id="gender"
          label="Giới tính"
          required
          error={errorOf(args.errors, 'gender')}
          options={[
            { value: 'male', label: 'Nam' },
            { value: 'female', label: 'Nữ' },
          ]}
        />
      </Stack>
    ),
  ],
} satisfies Meta<typeof FormErrorSummary>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Mặc định',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Có 2 chỗ cần sửa trước khi lưu' })).toHaveFocus()
  },
}
export const OneOfTheForm: Story = {
  name: 'Lỗi của cả biểu mẫu',
  args: {
    title: 'Chưa lưu được',
    errors: [{ message: 'Hồ sơ vừa được người khác sửa. Hãy tải lại rồi nhập tiếp.' }],
  },
}
export const LongText: Story = {
  name: 'Chữ dài',
  args: {
    errors: [
      {
        fieldId: 'full-name',
        message:
          'Họ và tên phải viết đúng như trên căn cước công dân, có đủ họ, tên đệm và tên, không viết tắt và không kèm chức danh, học hàm, học vị.',
      },
    ],
  },
}
export const None: Story = {
  name: 'Không có lỗi',
  args: { errors: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).not.toBeInTheDocument()
  },
}
export const Compact: Story = { name: 'Nén', globals: { density: 'compact' } }
export const Dark: Story = { name: 'Tối', globals: { theme: 'dark' } }

export const Keyboard: Story = {
  name: 'Bàn phím',
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Vui lòng nhập Họ và tên.' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('textbox', { name: 'Họ và tên' })).toHaveFocus()
    await userEvent.click(canvas.getByRole('link', { name: 'Vui lòng chọn Giới tính.' }))
    await expect(canvas.getByRole('combobox', { name: 'Giới tính' })).toHaveFocus()
  },
}

export const EveryAttempt: Story = {
  name: 'Mỗi lần gửi',
  render: function Attempts(args) {
    const [submitCount, setSubmitCount] = useState(0)
    return (
      <Stack>
        <FormErrorSummary {...args} errors={submitCount > 0 ? args.errors : []} submitCount={submitCount} />
        <Button onClick={() => setSubmitCount(submitCount + 1)}>Lưu</Button>
      </Stack>
    )
  },
  play: async ({ canvas }) => {
    const save = canvas.getByRole('button', { name: 'Lưu' })
    await userEvent.click(save)
    await expect(canvas.getByRole('region')).toHaveFocus()
    await userEvent.click(save)
    await expect(canvas.getByRole('region')).toHaveFocus()
  },
}
