import type { Meta, StoryObj } from '@storybook/react-vite'
import { DataTable } from './data-table.tsx'
import { PeopleTable } from './stories/people-table.tsx'

const meta = {
  title: 'Thành phần/DataTable',
  component: DataTable,
  render: () => <PeopleTable />,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof DataTable>

export default meta
type Story = StoryObj

export const Default: Story = { name: 'Mặc định' }

export const Filtered: Story = {
  name: 'Đang lọc và chọn',
  render: () => (
    <PeopleTable
      start={{
        filters: {
          unit_id: { operator: 'in', value: [6, 8, 9] },
          join_date: { operator: 'lte', value: '2026-12-31' },
        },
      }}
      chosen={{ kind: 'some', ids: [2, 7] }}
    />
  ),
}
