import { useState } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { DataTable } from './data-table.tsx'
import { mount, unmount } from './parts/demo/mount.tsx'
import { people, type Person } from './parts/demo/people.ts'
import { peopleColumns } from './parts/demo/people-columns.tsx'
import { noSelection, type Selection } from './selection.ts'
import { useLocalRows } from './use-local-rows.ts'

const rowId = (row: Person) => row.id
const wholePage = page.getByRole('checkbox', { name: 'Chọn tất cả dòng của trang này' })
const box = (index: number) =>
  page.getByRole('checkbox', { name: `Chọn dòng ${people[index]?.full_name}`, exact: true })
const next = page.getByRole('button', { name: 'Trang sau' })
const bar = page.getByRole('region', { name: 'Thao tác với các dòng đã chọn' })

/** Mounts a table whose caller keeps the selection. @returns what is chosen now */
function choosing({ start = noSelection, rows = people }: { start?: Selection; rows?: readonly Person[] }) {
  const now = { selection: start }
  function App() {
    const [selection, setSelection] = useState(start)
    now.selection = selection
    const local = useLocalRows(rows, peopleColumns)
    return (
      <DataTable
        label="Danh sách nhân viên"
        columns={peopleColumns}
        rowId={rowId}
        rowName={({ full_name }) => full_name}
        {...local}
        selection={selection}
        onSelectionChange={setSelection}
      />
    )
  }
  mount(<App />)
  return now
}

beforeEach(() => page.viewport(1280, 900))
afterEach(unmount)

test('all rows are offered once the page is chosen, and then hold on every page', async () => {
  const now = choosing({})
  await box(0).click()
  expect(bar.getByRole('button', { name: /^Chọn tất cả/ }).query()).toBeNull()
  await expect.element(wholePage).toBePartiallyChecked()
  await wholePage.click()
  await expect.element(bar.getByText('Đã chọn 30 dòng', { exact: true })).toBeVisible()
  await bar.getByRole('button', { name: 'Chọn tất cả 412 dòng' }).click()
  expect(now.selection).toEqual({ kind: 'all', except: [] })
  await next.click()
  await expect.element(box(30)).toBeChecked()
  await expect.element(wholePage).toBeChecked()
  await box(30).click()
  expect(now.selection).toEqual({ kind: 'all', except: [31] })
  await expect.element(bar.getByText('Đã chọn 411 dòng', { exact: true })).toBeVisible()
  await expect.element(wholePage).toBePartiallyChecked()
})

test('what is chosen on one page stays chosen on the others', async () => {
  const now = choosing({})
  await box(1).click()
  await next.click()
  await expect.element(bar.getByText('Đã chọn 1 dòng', { exact: true })).toBeVisible()
  await expect.element(wholePage).not.toBeChecked()
  await box(31).click()
  await page.getByRole('button', { name: 'Trang trước' }).click()
  await expect.element(box(1)).toBeChecked()
  await expect.element(box(0)).not.toBeChecked()
  expect(now.selection).toEqual({ kind: 'some', ids: [2, 32] })
})

test('a range that began on another page is that one row', async () => {
  const now = choosing({})
  await box(1).click()
  await next.click()
  await box(33).click({ modifiers: ['Shift'] })
  expect(now.selection).toEqual({ kind: 'some', ids: [2, 34] })
})

test('a range lets go as it chooses', async () => {
  const now = choosing({ start: { kind: 'some', ids: [1, 2, 3, 4] } })
  await box(3).click()
  await box(1).click({ modifiers: ['Shift'] })
  expect(now.selection).toEqual({ kind: 'some', ids: [1] })
})

test('the box of the page lets its own rows go, and "Bỏ chọn" every row', async () => {
  const now = choosing({ start: { kind: 'some', ids: [400] } })
  await wholePage.click()
  await wholePage.click()
  expect(now.selection).toEqual({ kind: 'some', ids: [400] })
  await bar.getByRole('button', { name: 'Bỏ chọn' }).click()
  expect(now.selection).toEqual(noSelection)
  await expect.element(bar).not.toBeInTheDocument()
})

test('where one page holds everything, nothing more is offered', async () => {
  choosing({ rows: people.slice(0, 5) })
  await wholePage.click()
  await expect.element(bar.getByText('Đã chọn tất cả 5 dòng', { exact: true })).toBeVisible()
  expect(bar.getByRole('button', { name: /^Chọn tất cả/ }).query()).toBeNull()
})
