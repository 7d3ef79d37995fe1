import { useMemo, useState } from 'react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { DataTable } from './data-table.tsx'
import { mount, mountTable, unmount } from './parts/demo/mount.tsx'
import { people, type Person } from './parts/demo/people.ts'
import { peopleColumns } from './parts/demo/people-columns.tsx'
import { noSelection } from './selection.ts'
import { emptyLayout } from './table-layout.ts'
import { memoryTablePreferences } from './table-preferences.ts'
import { useLocalRows } from './use-local-rows.ts'

const rowId = (row: Person) => row.id
const rowName = (row: Person) => row.full_name
const actionsOf = (index: number) =>
  page.getByRole('button', { name: `Thao tác với ${people[index]?.full_name}`, exact: true })
const bar = page.getByRole('region', { name: 'Thao tác với các dòng đã chọn' })
const frame = () => document.querySelector('[data-table]')
const focus = (locator: Locator) => {
  const element = locator.element()
  if (element instanceof HTMLElement) element.focus()
}

/** A list whose rows go away as soon as their menu says so. */
function Deleting({ count }: { count: number }) {
  const [rows, setRows] = useState(people.slice(0, count))
  const [selection, setSelection] = useState(noSelection)
  const actions = useMemo(
    () => [
      {
        id: 'delete',
        label: 'Xóa',
        onSelect: ({ id }: Person) => setRows((all) => all.filter((row) => row.id !== id)),
      },
    ],
    [],
  )
  return (
    <DataTable
      label="Danh sách nhân viên"
      columns={peopleColumns}
      rowId={rowId}
      rowName={rowName}
      rowActions={actions}
      selection={selection}
      onSelectionChange={setSelection}
      {...useLocalRows(rows, peopleColumns)}
    />
  )
}

const deleteFocused = async () => {
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('menuitem', { name: 'Xóa' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
}

beforeEach(() => page.viewport(1280, 900))
afterEach(unmount)

describe('focus never falls back to the top of the page', () => {
  test('when its row is deleted: the next row has it, then the one before, then the table', async () => {
    mount(<Deleting count={3} />)
    focus(actionsOf(1))
    await deleteFocused()
    await expect.element(actionsOf(2)).toHaveFocus()
    await deleteFocused()
    await expect.element(actionsOf(0)).toHaveFocus()
    await deleteFocused()
    await expect.poll(() => document.activeElement).toBe(frame())
  })

  test('when its card is deleted', async () => {
    await page.viewport(390, 844)
    mount(<Deleting count={3} />)
    focus(actionsOf(0))
    await deleteFocused()
    await expect.element(actionsOf(1)).toHaveFocus()
  })

  test('when all rows are chosen and let go', async () => {
    mount(<Deleting count={40} />)
    await page.getByRole('checkbox', { name: 'Chọn tất cả dòng của trang này' }).click()
    focus(bar.getByRole('button', { name: 'Chọn tất cả 40 dòng' }))
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('status')).toHaveTextContent('Đã chọn tất cả 40 dòng')
    await expect.element(bar.getByRole('button', { name: 'Bỏ chọn' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => document.activeElement).toBe(frame())
  })

  test('when its column is hidden or moved from its menu', async () => {
    mountTable({})
    const menu = (column: string) => page.getByRole('button', { name: `Tùy chọn cột ${column}`, exact: true })
    focus(menu('Chức vụ'))
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('menuitem', { name: 'Chuyển sang trái' })).toBeVisible()
    await page.getByRole('menuitem', { name: 'Chuyển sang trái' }).click()
    await expect.element(menu('Chức vụ')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await page.getByRole('menuitem', { name: 'Ẩn cột' }).click()
    await expect.poll(() => document.activeElement?.closest('th')?.ariaLabel).toBe('Đơn vị')
  })

  test('when there is nothing left to take off, or rows come in place of a message', async () => {
    mountTable({ search: 'không có ai' })
    const [tool, inPlace] = page.getByRole('button', { name: 'Bỏ lọc', exact: true }).elements()
    if (inPlace instanceof HTMLElement) inPlace.focus()
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => document.activeElement).toBe(frame())
    mountTable({ search: 'đào' })
    focus(page.getByRole('button', { name: 'Bỏ lọc', exact: true }).first())
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => document.activeElement?.getAttribute('aria-disabled')).toBe('true')
    expect(document.activeElement).not.toBe(tool)
  })

  test('and is not taken back from where a reader has gone', async () => {
    mount(<Deleting count={3} />)
    await actionsOf(0).click()
    await userEvent.keyboard('{Escape}')
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    const caller = mountTable({})
    caller.setProps({ rows: [] })
    expect(document.activeElement).toBe(document.body)
  })
})

test('what gets focus does not come to stand under the head or a pinned column', async () => {
  await page.viewport(700, 600)
  const preferences = memoryTablePreferences({ ...emptyLayout, pins: { full_name: 'left' } })
  mountTable(
    {},
    {
      preferences,
      columns: peopleColumns.map((column) => ({ ...column, cell: (row) => <a href="#x">{row.code}</a> })),
    },
  )
  const area = page.getByRole('region', { name: 'Danh sách nhân viên' }).element()
  await expect.poll(() => area.hasAttribute('data-pins')).toBe(true)
  area.scrollTo(400, 600)
  const cell = page.getByRole('row').nth(9).getByRole('cell').nth(1)
  const link = cell.getByRole('link').element()
  if (link instanceof HTMLElement) link.focus()
  const head = page.getByRole('columnheader', { name: 'Họ và tên', exact: true }).element()
  await expect.poll(() => link.getBoundingClientRect().top >= head.getBoundingClientRect().bottom).toBe(true)
  expect(link.getBoundingClientRect().left).toBeGreaterThanOrEqual(head.getBoundingClientRect().right)
})

describe('what stays in view does not scroll the table sideways when it gets focus', () => {
  const area = () => page.getByRole('region', { name: 'Danh sách nhân viên' }).element()
  const selection = { selection: noSelection, onSelectionChange: () => undefined }

  test('a row menu that closes', async () => {
    await page.viewport(1000, 900)
    mountTable({}, { ...selection, rowActions: [{ id: 'edit', label: 'Sửa', onSelect: () => undefined }] })
    await expect.poll(() => area().hasAttribute('data-scrolls')).toBe(true)
    await actionsOf(1).click()
    await userEvent.keyboard('{Escape}')
    await expect.element(actionsOf(1)).toHaveFocus()
    expect(area().scrollLeft).toBe(0)
  })

  test('a box and a pinned name, in a table that stands in its middle', async () => {
    await page.viewport(920, 900)
    const preferences = memoryTablePreferences({ ...emptyLayout, pins: { full_name: 'left' } })
    mountTable(
      {},
      {
        ...selection,
        preferences,
        columns: peopleColumns.map((column) =>
          column.id === 'full_name' ? { ...column, cell: (row) => <a href="#x">{row.full_name}</a> } : column,
        ),
      },
    )
    await expect.poll(() => area().hasAttribute('data-pins')).toBe(true)
    area().scrollLeft = 100
    const row = page.getByRole('row').nth(2)
    focus(row.getByRole('checkbox'))
    focus(row.getByRole('link'))
    expect(area().scrollLeft).toBe(100)
  })
})
