import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '#ui/button/button.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { UnsavedChangesGuard } from './unsaved-changes-guard.tsx'

const meta = {
  title: 'Thành phần/Biểu mẫu/UnsavedChangesGuard',
  component: UnsavedChangesGuard,
  // Open layers would cover the page of documentation, so there each story has a frame of its own.
  parameters: { docs: { story: { inline: false, height: '360px' } } },
  args: { dirty: false, onLeave: fn(), onStay: fn() },
  // What a router does: it holds the change of page back while there are changes.
  render: function HeldBack({ onLeave, onStay }) {
    const [text, setText] = useState('')
    const [leaving, setLeaving] = useState(false)
    const answer = (tell?: () => void) => () => {
      setLeaving(false)
      tell?.()
    }
    return (
      <Stack align="start">
        <TextField label="Ghi chú" value={text} onValueChange={setText} />
        <Button onClick={() => setLeaving(text !== '')}>Sang trang khác</Button>
        <UnsavedChangesGuard
          dirty={text !== ''}
          leaving={leaving}
          onLeave={answer(onLeave)}
          onStay={answer(onStay)}
        />
      </Stack>
    )
  },
} satisfies Meta<typeof UnsavedChangesGuard>
export default meta
type Story = StoryObj<typeof meta>

/** Whether the browser would ask before it closes the page. */
function browserAsks(): boolean {
  const event = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(event)
  return event.defaultPrevented
}

export const Default: Story = { name: 'Mặc định' }

export const ClosingThePage: Story = {
  name: 'Đóng trang',
  play: async ({ canvas }) => {
    await expect(browserAsks()).toBe(false)
    await userEvent.type(canvas.getByRole('textbox'), 'Đã gọi')
    await expect(browserAsks()).toBe(true)
    await userEvent.clear(canvas.getByRole('textbox'))
    await expect(browserAsks()).toBe(false)
  },
}

export const Asking: Story = {
  name: 'Đang hỏi',
  render: (args) => <UnsavedChangesGuard {...args} dirty leaving />,
}
export const Dark: Story = { ...Asking, name: 'Tối và nén', globals: { theme: 'dark', density: 'compact' } }

export const EscapeStays: Story = {
  name: 'Esc là ở lại',
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'Đã gọi')
    await userEvent.click(canvas.getByRole('button', { name: 'Sang trang khác' }))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Ở lại' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    await expect(args.onStay).toHaveBeenCalledOnce()
    await expect(args.onLeave).not.toHaveBeenCalled()
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Sang trang khác' })).toHaveFocus())
  },
}

export const Keyboard: Story = {
  name: 'Bàn phím',
  play: async ({ canvas, args, step }) => {
    const go = canvas.getByRole('button', { name: 'Sang trang khác' })
    const closed = () => waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    await step('chưa sửa gì thì không hỏi', async () => {
      await userEvent.click(go)
      await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
    })
    await step('Enter ở nút an toàn: ở lại', async () => {
      await userEvent.type(canvas.getByRole('textbox'), 'Đã gọi')
      await userEvent.click(go)
      await waitFor(() => expect(screen.getByRole('button', { name: 'Ở lại' })).toHaveFocus())
      await userEvent.keyboard('{Enter}')
      await closed()
      await expect(args.onStay).toHaveBeenCalledOnce()
      await expect(canvas.getByRole('textbox')).toHaveValue('Đã gọi')
    })
    await step('rời trang thì chỉ báo rời', async () => {
      await userEvent.click(go)
      await userEvent.click(await screen.findByRole('button', { name: 'Rời trang' }))
      await closed()
      await expect(args.onLeave).toHaveBeenCalledOnce()
      await expect(args.onStay).toHaveBeenCalledOnce()
    })
  },
}
