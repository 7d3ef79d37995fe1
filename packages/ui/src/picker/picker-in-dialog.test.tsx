import type { ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Button } from '#ui/button/button.tsx'
import { Combobox } from '#ui/combobox/combobox.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { DialogContent } from '#ui/dialog/dialog-content.tsx'
import { DialogBody, DialogFooter, DialogHeader } from '#ui/dialog/dialog-parts.tsx'
import { DateField } from '#ui/date-field/date-field.tsx'
import { MultiCombobox } from '#ui/multi-combobox/multi-combobox.tsx'
import { Select } from '#ui/select/select.tsx'
import { TreeMultiSelect } from '#ui/tree-multi-select/tree-multi-select.tsx'
import { TreeSelect } from '#ui/tree-select/tree-select.tsx'
import '#ui/theme/global.css.ts'

const options = Array.from({ length: 40 }, (_, at) => ({
  value: `u${at}`,
  label: `Tổ bốc xếp hàng lạnh xuất khẩu số ${at + 1}`,
}))

let root: Root | undefined

/** @param room under the field: enough for all of the list, or for one row of it */
function mountDialog(field: ReactNode, room: 'tall' | 'short') {
  const save = vi.fn()
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <Dialog defaultOpen>
      <DialogContent>
        <DialogHeader title="Điều chuyển" />
        <form
          onSubmit={(event) => {
            event.preventDefault()
            save()
          }}
        >
          <DialogBody>
            {field}
            <div style={{ height: room === 'tall' ? '420px' : '60px' }} />
          </DialogBody>
          <DialogFooter>
            <Button tone="primary" type="submit">
              Lưu
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>,
  )
  return save
}

beforeEach(() => page.viewport(1280, 900))
afterEach(() => {
  root?.unmount()
  document.body.replaceChildren()
})

const press = () => page.getByRole('button', { name: 'Lưu' }).click()

const fields = [
  { kind: 'Combobox', field: <Combobox label="Đơn vị" options={options} />, popup: 'listbox' },
  { kind: 'MultiCombobox', field: <MultiCombobox label="Đơn vị" options={options} />, popup: 'listbox' },
  { kind: 'Select', field: <Select label="Đơn vị" options={options.slice(0, 5)} />, popup: 'listbox' },
  { kind: 'TreeSelect', field: <TreeSelect label="Đơn vị" options={options} />, popup: 'tree' },
  { kind: 'TreeMultiSelect', field: <TreeMultiSelect label="Đơn vị" options={options} />, popup: 'tree' },
] as const

test.each(fields)(
  'a click on "Lưu" while a $kind is open closes the list and saves',
  async ({ field, popup }) => {
    const save = mountDialog(field, 'tall')
    await page.getByRole('combobox', { name: 'Đơn vị' }).click()
    await expect.element(page.getByRole(popup)).toBeVisible()
    await press()
    expect(save).toHaveBeenCalledOnce()
    await expect.element(page.getByRole(popup)).not.toBeInTheDocument()
  },
)

test('so does a click while a calendar is open', async () => {
  const save = mountDialog(<DateField label="Từ ngày" />, 'tall')
  await page.getByRole('button', { name: 'Mở lịch' }).click()
  await expect.element(page.getByRole('grid')).toBeVisible()
  await press()
  expect(save).toHaveBeenCalledOnce()
  await expect.element(page.getByRole('grid')).not.toBeInTheDocument()
})

test('a press on another field closes a list of choices and puts the caret there', async () => {
  mountDialog(
    <>
      <Combobox label="Đơn vị" options={options} />
      <Select label="Loại đơn vị" options={options.slice(0, 5)} />
    </>,
    'tall',
  )
  await page.getByRole('combobox', { name: 'Loại đơn vị' }).click()
  await page.getByRole('combobox', { name: 'Đơn vị', exact: true }).click()
  await userEvent.keyboard('số 17')
  await expect.element(page.getByRole('combobox', { name: 'Đơn vị', exact: true })).toHaveValue('số 17')
  await expect.poll(() => page.getByRole('option').elements().length).toBe(1)
})

test('nor is the click lost on a list that grows as its search ends', async () => {
  const save = mountDialog(<MultiCombobox label="Đơn vị" options={options} />, 'short')
  await page.getByRole('combobox', { name: 'Đơn vị' }).click()
  await userEvent.keyboard('số 17')
  await expect.poll(() => page.getByRole('option').elements().length).toBe(1)
  await press()
  expect(save).toHaveBeenCalledOnce()
})

test("Escape pressed right after a choice is the dialog's, not the list's", async () => {
  mountDialog(<Select label="Loại đơn vị" options={options.slice(0, 5)} />, 'tall')
  await page.getByRole('combobox', { name: 'Loại đơn vị' }).click()
  await userEvent.keyboard('{ArrowDown}{Enter}{Tab}{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})
