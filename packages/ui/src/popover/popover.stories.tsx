import type { Meta, StoryObj } from '@storybook/react-vite'
import { Filter } from 'lucide-react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '#ui/button/button.tsx'
import { Inline } from '#ui/layout/inline.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/text/text.tsx'
import { Popover, PopoverAnchor, PopoverClose, PopoverTrigger } from './popover.tsx'
import { PopoverContent } from './popover-content.tsx'

const meta = {
  title: 'Thành phần/Lớp nổi/Popover',
  component: Popover,
  subcomponents: { PopoverContent, PopoverTrigger, PopoverAnchor, PopoverClose },
  args: {
    onOpenChange: fn(),
    children: (
      <>
        <PopoverTrigger>
          <Button icon={Filter}>Ngày vào</Button>
        </PopoverTrigger>
        <PopoverContent label="Lọc theo ngày vào" width="medium">
          <Stack gap="md">
            <Text weight="medium">Ngày vào</Text>
            <Text size="label" tone="soft">
              Hiện những người vào làm đến hết 31‑12‑2026.
            </Text>
            <Inline justify="between">
              <Button tone="quiet" size="small">
                Bỏ lọc
              </Button>
              <PopoverClose>
                <Button tone="primary" size="small">
                  Lọc
                </Button>
              </PopoverClose>
            </Inline>
          </Stack>
        </PopoverContent>
      </>
    ),
  },
} satisfies Meta<typeof Popover>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { name: 'Mặc định' }

export const Open: Story = {
  name: 'Đang mở',
  args: { defaultOpen: true },
}

export const Dark: Story = {
  name: 'Tối và nén',
  args: { defaultOpen: true },
  globals: { theme: 'dark', density: 'compact' },
}

export const Keyboard: Story = {
  name: 'Bàn phím',
  play: async ({ canvas, args }) => {
    const trigger = canvas.getByRole('button', { name: 'Ngày vào' })
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const inside = await screen.findByRole('dialog', { name: 'Lọc theo ngày vào' })
    await waitFor(() => expect(screen.getByRole('button', { name: 'Bỏ lọc' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(inside).not.toBeInTheDocument())
    await waitFor(() => expect(trigger).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await userEvent.click(await screen.findByRole('button', { name: 'Lọc' }))
    await waitFor(() => expect(trigger).toHaveFocus())
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false)
  },
}

export const EscapeWhileComposing: Story = {
  name: 'Esc khi đang gõ dấu không đóng',
  args: { open: true },
  play: async ({ args }) => {
    const inside = await screen.findByRole('dialog')
    const escape = { key: 'Escape', bubbles: true, cancelable: true }
    inside.dispatchEvent(new KeyboardEvent('keydown', { ...escape, isComposing: true }))
    await expect(args.onOpenChange).not.toHaveBeenCalled()
    inside.dispatchEvent(new KeyboardEvent('keydown', escape))
    await expect(args.onOpenChange).toHaveBeenCalledWith(false)
  },
}

export const Controlled: Story = {
  name: 'Do nơi gọi giữ trạng thái',
  args: { open: true },
  play: async ({ args }) => {
    await userEvent.keyboard('{Escape}')
    await expect(args.onOpenChange).toHaveBeenCalledWith(false)
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible())
  },
}

const widths = ['content', 'trigger', 'small', 'medium', 'large'] as const

export const Widths: Story = {
  name: 'Bề rộng',
  render: () => (
    <Inline>
      {widths.map((width) => (
        <Popover key={width}>
          <PopoverTrigger>
            <Button>{`Đơn vị công tác (${width})`}</Button>
          </PopoverTrigger>
          <PopoverContent label={width} width={width}>
            <Text as="p">Phòng Hành chính Nhân sự, Khối Văn phòng, Công ty Vận tải Sông Mẫu</Text>
          </PopoverContent>
        </Popover>
      ))}
    </Inline>
  ),
  play: async ({ canvas }) => {
    const widthOf = async (name: string) => {
      await userEvent.click(canvas.getByRole('button', { name: new RegExp(name) }))
      const surface = await screen.findByRole('dialog', { name })
      return surface.offsetWidth
    }
    await expect(await widthOf('small')).toBe(240)
    await expect(await widthOf('medium')).toBe(300)
    await expect(await widthOf('large')).toBe(420)
    await expect(await widthOf('trigger')).toBe(canvas.getByRole('button', { name: /trigger/ }).offsetWidth)
  },
}

export const LongText: Story = {
  name: 'Chữ dài',
  args: {
    defaultOpen: true,
    children: (
      <>
        <PopoverTrigger>
          <Button>Đơn vị</Button>
        </PopoverTrigger>
        <PopoverContent label="Đơn vị công tác" width="small">
          Trung tâm Khai thác kho lạnh và Chuyển phát nhanh khu vực Đồng bằng sông Cửu Long, Chi nhánh Cần Thơ
        </PopoverContent>
      </>
    ),
  },
}
