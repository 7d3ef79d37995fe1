import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { Button } from '#ui/button/button.tsx'
import { Inline } from '#ui/layout/inline.tsx'
import { ProgressBar } from './progress-bar.tsx'
import { createProgress, type ProgressStore } from './progress-store.ts'

function Buttons() {
  const [progress] = useState(createProgress)
  return (
    <>
      <ProgressBar progress={progress} />
      <Inline>
        <Button onClick={progress.start}>Bắt đầu</Button>
        <Button onClick={progress.done}>Xong</Button>
        <Button onClick={progress.fail}>Hỏng</Button>
      </Inline>
    </>
  )
}

const still = (phase: ReturnType<ProgressStore['phase']>): ProgressStore => ({
  ...createProgress(),
  phase: () => phase,
})

const meta = {
  title: 'Thành phần/Lớp nổi/ProgressBar',
  component: ProgressBar,
  args: { progress: still('running') },
} satisfies Meta<typeof ProgressBar>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { name: 'Mặc định' }

export const Done: Story = {
  name: 'Vừa xong',
  args: { progress: still('done') },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('progressbar')).toBeNull()
  },
}

export const Short: Story = {
  name: 'Việc ngắn không hiện thanh',
  render: () => <Buttons />,
  play: async ({ canvas }) => {
    const shown: unknown[] = []
    const bar = canvas.getByRole('status').previousElementSibling
    const watch = new MutationObserver(() => shown.push(bar?.getAttribute('data-state')))
    if (bar) watch.observe(bar, { attributes: true })
    canvas.getByRole('button', { name: 'Bắt đầu' }).click()
    canvas.getByRole('button', { name: 'Xong' }).click()
    await userEvent.tab()
    await expect(shown).toEqual([])
    watch.disconnect()
  },
}

export const Failed: Story = { name: 'Có lỗi', args: { progress: still('failed') } }

export const Dark: Story = {
  name: 'Có lỗi, tối và nén',
  args: { progress: still('failed') },
  globals: { theme: 'dark', density: 'compact' },
}

export const Nested: Story = {
  name: 'Hai việc cùng lúc, bàn phím',
  render: () => <Buttons />,
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}{Enter}')
    await canvas.findByRole('progressbar', { name: 'Đang tải trang' })
    await userEvent.click(canvas.getByRole('button', { name: 'Hỏng' }))
    await expect(canvas.getByRole('progressbar')).toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Xong' }))
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Chưa tải được'))
    await expect(canvas.queryByRole('progressbar')).toBeNull()
  },
}
