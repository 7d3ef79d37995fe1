import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { Button } from '#ui/button/button.tsx'
import { DateField } from '#ui/date-field/date-field.tsx'
import { Inline } from '#ui/layout/inline.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { NumberField } from '#ui/number-field/number-field.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'

const meta = {
  title: 'Mẫu/Ô nhập và giá trị',
  component: NumberField,
  tags: ['!autodocs'],
  args: { label: 'Số ngày phép', onValueChange: fn() },
} satisfies Meta<typeof NumberField>
export default meta
type Story = StoryObj<typeof meta>

/** What an input method does: the text changes under composition, and Enter or a space ends it. */
async function compose(box: HTMLInputElement, texts: readonly string[]): Promise<void> {
  const type = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')
  box.focus()
  box.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }))
  for (const text of texts) {
    type?.set?.call(box, text)
    box.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true, data: text }))
    await expect(box.value).toBe(text)
  }
  box.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true, data: texts.at(-1) ?? '' }))
}

export const Composed: Story = {
  name: 'Bộ gõ đang ghép vần',
  args: { decimals: 0, max: 99_999 },
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole<HTMLInputElement>('textbox')
    await compose(box, ['1', '1.', '1.5', '1.50', '1.500'])
    // Neither half a number nor a decomposed one is told: only what the input method handed over.
    await expect(args.onValueChange).toHaveBeenCalledTimes(1)
    await expect(args.onValueChange).toHaveBeenLastCalledWith(1500)
    await expect(box).toHaveValue('1.500')
    await userEvent.tab()
    await expect(box).toHaveValue('1,500')
  },
}

export const ComposedText: Story = {
  name: 'Chữ tổ hợp rời khi đang ghép vần',
  render: () => <TextField label="Họ và tên" />,
  play: async ({ canvas }) => {
    const box = canvas.getByRole<HTMLInputElement>('textbox')
    await compose(box, ['Đa', 'Đà'.normalize('NFD')])
    await userEvent.type(box, 'o')
    await expect(box.value).toBe('Đào')
  },
}

export const KeptByTheCaller: Story = {
  name: 'Nơi gọi giữ giá trị',
  render: function Kept() {
    const [days, setDays] = useState<number | null>(12)
    const [date, setDate] = useState<string | null>('2026-11-08')
    return (
      <Stack>
        <NumberField label="Số ngày phép" value={days} onValueChange={setDays} />
        <DateField label="Ngày vào làm" value={date} onValueChange={setDate} />
        <Inline>
          <Button onClick={() => setDays(days === null ? 1 : days + 1)}>Thêm một ngày</Button>
          <Button onClick={() => setDate(null)}>Bỏ ngày</Button>
        </Inline>
      </Stack>
    )
  },
  play: async ({ canvas, step }) => {
    const days = canvas.getByRole('textbox', { name: 'Số ngày phép' })
    const date = canvas.getByRole('textbox', { name: 'Ngày vào làm' })
    await step('giá trị đổi từ bên ngoài thay chữ đang gõ', async () => {
      await userEvent.clear(days)
      await userEvent.type(days, '1500')
      await userEvent.click(canvas.getByRole('button', { name: 'Thêm một ngày' }))
      await expect(days).toHaveValue('1,501')
    })
    await step('bỏ giá trị thì ô trống', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Bỏ ngày' }))
      await expect(date).toHaveValue('')
    })
  },
}

export const Sent: Story = {
  name: 'Biểu mẫu gửi như sẵn có',
  render: () => (
    <form aria-label="Phép" noValidate onSubmit={(event) => event.preventDefault()}>
      <Stack>
        <NumberField label="Số ngày phép" name="days" defaultValue={12} />
        <DateField label="Ngày vào làm" name="started" defaultValue="2026-11-08" />
        <Inline>
          <Button type="reset">Nhập lại</Button>
        </Inline>
      </Stack>
    </form>
  ),
  play: async ({ canvas, step }) => {
    const form = canvas.getByRole<HTMLFormElement>('form')
    const days = canvas.getByRole('textbox', { name: 'Số ngày phép' })
    await step('gửi giá trị trơn', async () => {
      await userEvent.clear(days)
      await userEvent.type(days, '1.500')
      await expect(Object.fromEntries(new FormData(form))).toEqual({ days: '1500', started: '2026-11-08' })
    })
    await step('nhập lại bỏ cả chữ không hiểu được', async () => {
      await userEvent.clear(days)
      await userEvent.type(days, 'mười hai')
      await userEvent.click(canvas.getByRole('button', { name: 'Nhập lại' }))
      await expect(days).toHaveValue('12')
      await expect(days).not.toHaveAttribute('aria-invalid')
    })
  },
}
