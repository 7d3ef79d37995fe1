import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { DataTable } from './data-table.tsx'
import { PayTable, pays } from './parts/demo/pay-table.tsx'

const meta = {
  title: 'Mẫu/Bảng nhập liệu',
  component: DataTable,
  render: () => <PayTable />,
} satisfies Meta<typeof DataTable>

export default meta
type Story = StoryObj

export const Default: Story = { name: 'Mặc định' }

export const Dark: Story = { name: 'Tối và nén', globals: { theme: 'dark', density: 'compact' } }

export const LongText: Story = {
  name: 'Chữ dài',
  render: () => (
    <PayTable
      start={pays.map((pay) => ({
        ...pay,
        name: `${pay.name} Tôn Nữ Công Tằng Huyền`,
        note: 'Làm thay ca đêm ở Xí nghiệp Khai thác cảng từ ngày 03 đến ngày 17, đã có quyết định',
      }))}
    />
  ),
}

export const Phone: Story = {
  name: 'Điện thoại',
  globals: { viewport: { value: 'mobile2', isRotated: false } },
}

/** What edits a cell is loaded with the first one; the limit only keeps a broken load from hanging the run. */
const patient = { timeout: 30_000 }

/** The cell that has focus, or whose box has it: row and column from 0. */
function place(): [number, number] | null {
  const cell = document.activeElement?.closest('tbody td')
  const row = cell?.closest('tr')
  if (!cell || !row?.parentElement) return null
  return [[...row.parentElement.children].indexOf(row), [...row.children].indexOf(cell)]
}

export const Arrows: Story = {
  name: 'Bàn phím: đi giữa các ô',
  play: async ({ canvas }) => {
    const grid = await canvas.findByRole('grid', { name: 'Bảng lương tháng 11' })
    // Only then the keys have come.
    await waitFor(() => expect(grid.querySelectorAll('td[tabindex="0"]')).toHaveLength(1))
    const cell = grid.querySelector<HTMLElement>('td[tabindex="0"]')
    cell?.focus()
    await expect(place()).toEqual([0, 0])
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowDown}')
    await expect(place()).toEqual([1, 2])
    await userEvent.keyboard('{Home}')
    await expect(place()).toEqual([1, 0])
    await userEvent.keyboard('{ArrowLeft}{ArrowUp}{ArrowUp}{End}')
    await expect(place()).toEqual([0, 5])
    await userEvent.keyboard('{Control>}{End}{/Control}')
    await expect(place()).toEqual([3, 5])
    await expect(grid.querySelectorAll('td[tabindex="0"]')).toHaveLength(1)
    await userEvent.tab({ shift: true })
    await expect(place()).toBe(null)
  },
}

export const Edit: Story = {
  name: 'Bàn phím: sửa trong ô',
  play: async ({ canvas, step }) => {
    const grid = await canvas.findByRole('grid')
    await waitFor(() => expect(grid.querySelectorAll('td[tabindex="0"]')).toHaveLength(1))
    const cellAt = (row: number, column: number) =>
      grid.querySelectorAll('tbody tr')[row]?.children[column] as HTMLElement // a cell of the table above
    await step('Enter mở ô, Enter lưu, phím trở về ô, tổng theo sau', async () => {
      cellAt(0, 1).focus()
      await userEvent.keyboard('{Enter}')
      const box = await canvas.findByRole('textbox', { name: 'Ngày công' }, patient)
      await waitFor(() => expect(box).toHaveFocus())
      await userEvent.keyboard('20{Enter}')
      await waitFor(() => expect(cellAt(0, 1)).toHaveFocus())
      await expect(cellAt(0, 1)).toHaveTextContent('20')
      await expect(grid.querySelector('tfoot')).toHaveTextContent('Tổng cộng83')
    })
    await step('Escape bỏ những gì đã gõ', async () => {
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Ngày công' })).toHaveFocus())
      await userEvent.keyboard('25{Escape}')
      await waitFor(() => expect(cellAt(0, 1)).toHaveFocus())
      await expect(cellAt(0, 1)).toHaveTextContent('20')
    })
    await step('điều bị từ chối đứng dưới ô, Escape bỏ', async () => {
      await userEvent.keyboard('{F2}')
      await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Ngày công' })).toHaveFocus())
      await userEvent.keyboard('40{Enter}')
      await expect(await canvas.findByText('Một tháng không quá 31 ngày.')).toBeVisible()
      await expect(canvas.getByRole('textbox', { name: 'Ngày công' })).toBeInvalid()
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(cellAt(0, 1)).toHaveFocus())
      await expect(cellAt(0, 1)).toHaveTextContent('20')
    })
    await step('chữ không hiểu được không mất lặng lẽ', async () => {
      cellAt(1, 3).focus()
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Thưởng' })).toHaveFocus())
      await userEvent.keyboard('nhiều lắm{Enter}')
      await expect(await canvas.findByRole('alert')).toHaveTextContent('Số tiền chưa đúng')
      await userEvent.keyboard('{Escape}')
    })
    await step('dòng đã khóa không mở được', async () => {
      cellAt(3, 1).focus()
      await userEvent.keyboard('{Enter}')
      await expect(canvas.queryByRole('textbox', { name: 'Ngày công' })).toBeNull()
    })
  },
}
