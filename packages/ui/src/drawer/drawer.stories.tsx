import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '#ui/button/button.tsx'
import { Dialog, DialogClose, DialogTrigger } from '#ui/dialog/dialog.tsx'
import { DialogBody, DialogFooter, DialogHeader } from '#ui/dialog/dialog-parts.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/text/text.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { DrawerContent, type DrawerContentProps } from './drawer-content.tsx'

function Filters({ open = false, ...rest }: Omit<DrawerContentProps, 'children'> & { open?: boolean }) {
  return (
    <Dialog defaultOpen={open}>
      <DialogTrigger>
        <Button>Bộ lọc</Button>
      </DialogTrigger>
      <DrawerContent {...rest}>
        <DialogHeader title="Bộ lọc" description="Danh sách nhân viên" />
        <DialogBody>
          <Stack gap="md">
            <Text>Đơn vị: Khối vận hành và trực thuộc</Text>
            <Button>Chọn đơn vị</Button>
          </Stack>
        </DialogBody>
        <DialogFooter>
          <DialogClose>
            <Button tone="quiet">Bỏ lọc</Button>
          </DialogClose>
          <DialogClose>
            <Button tone="primary">Lọc</Button>
          </DialogClose>
        </DialogFooter>
      </DrawerContent>
    </Dialog>
  )
}

const meta = {
  title: 'Thành phần/Lớp nổi/Drawer',
  component: DrawerContent,
  // Open layers would cover the page of documentation, so there each story has a frame of its own.
  parameters: { docs: { story: { inline: false, height: '520px' } } },
  args: { children: null },
  render: ({ children: _children, ...args }) => <Filters {...args} open />,
} satisfies Meta<typeof DrawerContent>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { name: 'Mặc định' }

export const Left: Story = { name: 'Từ bên trái', args: { side: 'left' } }

export const Bottom: Story = { name: 'Từ bên dưới', args: { side: 'bottom' } }

export const Large: Story = { name: 'Cỡ lớn', args: { width: 'large' } }

export const Dark: Story = { name: 'Tối và nén', globals: { theme: 'dark', density: 'compact' } }

export const Phone: Story = {
  name: 'Điện thoại',
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const LongText: Story = {
  name: 'Chữ dài',
  render: () => (
    <Dialog defaultOpen>
      <DrawerContent>
        <DialogHeader title="Trung tâm Khai thác kho lạnh và Chuyển phát nhanh Đồng bằng sông Cửu Long" />
        <DialogBody>
          {Array.from({ length: 60 }, (_, at) => (
            <Text as="p" key={at}>
              {`Tổ bốc xếp hàng lạnh xuất khẩu số ${at + 1}`}
            </Text>
          ))}
        </DialogBody>
      </DrawerContent>
    </Dialog>
  ),
}

export const LongForm: Story = {
  name: 'Biểu mẫu dài',
  render: () => (
    <Dialog defaultOpen>
      <DrawerContent>
        <DialogHeader title="Thêm đơn vị" />
        <form onSubmit={(event) => event.preventDefault()}>
          <DialogBody>
            <Stack>
              {Array.from({ length: 20 }, (_, at) => (
                <TextField key={at} label={`Tên gọi khác ${at + 1}`} />
              ))}
            </Stack>
          </DialogBody>
          <DialogFooter>
            <DialogClose>
              <Button>Hủy</Button>
            </DialogClose>
            <Button tone="primary" type="submit">
              Lưu
            </Button>
          </DialogFooter>
        </form>
      </DrawerContent>
    </Dialog>
  ),
  play: async () => {
    const save = await screen.findByRole('button', { name: 'Lưu' })
    const last = screen.getByRole('textbox', { name: 'Tên gọi khác 20' })
    const inWindow = (part: HTMLElement) => part.getBoundingClientRect().bottom <= window.innerHeight
    await expect(inWindow(save)).toBe(true)
    await expect(inWindow(last)).toBe(false)
    last.scrollIntoView()
    await expect(inWindow(last)).toBe(true)
    await expect(inWindow(save)).toBe(true)
  },
}

export const Keyboard: Story = {
  name: 'Bàn phím',
  render: () => <Filters />,
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Bộ lọc' })
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const drawer = await screen.findByRole('dialog', { name: 'Bộ lọc' })
    await waitFor(() => expect(screen.getByRole('button', { name: 'Chọn đơn vị' })).toHaveFocus())
    await userEvent.tab({ shift: true })
    await expect(screen.getByRole('button', { name: 'Đóng' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(drawer).not.toBeInTheDocument())
    await waitFor(() => expect(trigger).toHaveFocus())
  },
}
