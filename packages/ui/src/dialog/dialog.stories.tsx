import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '#ui/button/button.tsx'
import { DropdownMenu, DropdownMenuContent, DropdownMenuTrigger } from '#ui/dropdown-menu/dropdown-menu.tsx'
import { MenuItem } from '#ui/dropdown-menu/menu-item.tsx'
import { Columns, FullRow } from '#ui/layout/columns.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { NumberField } from '#ui/number-field/number-field.tsx'
import { Popover, PopoverTrigger } from '#ui/popover/popover.tsx'
import { PopoverContent } from '#ui/popover/popover-content.tsx'
import { Text } from '#ui/text/text.tsx'
import { TextArea } from '#ui/text-area/text-area.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { Dialog, DialogClose, DialogTrigger } from './dialog.tsx'
import { DialogContent, type DialogContentProps } from './dialog-content.tsx'
import { DialogBody, DialogFooter, DialogHeader } from './dialog-parts.tsx'

const submitted = fn()

const fields = (
  <>
    <TextField label="Tên trình độ" />
    <NumberField label="Thứ bậc" min={0} max={999} />
    <FullRow>
      <TextArea label="Mô tả" />
    </FullRow>
  </>
)

function LevelForm({ size }: Pick<DialogContentProps, 'size'>) {
  return (
    <DialogContent {...(size && { size })}>
      <DialogHeader title="Thêm trình độ" description="Trình độ dùng chung cho hồ sơ và tuyển dụng." />
      <form
        onSubmit={(event) => {
          event.preventDefault()
          submitted()
        }}
      >
        <DialogBody>
          {size === 'large' || size === 'full' ? (
            <Columns count={2}>{fields}</Columns>
          ) : (
            <Stack>{fields}</Stack>
          )}
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
    </DialogContent>
  )
}

const meta = {
  title: 'Thành phần/Lớp nổi/Dialog',
  component: Dialog,
  subcomponents: { DialogContent, DialogHeader, DialogBody, DialogFooter, DialogTrigger, DialogClose },
  // Open layers would cover the page of documentation, so there each story has a frame of its own.
  parameters: { docs: { story: { inline: false, height: '560px' } } },
  args: {
    onOpenChange: fn(),
    children: (
      <>
        <DialogTrigger>
          <Button tone="primary">Thêm mới</Button>
        </DialogTrigger>
        <LevelForm />
      </>
    ),
  },
} satisfies Meta<typeof Dialog>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { name: 'Mặc định' }

export const Small: Story = {
  name: 'Cỡ nhỏ',
  args: { defaultOpen: true, children: <LevelForm size="small" /> },
}

export const Medium: Story = { name: 'Cỡ vừa', args: { defaultOpen: true } }

export const Large: Story = {
  name: 'Cỡ lớn',
  args: { defaultOpen: true, children: <LevelForm size="large" /> },
}

export const Full: Story = {
  name: 'Cỡ rộng',
  args: { defaultOpen: true, children: <LevelForm size="full" /> },
}

export const Dark: Story = {
  name: 'Tối và nén',
  args: { defaultOpen: true },
  globals: { theme: 'dark', density: 'compact' },
}

export const Keyboard: Story = {
  name: 'Bàn phím',
  play: async ({ canvas }) => {
    submitted.mockClear()
    const trigger = canvas.getByRole('button', { name: 'Thêm mới' })
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const dialog = await screen.findByRole('dialog', { name: 'Thêm trình độ' })
    await expect(dialog).toHaveAccessibleDescription('Trình độ dùng chung cho hồ sơ và tuyển dụng.')
    await waitFor(() => expect(within(dialog).getByLabelText('Tên trình độ')).toHaveFocus())
    await userEvent.keyboard('Đại học{Enter}')
    await expect(submitted).toHaveBeenCalledOnce()
    await userEvent.tab({ shift: true })
    await expect(within(dialog).getByRole('button', { name: 'Đóng' })).toHaveFocus()
    await userEvent.tab()
    await expect(within(dialog).getByLabelText('Tên trình độ')).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    await waitFor(() => expect(trigger).toHaveFocus())
  },
}

function FromMenu() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <DropdownMenu>
        <DropdownMenuTrigger>
          <Button>Thao tác</Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent>
          <MenuItem onSelect={() => setOpen(true)}>Cập nhật</MenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      <Dialog open={open} onOpenChange={setOpen}>
        <LevelForm />
      </Dialog>
    </>
  )
}

export const OpenedFromMenu: Story = {
  name: 'Mở từ trình đơn',
  render: () => <FromMenu />,
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Thao tác' })
    trigger.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('menuitem')).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByLabelText('Tên trình độ')).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await waitFor(() => expect(trigger).toHaveFocus())
    await userEvent.click(trigger)
    await waitFor(() => expect(screen.getByRole('menuitem')).toBeVisible())
  },
}

export const PopoverInside: Story = {
  name: 'Có popover bên trong',
  args: {
    defaultOpen: true,
    children: (
      <DialogContent size="small">
        <DialogHeader title="Điều chuyển" />
        <DialogBody>
          <Popover>
            <PopoverTrigger>
              <Button>Chọn đơn vị</Button>
            </PopoverTrigger>
            <PopoverContent label="Đơn vị" width="small">
              <Button tone="quiet">Phòng Kế toán</Button>
            </PopoverContent>
          </Popover>
        </DialogBody>
      </DialogContent>
    ),
  },
  play: async () => {
    const trigger = await screen.findByRole('button', { name: 'Chọn đơn vị' })
    await userEvent.click(trigger)
    await waitFor(() => expect(screen.getByRole('button', { name: 'Phòng Kế toán' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Đơn vị' })).not.toBeInTheDocument())
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Điều chuyển' })).toBeVisible())
    await waitFor(() => expect(trigger).toHaveFocus())
  },
}

const clauses = Array.from(
  { length: 40 },
  (_, at) => `Điều ${at + 1}. Nghĩa vụ và quyền lợi của người lao động.`,
)

export const LongText: Story = {
  name: 'Chữ dài, cuộn phần thân',
  args: {
    defaultOpen: true,
    children: (
      <DialogContent>
        <DialogHeader
          title="Hợp đồng lao động xác định thời hạn của người lao động thuộc Trung tâm Khai thác kho lạnh Đồng bằng sông Cửu Long"
          description="Đọc hết trước khi ký. Các điều khoản bổ sung nằm ở cuối."
        />
        <DialogBody>
          <Stack gap="md">
            {clauses.map((clause) => (
              <Text as="p" key={clause}>
                {clause}
              </Text>
            ))}
          </Stack>
        </DialogBody>
        <DialogFooter>
          <DialogClose>
            <Button tone="primary">Đã đọc</Button>
          </DialogClose>
        </DialogFooter>
      </DialogContent>
    ),
  },
  play: async () => {
    const first = await screen.findByText(clauses[0] ?? '')
    await waitFor(() => expect(first.closest('[tabindex="0"]')).not.toBeNull())
    const button = screen.getByRole('button', { name: 'Đã đọc' })
    // On a phone the sheet still rises when it is there.
    await waitFor(() => expect(button.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight))
  },
}
