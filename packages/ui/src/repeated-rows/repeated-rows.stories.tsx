import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { DemoRows } from './parts/demo-rows.tsx'
import { RepeatedRows } from './repeated-rows.tsx'

const meta = {
  title: 'Thành phần/Biểu mẫu/RepeatedRows',
  component: RepeatedRows,
  render: () => <DemoRows />,
} satisfies Meta<typeof RepeatedRows>

export default meta
type Story = StoryObj

export const Default: Story = { name: 'Mặc định' }

export const Empty: Story = { name: 'Chưa có dòng nào', render: () => <DemoRows start={[]} /> }

export const Dark: Story = { name: 'Tối', globals: { theme: 'dark' } }

export const Compact: Story = { name: 'Nén', globals: { density: 'compact' } }

export const Phone: Story = { name: 'Điện thoại', globals: { width: 'phone', density: 'touch' } }

const long = 'Xí nghiệp Khai thác cảng và Dịch vụ kho vận quốc tế khu vực phía Bắc trực thuộc Tổng công ty'

export const LongText: Story = {
  name: 'Chữ dài',
  render: () => <DemoRows start={[{ key: 'a', place: long, from: '2016-03-14' }]} />,
}

export const RemoveAndUndo: Story = {
  name: 'Bỏ rồi hoàn tác',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Bỏ Kho ngoại quan Đình Vũ' }))
    await expect(canvas.getAllByRole('textbox', { name: 'Nơi làm việc' })).toHaveLength(2)
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Hoàn tác' })).toHaveFocus())
  },
}

export const Keyboard: Story = {
  name: 'Bàn phím: thêm, chuyển chỗ, bỏ, hoàn tác',
  play: async ({ canvas }) => {
    const places = () =>
      canvas.getAllByRole<HTMLInputElement>('textbox', { name: 'Nơi làm việc' }).map(({ value }) => value)
    const said = canvas.getByRole('status')
    canvas.getByRole('button', { name: 'Chuyển Văn phòng Tập đoàn lên trên' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(places()[1]).toBe('Văn phòng Tập đoàn')
    await expect(said).toHaveTextContent('Đã chuyển Văn phòng Tập đoàn đến vị trí 2/3')
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Chuyển Văn phòng Tập đoàn lên trên' })).toHaveFocus(),
    )
    canvas.getAllByRole('textbox', { name: 'Nơi làm việc' })[0]?.focus()
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await expect(places()).toEqual(['Văn phòng Tập đoàn', 'Cảng Tân Vũ', 'Kho ngoại quan Đình Vũ'])
    await expect(document.activeElement).toHaveValue('Cảng Tân Vũ')
    canvas.getByRole('button', { name: 'Bỏ Kho ngoại quan Đình Vũ' }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Hoàn tác' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(places()[2]).toBe('Kho ngoại quan Đình Vũ')
    canvas.getByRole('button', { name: 'Thêm dòng' }).focus()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard('Cảng Lạch Huyện')
    await expect(places()[3]).toBe('Cảng Lạch Huyện')
  },
}

export const Paste: Story = {
  name: 'Dán từ bảng tính',
  play: async ({ canvas }) => {
    const boxes = () => canvas.getAllByRole<HTMLInputElement>('textbox', { name: 'Nơi làm việc' })
    boxes()[0]?.focus()
    await userEvent.paste('một tên thường ')
    await expect(boxes()[0]).toHaveValue('Cảng Tân Vũmột tên thường ')
    await userEvent.paste('Ga Yên Viên\t2010-02-01\r\nCảng Vật Cách\t2012-05-06\r\n')
    await expect(boxes().map(({ value }) => value)).toHaveLength(5)
    await expect(boxes()[1]).toHaveValue('Cảng Vật Cách')
    await expect(canvas.getByRole('status')).toHaveTextContent('Đã dán 2 dòng')
  },
}
