import type { Meta, StoryObj } from '@storybook/react-vite'
import { FileText, Users } from 'lucide-react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { CountBadge } from '#ui/badge/count-badge.tsx'
import { Tab, TabList, TabPanel, Tabs } from './tabs.tsx'

const meta = {
  title: 'Thành phần/Điều hướng/Tabs',
  component: Tabs,
  subcomponents: { TabList, Tab, TabPanel },
  args: {
    defaultValue: 'chung',
    onValueChange: fn(),
    children: (
      <>
        <TabList label="Hồ sơ nhân viên">
          <Tab value="chung">Thông tin chung</Tab>
          <Tab value="hop-dong" badge={<CountBadge value={2} label="hợp đồng" />}>
            Hợp đồng
          </Tab>
          <Tab value="luong" disabled>
            Lương và phụ cấp
          </Tab>
          <Tab value="dao-tao">Đào tạo</Tab>
        </TabList>
        <TabPanel value="chung">Sinh ngày 12-03-1994 tại Cần Thơ.</TabPanel>
        <TabPanel value="hop-dong">Hai hợp đồng, một còn hiệu lực.</TabPanel>
        <TabPanel value="dao-tao">Đã qua 4 khóa đào tạo.</TabPanel>
      </>
    ),
  },
} satisfies Meta<typeof Tabs>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { name: 'Mặc định' }

export const Icons: Story = {
  name: 'Có biểu tượng',
  args: {
    children: (
      <>
        <TabList label="Đợt tuyển dụng">
          <Tab value="chung" icon={FileText}>
            Thông tin đợt
          </Tab>
          <Tab
            value="ung-vien"
            icon={Users}
            badge={<CountBadge value={24} label="ứng viên mới" tone="brand" />}
          >
            Ứng viên
          </Tab>
        </TabList>
        <TabPanel value="chung">Tuyển 12 lái xe đường dài.</TabPanel>
        <TabPanel value="ung-vien">24 ứng viên mới.</TabPanel>
      </>
    ),
  },
}

export const Dark: Story = { name: 'Tối và nén', globals: { theme: 'dark', density: 'compact' } }

export const Phone: Story = {
  name: 'Điện thoại, cuộn ngang',
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  parameters: { docs: { story: { inline: false, height: '200px' } } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const LongText: Story = {
  name: 'Chữ dài',
  args: {
    children: (
      <>
        <TabList label="Hồ sơ nhân viên">
          <Tab value="chung">Quá trình công tác, điều chuyển và bổ nhiệm kiêm nhiệm</Tab>
          <Tab value="khen">Khen thưởng và kỷ luật trong toàn Tập đoàn</Tab>
          <Tab value="gia-dinh">Quan hệ gia đình và người phụ thuộc</Tab>
        </TabList>
        <TabPanel value="chung">Chưa có quyết định nào.</TabPanel>
        <TabPanel value="khen">Chưa có khen thưởng nào.</TabPanel>
        <TabPanel value="gia-dinh">Chưa khai người phụ thuộc.</TabPanel>
      </>
    ),
  },
}

export const ChosenOutOfSight: Story = {
  name: 'Tab được chọn nằm ngoài khung',
  ...LongText,
  args: { ...LongText.args, defaultValue: 'gia-dinh' },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  parameters: { docs: { story: { inline: false, height: '200px' } } },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('tablist').getBoundingClientRect()
    const chosen = canvas.getByRole('tab', { selected: true }).getBoundingClientRect()
    // Unscrolled, it would begin behind the row's end.
    await expect(chosen.left).toBeLessThan(row.left + row.width / 2)
  },
}

export const AllInAMenu: Story = {
  name: 'Tất cả trong một trình đơn',
  ...LongText,
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  parameters: { docs: { story: { inline: false, height: '320px' } } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Tất cả các thẻ' }))
    await userEvent.click(
      await screen.findByRole('menuitem', { name: 'Quan hệ gia đình và người phụ thuộc' }),
    )
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Chưa khai người phụ thuộc.')
    const [row, chosen] = [canvas.getByRole('tablist'), canvas.getByRole('tab', { selected: true })]
    await expect(chosen.getBoundingClientRect().right).toBeLessThanOrEqual(
      row.getBoundingClientRect().right + 1,
    )
  },
}

export const ChosenStaysInSight: Story = {
  name: 'Tab được chọn vẫn thấy khi khung hẹp lại',
  args: { defaultValue: 'dao-tao' },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('tablist')
    if (row.parentElement) row.parentElement.style.width = '160px'
    await waitFor(() =>
      expect(canvas.getByRole('tab', { selected: true }).getBoundingClientRect().right).toBeLessThanOrEqual(
        row.getBoundingClientRect().right + 1,
      ),
    )
  },
}

export const Keyboard: Story = {
  name: 'Bàn phím',
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('tab', { name: 'Thông tin chung' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: /Hợp đồng/ })).toHaveAttribute('aria-selected', 'true')
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Hai hợp đồng')
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('dao-tao')
    await userEvent.keyboard('{Home}')
    await expect(canvas.getByRole('tab', { name: 'Thông tin chung' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('tabpanel')).toHaveFocus()
  },
}

export const Controlled: Story = {
  name: 'Do nơi gọi giữ trạng thái',
  args: { value: 'chung' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Đào tạo' }))
    await expect(args.onValueChange).toHaveBeenCalledWith('dao-tao')
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Sinh ngày')
  },
}
