import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { Card } from '#ui/layout/card.tsx'
import { Pagination, type PaginationProps } from './pagination.tsx'

function Kept({ onPageChange, onPerPageChange, ...rest }: PaginationProps) {
  const [page, setPage] = useState(rest.page)
  const [perPage, setPerPage] = useState(rest.perPage ?? 10)
  const toPage = (next: number) => {
    setPage(next)
    onPageChange(next)
  }
  const toPerPage = (next: number) => {
    setPerPage(next)
    setPage(1)
    onPerPageChange?.(next)
  }
  return (
    <Card>
      <Pagination
        {...rest}
        page={page}
        perPage={perPage}
        onPageChange={toPage}
        {...(onPerPageChange && { onPerPageChange: toPerPage })}
      />
    </Card>
  )
}

const meta = {
  title: 'Thành phần/Điều hướng/Pagination',
  component: Pagination,
  args: { page: 1, perPage: 30, total: 412, onPageChange: fn(), onPerPageChange: fn() },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof Pagination>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Mặc định',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1–30 trong 412')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Trang 1' })).toHaveAttribute('aria-current', 'page')
    await expect(canvas.queryByRole('button', { name: 'Trang 6' })).toBeNull()
  },
}

export const Middle: Story = { name: 'Ở giữa', args: { page: 7 } }

export const TenPerPage: Story = {
  name: 'Mười dòng, không chọn số dòng',
  render: () => <Pagination page={2} total={34} onPageChange={fn()} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('11–20 trong 34')).toBeVisible()
    await expect(canvas.queryByRole('combobox')).toBeNull()
  },
}

export const Empty: Story = { name: 'Không có dòng nào', args: { total: 0 } }

export const ManyRows: Story = { name: 'Rất nhiều dòng', args: { page: 2767, total: 83_000 } }

export const Dark: Story = { name: 'Tối và nén', globals: { theme: 'dark', density: 'compact' } }

export const Phone: Story = {
  name: 'Điện thoại',
  args: { page: 2 },
  globals: { viewport: { value: 'mobile2', isRotated: false } },
}

export const Keyboard: Story = {
  name: 'Bàn phím',
  args: { page: 13 },
  play: async ({ canvas, args }) => {
    const next = canvas.getByRole('button', { name: 'Trang sau' })
    next.focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onPageChange).toHaveBeenLastCalledWith(14)
    await expect(canvas.getByText('391–412 trong 412')).toBeVisible()
    await expect(next).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onPageChange).toHaveBeenCalledTimes(1)
    await userEvent.tab({ shift: true })
    await expect(canvas.getByRole('button', { name: 'Trang 14' })).toHaveFocus()
    await userEvent.tab({ shift: true })
    await userEvent.keyboard(' ')
    await expect(args.onPageChange).toHaveBeenLastCalledWith(13)
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Số dòng mỗi trang' }), '100')
    await expect(args.onPerPageChange).toHaveBeenCalledWith(100)
    await expect(canvas.getByText('1–100 trong 412')).toBeVisible()
  },
}
