import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/text/text.tsx'
import type { FieldFile } from './field-file.ts'
import { FileField } from './file-field.tsx'
import { useChosenFiles } from './use-chosen-files.ts'

const degree: FieldFile = { key: '1', name: 'Bằng tốt nghiệp.pdf', size: 1_250_000, href: '#bang-tot-nghiep' }
const onItsWay: FieldFile = { key: '2', name: 'Giấy khám sức khỏe.pdf', size: 4_800_000, progress: 40 }
const failed: FieldFile = {
  key: '3',
  name: 'Sơ yếu lý lịch.docx',
  size: 320_000,
  error: 'Mất kết nối khi đang tải lên. Hãy tải lên lại.',
}

const meta = {
  title: 'Thành phần/Biểu mẫu/FileField',
  component: FileField,
  args: {
    label: 'Giấy tờ kèm theo',
    files: [],
    accept: ['.pdf', '.docx', 'image/*'],
    maxSize: 10 * 1024 * 1024,
    maxFiles: 5,
    onFilesAdd: fn(),
    onFileRemove: fn(),
    onFileRetry: fn(),
  },
} satisfies Meta<typeof FileField>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { name: 'Mặc định' }
export const Loading: Story = { name: 'Đang tải lên', args: { files: [degree, onItsWay, failed] } }
export const Wrong: Story = {
  name: 'Có lỗi',
  args: { required: true, error: 'Hãy kèm ít nhất một giấy tờ.' },
}
export const ReadOnly: Story = { name: 'Chỉ đọc', args: { files: [degree], readOnly: true } }
export const ReadOnlyEmpty: Story = { name: 'Chỉ đọc, chưa có tệp', args: { readOnly: true } }
export const Disabled: Story = { name: 'Không thêm được', args: { files: [degree], disabled: true } }
export const LongText: Story = {
  name: 'Chữ dài',
  args: {
    label: 'Bản sao có chứng thực của văn bằng, chứng chỉ và giấy phép hành nghề theo yêu cầu của vị trí',
    hint: 'Chụp đủ bốn góc, không che dấu đỏ; nếu có nhiều trang thì ghép thành một tệp theo đúng thứ tự trang.',
    files: [
      {
        key: '1',
        name: 'Bằng tốt nghiệp Trường Đại học Khoa học Xã hội và Nhân văn - Nguyễn Thị Hồng Đào - bản chứng thực ngày 08-11-2026.pdf',
        size: 8_450_000,
        href: '#dai',
      },
    ],
  },
}
export const Dark: Story = {
  name: 'Tối',
  args: { files: [degree, onItsWay, failed] },
  globals: { theme: 'dark' },
}
export const Compact: Story = { name: 'Nén', args: { files: [degree] }, globals: { density: 'compact' } }

const pdf = (name: string, bytes = 2048) => new File(['x'.repeat(bytes)], name, { type: 'application/pdf' })

export const Keyboard: Story = {
  name: 'Bàn phím',
  args: { files: [degree, onItsWay, failed] },
  play: async ({ canvas, args }) => {
    const button = (name: string) => canvas.getByRole('button', { name })
    await userEvent.tab()
    await expect(canvas.getByLabelText(/Chọn tệp từ máy/)).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Bằng tốt nghiệp.pdf' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.tab()
    await expect(button('Hủy tải lên Giấy khám sức khỏe.pdf')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onFileRemove).toHaveBeenLastCalledWith('2')
    await expect(canvas.getByLabelText(/Chọn tệp từ máy/)).toHaveFocus()
    await userEvent.click(button('Tải lên lại Sơ yếu lý lịch.docx'))
    await expect(args.onFileRetry).toHaveBeenLastCalledWith('3')
    await expect(
      canvas.getByRole('progressbar', { name: 'Đang tải lên Giấy khám sức khỏe.pdf' }),
    ).toHaveAttribute('aria-valuenow', '40')
  },
}

export const Checked: Story = {
  name: 'Kiểm tra tệp',
  args: { maxSize: 4096, maxFiles: 2 },
  play: async ({ canvas, args }) => {
    const input = canvas.getByLabelText<HTMLInputElement>(/Chọn tệp từ máy/)
    // Browsers let other kinds through when the reader asks for 'all files', and when files are dropped.
    const user = userEvent.setup({ applyAccept: false })
    await user.upload(input, [pdf('vừa.pdf'), pdf('to.pdf', 8192), new File(['x'], 'cài đặt.exe')])
    await expect(args.onFilesAdd).toHaveBeenCalledOnce()
    await expect(args.onFilesAdd).toHaveBeenLastCalledWith([expect.objectContaining({ name: 'vừa.pdf' })])
    await expect(input).toHaveAccessibleDescription(
      /“to.pdf” có dung lượng 8 KB, quá mức 4 KB.*“cài đặt.exe” không đúng loại/,
    )
    await user.upload(input, [pdf('khác.pdf')])
    await expect(input).not.toHaveAttribute('aria-invalid')
  },
}

export const ChosenUntilSent: Story = {
  name: 'Giữ tệp đến khi gửi biểu mẫu',
  render: function Kept({ files: _files, onFilesAdd: _add, onFileRemove: _remove, ...args }) {
    const { field, chosen } = useChosenFiles(1)
    return (
      <Stack>
        <FileField {...args} {...field} maxFiles={1} />
        <Text tone="hint">
          {chosen.length > 0
            ? `Sẽ gửi: ${chosen.map(({ name }) => name).join(', ')}`
            : 'Chưa có tệp nào để gửi.'}
        </Text>
      </Stack>
    )
  },
  play: async ({ canvas }) => {
    await userEvent.upload(canvas.getByLabelText(/Chọn tệp từ máy/), pdf('CV cũ.pdf'))
    await userEvent.upload(canvas.getByLabelText(/Chọn tệp khác để thay/), pdf('CV mới.pdf'))
    await expect(canvas.getByText('Sẽ gửi: CV mới.pdf')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Bỏ CV mới.pdf' }))
    await expect(canvas.getByText('Chưa có tệp nào để gửi.')).toBeVisible()
    await userEvent.upload(canvas.getByLabelText(/Chọn tệp từ máy/), pdf('CV.pdf'))
    await expect(canvas.getByText('Sẽ gửi: CV.pdf')).toBeVisible()
  },
}
