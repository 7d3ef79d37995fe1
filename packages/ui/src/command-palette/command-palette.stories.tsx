import type { Meta, StoryObj } from '@storybook/react-vite'
import { FileSignature, Plus, UserRound, Users } from 'lucide-react'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { foldVietnamese, matchesFolded } from '#ui/format/fold-vietnamese.ts'
import { SearchTrigger } from '#ui/top-bar/search-trigger.tsx'
import { CommandPalette, type CommandPaletteProps } from './command-palette.tsx'
import type { PaletteGroup } from './palette-items.ts'
import { useCommandKey } from './use-command-key.ts'

const everything: readonly PaletteGroup[] = [
  {
    id: 'trang',
    label: 'Trang',
    items: [
      { id: 'nhan-vien', label: 'Nhân viên', icon: Users },
      { id: 'hop-dong', label: 'Hợp đồng', icon: FileSignature },
    ],
  },
  {
    id: 'nguoi',
    label: 'Nhân viên',
    items: [
      {
        id: 'SM001842',
        label: 'Nguyễn Thị Hồng Đào',
        hint: 'SM001842 · Phòng Hành chính Nhân sự',
        icon: UserRound,
      },
      { id: 'SM004220', label: 'Lê Hoàng Minh Thư', hint: 'SM004220 · Phòng Kinh doanh', icon: UserRound },
    ],
  },
  { id: 'thao-tac', label: 'Thao tác', items: [{ id: 'them', label: 'Thêm nhân viên', icon: Plus }] },
]

const recent = everything[1]?.items ?? []

function find(query: string): readonly PaletteGroup[] {
  return everything.map((group) => ({
    ...group,
    items: group.items.filter((item) => matchesFolded(foldVietnamese(item.label), query)),
  }))
}

function Searching({ open: startsOpen, query: startQuery, onOpenChange, ...rest }: CommandPaletteProps) {
  const [open, setOpen] = useState(startsOpen)
  const [query, setQuery] = useState(startQuery)
  const change = (next: boolean) => {
    setOpen(next)
    onOpenChange(next)
  }
  useCommandKey(() => change(!open))
  return (
    <>
      <SearchTrigger onClick={() => change(true)} />
      <CommandPalette
        {...rest}
        open={open}
        onOpenChange={change}
        query={query}
        onQueryChange={setQuery}
        groups={find(query)}
      />
    </>
  )
}

const meta = {
  title: 'Thành phần/Điều hướng/CommandPalette',
  component: CommandPalette,
  // Open layers would cover the page of documentation, so there each story has a frame of its own.
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  args: {
    open: true,
    query: '',
    groups: [],
    recent,
    onOpenChange: fn(),
    onQueryChange: fn(),
    onSelect: fn(),
  },
  render: (args) => <Searching {...args} />,
} satisfies Meta<typeof CommandPalette>

export default meta
type Story = StoryObj<typeof meta>

const field = () => screen.findByRole('combobox', { name: 'Tìm nhanh' })

export const Default: Story = { name: 'Mặc định, gần đây' }

export const Start: Story = { name: 'Chưa có gì gần đây', args: { recent: [] } }

export const Found: Story = {
  name: 'Có kết quả',
  args: { query: 'nhan' },
  play: async () => {
    const first = await screen.findByRole('option', { name: 'Nhân viên' })
    await expect(first).toHaveAttribute('aria-selected', 'true')
    await expect(await field()).toHaveAttribute('aria-activedescendant', first.id)
    await expect(screen.getByText('2 kết quả')).toBeInTheDocument()
  },
}

export const Dark: Story = {
  name: 'Tối và nén',
  args: { query: 'n' },
  globals: { theme: 'dark', density: 'compact' },
}

export const Empty: Story = { name: 'Không tìm thấy', args: { query: 'xe nâng' } }

export const Loading: Story = {
  name: 'Đang tìm',
  args: { query: 'xe nâng', loading: true },
  play: async () => {
    await expect(await screen.findByText('Đang tìm...')).toBeVisible()
  },
}

export const Failed: Story = {
  name: 'Có lỗi',
  args: { query: 'xe', error: 'Không lấy được dữ liệu từ máy chủ! Vui lòng thử lại.' },
  render: (args) => <CommandPalette {...args} />,
}

export const Phone: Story = {
  name: 'Điện thoại',
  args: { query: 'n' },
  globals: { viewport: { value: 'mobile2', isRotated: false } },
}

export const Keyboard: Story = {
  name: 'Bàn phím',
  args: { open: false },
  play: async ({ canvas, args }) => {
    const trigger = canvas.getByRole('button', { name: 'Tìm nhanh' })
    trigger.focus()
    await userEvent.keyboard('{Control>}k{/Control}')
    const input = await field()
    await waitFor(() => expect(input).toHaveFocus())
    await userEvent.keyboard('thu')
    const hit = await screen.findByRole('option', { name: /Lê Hoàng Minh Thư/ })
    await expect(hit).toHaveAttribute('aria-selected', 'true')
    await userEvent.clear(input)
    await userEvent.keyboard('n{ArrowDown}{ArrowDown}')
    await expect(screen.getByRole('option', { name: /Hồng Đào/ })).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await expect(args.onSelect).toHaveBeenCalledOnce()
    await waitFor(() => expect(trigger).toHaveFocus())
    await userEvent.keyboard('{Control>}k{/Control}')
    await expect(await field()).toHaveValue('')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(trigger).toHaveFocus())
  },
}

export const Mouse: Story = {
  name: 'Chuột',
  args: { query: 'nhan' },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('option', { name: 'Thêm nhân viên' }))
    await expect(args.onSelect).toHaveBeenCalledOnce()
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  },
}

export const Composing: Story = {
  name: 'Enter khi đang gõ dấu không chọn',
  args: { query: 'nhan' },
  play: async ({ args }) => {
    const input = await field()
    const enter = { key: 'Enter', bubbles: true, cancelable: true, isComposing: true }
    input.dispatchEvent(new KeyboardEvent('keydown', enter))
    await waitFor(() => expect(input).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}{Enter}')
    // Had the first Enter counted, it would have taken the first hit.
    await waitFor(() => expect(args.onSelect).toHaveBeenCalledOnce())
    await expect(args.onSelect).toHaveBeenCalledWith(expect.objectContaining({ id: 'them' }))
  },
}

export const LongText: Story = {
  name: 'Chữ dài',
  args: {
    query: 'trung tâm',
    groups: [
      {
        id: 'don-vi',
        label: 'Đơn vị',
        items: [
          {
            id: 'kho',
            label: 'Trung tâm Khai thác kho lạnh và Chuyển phát nhanh Đồng bằng sông Cửu Long',
            hint: 'DV-0412 · Chi nhánh Cần Thơ, Khối vận hành và trực thuộc',
          },
        ],
      },
    ],
  },
  render: (args) => <CommandPalette {...args} />,
}
