import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { people, searchByHand } from '#ui/picker/stories/search-by-hand.ts'
import type { LoadOptions } from '#ui/picker/use-options.ts'
import { Combobox } from './combobox.tsx'

const search: LoadOptions<number> = (query) =>
  Promise.resolve(people.filter(({ label }) => label.toLowerCase().includes(query)))

const meta = {
  title: 'Thành phần/Biểu mẫu/Combobox, tìm ở máy chủ',
  component: Combobox<number>,
  args: {
    label: 'Người phụ trách',
    loadOptions: search,
    onValueChange: fn(),
  },
} satisfies Meta<typeof Combobox<number>>
export default meta
type Story = StoryObj<typeof meta>

const box = () => screen.getByRole('combobox', { name: 'Người phụ trách' })

export const Default: Story = {
  name: 'Mặc định',
  args: { options: people.slice(1, 2), defaultValue: 2 },
  play: async () => {
    await expect(box()).toHaveValue('Nguyễn Văn Hải')
    await userEvent.click(box())
    await waitFor(() => expect(screen.getByRole('option', { name: /Trần Quốc Đạt/ })).toBeVisible())
  },
}

const asked = searchByHand()
export const OneAnswer: Story = {
  name: 'Chỉ câu trả lời cuối được dùng',
  args: { loadOptions: asked.loadOptions },
  play: async ({ args, step }) => {
    asked.questions.length = 0
    await userEvent.click(box())
    const first = await asked.question('')
    await userEvent.type(box(), 'nguyễn')
    const second = await asked.question('nguyễn')
    await step('câu hỏi cũ bị hủy, các phím ở giữa không thành câu hỏi', async () => {
      await expect(first.signal.aborted).toBe(true)
      await expect(asked.questions.map(({ query }) => query)).toEqual(['', 'nguyễn'])
    })
    await step('trả lời muộn không chen vào', async () => {
      second.answer(people.slice(0, 2))
      await screen.findByRole('option', { name: /Hồng Đào/ })
      first.answer(people)
      await userEvent.keyboard('{ArrowUp}')
      await expect(screen.getAllByRole('option')).toHaveLength(2)
    })
    await step('tên đã chọn còn lại sau khi tìm khác', async () => {
      await userEvent.keyboard('{Home}{Enter}')
      await expect(args.onValueChange).toHaveBeenLastCalledWith(1)
      await userEvent.clear(box())
      await userEvent.keyboard('xyz')
      const third = await asked.question('xyz')
      third.answer([])
      await screen.findByText('Không có lựa chọn nào khớp. Hãy thử từ khác.')
      await userEvent.tab()
      await expect(box()).toHaveValue('Nguyễn Thị Hồng Đào')
    })
  },
}

const slow = searchByHand()
export const Loading: Story = {
  name: 'Đang tìm',
  args: { loadOptions: slow.loadOptions },
  play: async ({ args }) => {
    slow.questions.length = 0
    await userEvent.click(box())
    const first = await slow.question('')
    await waitFor(() => expect(screen.getByText('Đang tìm...')).toBeVisible())
    first.answer(people)
    await screen.findAllByRole('option')
    await userEvent.keyboard('trần{Enter}')
    // The rows still show the answer before: Enter must not take the first of them.
    await expect(args.onValueChange).not.toHaveBeenCalled()
    await slow.question('trần')
  },
}

const broken = searchByHand()
export const Failed: Story = {
  name: 'Không tải được',
  args: { loadOptions: broken.loadOptions },
  play: async ({ step }) => {
    broken.questions.length = 0
    await userEvent.click(box())
    const first = await broken.question('')
    first.fail()
    await waitFor(() => expect(screen.getByText(/Chưa tải được danh sách/)).toBeVisible())
    await step('Enter hỏi lại', async () => {
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(broken.questions).toHaveLength(2))
      broken.questions[1]?.answer(people)
      await expect(await screen.findAllByRole('option')).toHaveLength(3)
    })
    await step('nút Thử lại cũng vậy, và ô vẫn giữ tiêu điểm', async () => {
      await userEvent.keyboard('đào')
      const second = await broken.question('đào')
      second.fail()
      await userEvent.click(await screen.findByRole('button', { name: 'Thử lại' }))
      await waitFor(() => expect(broken.questions.filter(({ query }) => query === 'đào')).toHaveLength(2))
      await expect(box()).toHaveFocus()
    })
  },
}

const composed = searchByHand()
export const DecomposedWords: Story = {
  name: 'Chữ tổ hợp rời được ghép lại trước khi hỏi',
  args: { loadOptions: composed.loadOptions },
  play: async () => {
    composed.questions.length = 0
    await userEvent.click(box())
    await userEvent.paste('Đào'.normalize('NFD'))
    const question = await composed.question('Đào')
    question.answer(people.slice(0, 1))
    await waitFor(() => expect(screen.getByRole('option', { name: /Hồng Đào/ })).toBeVisible())
  },
}

export const Dark: Story = { ...Default, name: 'Tối và nén', globals: { theme: 'dark', density: 'compact' } }
