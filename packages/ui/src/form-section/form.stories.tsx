import type { Meta, StoryObj } from '@storybook/react-vite'
import { Save } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { Button } from '#ui/button/button.tsx'
import { Checkbox } from '#ui/checkbox/checkbox.tsx'
import { DateField } from '#ui/date-field/date-field.tsx'
import { FormErrorSummary } from '#ui/form-error-summary/form-error-summary.tsx'
import { Box } from '#ui/layout/box.tsx'
import { Card } from '#ui/layout/card.tsx'
import { FullRow } from '#ui/layout/columns.tsx'
import { Page } from '#ui/layout/page.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { MoneyField } from '#ui/money-field/money-field.tsx'
import { RadioGroup } from '#ui/radio-group/radio-group.tsx'
import { Select } from '#ui/select/select.tsx'
import { TextArea } from '#ui/text-area/text-area.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { departments } from '#ui/tree-select/stories/departments.ts'
import { TreeSelect } from '#ui/tree-select/tree-select.tsx'
import { FormSection } from './form-section.tsx'

interface PatternProps {
  onSave: (sent: Record<string, FormDataEntryValue>) => void
}

const genders = [
  { value: 'male', label: 'Nam' },
  { value: 'female', label: 'Nữ' },
]
const marriage = [
  { value: 'single', label: 'Độc thân' },
  { value: 'married', label: 'Đã kết hôn' },
]
const needed = { full_name: 'Vui lòng nhập Họ và tên.', department: 'Vui lòng chọn Đơn vị.' }
type Needed = keyof typeof needed

function FormPattern({ onSave }: PatternProps) {
  const [missing, setMissing] = useState<Needed[]>([])
  const [submitCount, setSubmitCount] = useState(0)
  const errorOf = (name: Needed) => (missing.includes(name) ? needed[name] : undefined)
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const sent = Object.fromEntries(new FormData(event.currentTarget))
    const empty = (Object.keys(needed) as Needed[]).filter((name) => !sent[name]) // keys of a const table
    setMissing(empty)
    setSubmitCount(submitCount + 1)
    if (empty.length === 0) onSave(sent)
  }
  return (
    <form noValidate onSubmit={save}>
      <Page
        title="Thêm nhân viên"
        summary="Ghi theo căn cước công dân đang còn hiệu lực."
        actions={
          <Button type="submit" tone="primary" icon={Save}>
            Lưu
          </Button>
        }
      >
        <Stack>
          <FormErrorSummary
            errors={missing.map((name) => ({ fieldId: name, message: needed[name] }))}
            submitCount={submitCount}
          />
          <Card>
            <Stack gap="2xl">
              <FormSection title="Thông tin cá nhân">
                <TextField
                  id="full_name"
                  name="full_name"
                  label="Họ và tên"
                  required
                  autoComplete="off"
                  error={errorOf('full_name')}
                />
                <DateField name="birthday" label="Ngày sinh" max="2011-11-21" hint="Từ đủ 15 tuổi." />
                <RadioGroup name="gender" label="Giới tính" layout="row" options={genders} />
                <TextField name="identity" label="Số căn cước" inputMode="numeric" maxLength={12} />
                <DateField name="identity_date" label="Ngày cấp" />
                <Select name="marriage" label="Tình trạng hôn nhân" options={marriage} />
              </FormSection>
              <FormSection title="Công việc">
                <TreeSelect
                  id="department"
                  name="department"
                  label="Đơn vị"
                  required
                  options={departments}
                  error={errorOf('department')}
                />
                <DateField name="started" label="Ngày vào làm" today="2026-11-21" />
                <MoneyField name="salary" label="Lương cơ bản" />
                <FullRow>
                  <TextArea name="note" label="Ghi chú" />
                </FullRow>
                <FullRow>
                  <Checkbox name="account" label="Tạo tài khoản đăng nhập và gửi email thông báo" />
                </FullRow>
              </FormSection>
            </Stack>
          </Card>
        </Stack>
      </Page>
    </form>
  )
}

const meta = {
  title: 'Mẫu/Biểu mẫu',
  component: FormPattern,
  tags: ['!autodocs'],
  args: { onSave: fn() },
  decorators: [
    (Form) => (
      <Box padding="lg">
        <Form />
      </Box>
    ),
  ],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof FormPattern>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { name: 'Mặc định' }
export const Dark: Story = { name: 'Tối và nén', globals: { theme: 'dark', density: 'compact' } }
export const Phone: Story = { name: 'Điện thoại', globals: { width: 'phone', density: 'touch' } }

export const Keyboard: Story = {
  name: 'Bàn phím, từ ô đầu đến khi lưu',
  play: async ({ canvas, args, step }) => {
    const box = (name: string | RegExp) => canvas.getByRole('textbox', { name })
    await step('gửi khi còn thiếu: bảng lỗi nhận tiêu điểm, dẫn đến từng ô', async () => {
      await userEvent.type(box('Số căn cước'), '001192004512{Enter}')
      await waitFor(() => expect(canvas.getByRole('region', { name: /2 chỗ cần sửa/ })).toHaveFocus())
      await userEvent.tab()
      await userEvent.keyboard('{Enter}')
      await expect(box('Họ và tên')).toHaveFocus()
      await expect(box('Họ và tên')).toBeInvalid()
    })
    await step('nhập bằng bàn phím', async () => {
      await userEvent.keyboard('Nguyễn Thị Hồng Đào{Tab}8/11/1992{Tab}{Tab}{ArrowRight}')
      await userEvent.type(canvas.getByRole('combobox', { name: 'Đơn vị' }), 'dong goi')
      await userEvent.keyboard('{Enter}')
      await userEvent.type(box('Lương cơ bản'), '12,5 triệu')
    })
    await step('chữ không hiểu được giữ biểu mẫu lại, dù ô đó không bắt buộc', async () => {
      await userEvent.type(box('Ngày vào làm'), '31/02/2026{Enter}')
      await expect(args.onSave).not.toHaveBeenCalled()
      await expect(box('Ngày vào làm')).toHaveFocus()
      await expect(box('Ngày vào làm')).toHaveAccessibleDescription(/Ngày chưa đúng/)
    })
    await step('sửa xong thì lưu, giá trị đi dưới dạng trơn', async () => {
      await userEvent.clear(box('Ngày vào làm'))
      await userEvent.type(box('Ngày vào làm'), '01/12/2026{Enter}')
      await expect(args.onSave).toHaveBeenCalledOnce()
      await expect(args.onSave).toHaveBeenLastCalledWith(
        expect.objectContaining({
          full_name: 'Nguyễn Thị Hồng Đào',
          birthday: '1992-11-08',
          gender: 'female',
          identity: '001192004512',
          department: '8',
          started: '2026-12-01',
          salary: '12500000',
        }),
      )
    })
  },
}
