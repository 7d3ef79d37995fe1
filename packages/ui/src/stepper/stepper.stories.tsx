import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { Stepper, type StepperProps } from './stepper.tsx'

const steps = [
  { id: 'tep', label: 'Chọn tệp', hint: 'nhan-vien-moi.xlsx' },
  { id: 'cot', label: 'Ghép cột' },
  { id: 'xem', label: 'Xem trước' },
  { id: 'nhap', label: 'Nhập dữ liệu' },
]

const meta = {
  title: 'Thành phần/Điều hướng/Stepper',
  component: Stepper,
  args: { steps, current: 'cot', label: 'Nhập nhân viên từ tệp Excel' },
} satisfies Meta<typeof Stepper>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { name: 'Mặc định' }

export const Failed: Story = {
  name: 'Có bước cần sửa',
  args: {
    current: 'nhap',
    steps: steps.map((step) => (step.id === 'xem' ? { ...step, failed: true, hint: '2 dòng có lỗi' } : step)),
  },
}

export const Dark: Story = { name: 'Tối và nén', globals: { theme: 'dark', density: 'compact' } }

export const Phone: Story = {
  name: 'Điện thoại',
  globals: { viewport: { value: 'mobile2', isRotated: false } },
  parameters: { docs: { story: { inline: false, height: '160px' } } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const LongText: Story = {
  name: 'Chữ dài',
  args: {
    steps: steps.map((step) => ({
      ...step,
      label: `${step.label} và kiểm tra với danh mục đơn vị, chức vụ`,
    })),
  },
}

function Kept(props: StepperProps) {
  const [current, setCurrent] = useState(props.current)
  return <Stepper {...props} current={current} onStepSelect={setCurrent} />
}

export const Keyboard: Story = {
  name: 'Bàn phím, quay lại bước trước',
  args: { current: 'xem' },
  render: (args) => <Kept {...args} />,
  play: async ({ canvas }) => {
    const now = () => canvas.getAllByRole('listitem').findIndex((item) => item.ariaCurrent === 'step')
    await expect(now()).toBe(2)
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Bước 2/4, Đã xong: Ghép cột' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(now()).toBe(1)
    await expect(canvas.queryByRole('button', { name: /Xem trước/ })).toBeNull()
  },
}
