import type { ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Button } from '#ui/button/button.tsx'
import { Combobox } from '#ui/combobox/combobox.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { DialogContent } from '#ui/dialog/dialog-content.tsx'
import { DialogBody, DialogFooter, DialogHeader } from '#ui/dialog/dialog-parts.tsx'
import { MultiCombobox } from '#ui/multi-combobox/multi-combobox.tsx'
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

test('a click on "Lưu" while a list is open closes the list and saves', async () => {
  const save = mountDialog(<Combobox label="Đơn vị" options={options} />, 'tall')
  await page.getByRole('combobox', { name: 'Đơn vị' }).click()
  await expect.element(page.getByRole('listbox')).toBeVisible()
  await press()
  expect(save).toHaveBeenCalledOnce()
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument()
})

test('nor is the click lost on a list that grows as its search ends, while it fades', async () => {
  const save = mountDialog(<MultiCombobox label="Đơn vị" options={options} />, 'short')
  await page.getByRole('combobox', { name: 'Đơn vị' }).click()
  await userEvent.keyboard('số 17')
  await expect.poll(() => page.getByRole('option').elements().length).toBe(1)
  await press()
  expect(save).toHaveBeenCalledOnce()
})
