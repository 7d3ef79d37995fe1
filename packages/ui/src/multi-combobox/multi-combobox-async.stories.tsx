import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { people, searchByHand } from '#ui/picker/stories/search-by-hand.ts'
import type { LoadOptions } from '#ui/picker/use-options.ts'
import { MultiCombobox } from './multi-combobox.tsx'

const search: LoadOptions<number> = () => Promise.resolve(people)

const meta = {
  title: 'Thành phần/Biểu mẫu/MultiCombobox, tìm ở máy chủ',
  component: MultiCombobox<number>,
  args: {
    label: 'Người phỏng vấn',
    loadOptions: search,
    onValueChange: fn(),
  },
} satisfies Meta<typeof MultiCombobox<number>>
export default meta
type Story = StoryObj<typeof meta>

const box = () => screen.getByRole('combobox', { name: 'Người phỏng vấn' })

export const Default: Story = {
  name: 'Mặc định',
  args: { options: people.slice(1, 2), defaultValue: [2] },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Bỏ Nguyễn Văn Hải' })).toBeVisible())
    await userEvent.click(box())
    await waitFor(() => expect(screen.getByRole('option', { name: /Trần Quốc Đạt/ })).toBeVisible())
  },
}

const asked = searchByHand()
export const Loading: Story = {
  name: 'Đang tìm',
  args: { loadOptions: asked.loadOptions },
  play: async ({ args, step }) => {
    asked.questions.length = 0
    await userEvent.click(box())
    const first = await asked.question('')
    await waitFor(() => expect(screen.getByText('Đang tìm...')).toBeVisible())
    await step('câu trả lời cũ không chen vào', async () => {
      await userEvent.keyboard('nguyễn')
      const second = await asked.question('nguyễn')
      await expect(first.signal.aborted).toBe(true)
      second.answer(people.slice(0, 2))
      await screen.findByRole('option', { name: /Hồng Đào/ })
      first.answer(people)
      await userEvent.keyboard('{ArrowDown}')
      await expect(screen.getAllByRole('option')).toHaveLength(2)
    })
    await step('tên đã chọn còn lại khi tìm tên khác', async () => {
      await userEvent.keyboard('{Home}{Enter}')
      await expect(args.onValueChange).toHaveBeenLastCalledWith([1])
      await userEvent.clear(box())
      await userEvent.keyboard('trần')
      const third = await asked.question('trần')
      third.answer(people.slice(2))
      await screen.findByRole('option', { name: /Trần Quốc Đạt/ })
      await userEvent.keyboard('{Enter}')
      await expect(args.onValueChange).toHaveBeenLastCalledWith([1, 3])
      await waitFor(() =>
        expect(screen.getByRole('button', { name: 'Bỏ Nguyễn Thị Hồng Đào' })).toBeVisible(),
      )
    })
  },
}

const broken = searchByHand()
export const Failed: Story = {
  name: 'Không tải được',
  args: { loadOptions: broken.loadOptions },
  play: async () => {
    broken.questions.length = 0
    await userEvent.click(box())
    const first = await broken.question('')
    first.fail()
    await waitFor(() => expect(screen.getByText(/Chưa tải được danh sách/)).toBeVisible())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(broken.questions).toHaveLength(2))
    broken.questions[1]?.answer(people)
    await expect(await screen.findAllByRole('option')).toHaveLength(3)
  },
}

export const Dark: Story = { ...Default, name: 'Tối và nén', globals: { theme: 'dark', density: 'compact' } }
