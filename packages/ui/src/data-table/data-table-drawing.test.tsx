import { useState } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { DataTableColumn } from './column.ts'
import { DataTable } from './data-table.tsx'
import { mount, unmount } from './parts/demo/mount.tsx'
import { people, type Person } from './parts/demo/people.ts'
import { peopleColumns } from './parts/demo/people-columns.tsx'
import { noSelection } from './selection.ts'
import { useLocalRows } from './use-local-rows.ts'

/** Ids of the rows that were drawn since the last look. */
const drawn: number[] = []
const countDrawn = () => drawn.splice(0).length

const rowId = (row: Person) => row.id
const rowName = (row: Person) => row.full_name
const rowActions = [{ id: 'edit', label: 'Sửa' }]
const columns: readonly DataTableColumn<Person>[] = [
  {
    id: 'counted',
    header: 'Đếm',
    cell: ({ id }) => {
      drawn.push(id)
      return id
    },
  },
  ...peopleColumns,
]

function Hundred() {
  const [selection, setSelection] = useState(noSelection)
  const local = useLocalRows(people, columns, { size: 100 })
  return (
    <DataTable
      label="Danh sách nhân viên"
      columns={columns}
      rowId={rowId}
      rowName={rowName}
      rowActions={rowActions}
      searchLabel="Tìm nhân viên"
      selection={selection}
      onSelectionChange={setSelection}
      renderDetail={rowName}
      {...local}
    />
  )
}

beforeEach(async () => {
  await page.viewport(1280, 900)
  mount(<Hundred />)
  await expect.poll(() => page.getByRole('row').elements().length).toBe(101)
  countDrawn()
})
afterEach(unmount)

test('choosing a row draws that row alone, and the page those that change', async () => {
  await page.getByRole('checkbox', { name: `Chọn dòng ${people[3]?.full_name}`, exact: true }).click()
  await expect.element(page.getByText('Đã chọn 1 dòng')).toBeVisible()
  expect(drawn.splice(0)).toEqual([4])
  await page.getByRole('checkbox', { name: 'Chọn tất cả dòng của trang này' }).click()
  await expect.element(page.getByText('Đã chọn 100 dòng').first()).toBeVisible()
  expect(countDrawn()).toBe(99)
})

test('opening a row draws that row alone', async () => {
  await page.getByRole('button', { name: `Mở rộng ${people[3]?.full_name}`, exact: true }).click()
  await expect.element(page.getByRole('button', { name: `Thu gọn ${people[3]?.full_name}` })).toBeVisible()
  expect(drawn.splice(0)).toEqual([4])
})

test('a filter that opens, words that are typed and menus draw no row', async () => {
  await page.getByRole('button', { name: 'Lọc theo Ngày vào' }).click()
  await expect.element(page.getByRole('dialog')).toBeVisible()
  await userEvent.keyboard('31/12/2020{Escape}')
  await userEvent.type(page.getByRole('searchbox'), 'đào')
  await page.getByRole('button', { name: `Thao tác với ${people[0]?.full_name}`, exact: true }).click()
  await expect.element(page.getByRole('menuitem', { name: 'Sửa' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  expect(countDrawn()).toBe(0)
})

test('a column that gets another width, and another density, draw no row', async () => {
  const edge = page.getByRole('separator', { name: 'Bề rộng cột Đơn vị' })
  const before = edge.element().getBoundingClientRect().right
  await edge.dropTo(page.getByRole('separator', { name: 'Bề rộng cột Chức vụ' }), {
    sourcePosition: { x: 4, y: 10 },
    targetPosition: { x: 4, y: 10 },
  })
  await expect.poll(() => edge.element().getBoundingClientRect().right).toBeGreaterThan(before + 50)
  await page.getByRole('button', { name: 'Mật độ dòng' }).click()
  await page.getByRole('menuitemradio', { name: 'Nén' }).click()
  await expect
    .poll(() => page.getByRole('row').nth(1).element().getBoundingClientRect().height)
    .toBeLessThan(40)
  expect(countDrawn()).toBe(0)
})
