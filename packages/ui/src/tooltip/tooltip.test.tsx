import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { IconButton } from '#ui/button/icon-button.tsx'
import { mount, unmount } from '#ui/data-table/parts/demo/mount.tsx'
import { PopoverContent } from '#ui/popover/popover-content.tsx'
import { Popover, PopoverTrigger } from '#ui/popover/popover.tsx'
import { Pencil } from 'lucide-react'
import { Tooltip } from './tooltip.tsx'

afterEach(unmount)

/** A guard against hanging. */
const patience = { timeout: 20_000 }
const tip = () => document.querySelector('[role="tooltip"]')

/** A popover with a field and a button that has a tooltip. */
function mountPopover() {
  const onOpenChange = vi.fn<(open: boolean) => void>()
  mount(
    <Popover open onOpenChange={onOpenChange}>
      <PopoverTrigger>
        <button type="button">Chế độ xem</button>
      </PopoverTrigger>
      <PopoverContent label="Chế độ xem">
        <input aria-label="Tên" />
        <Tooltip>
          <IconButton icon={Pencil} label="Sửa" />
        </Tooltip>
      </PopoverContent>
    </Popover>,
  )
  return onOpenChange
}

test('a tooltip under a resting pointer does not keep Escape from the popover that the keyboard is in', async () => {
  const onOpenChange = mountPopover()
  await page.getByRole('textbox', { name: 'Tên' }).click()
  await page.getByRole('button', { name: 'Sửa' }).hover()
  await vi.waitUntil(tip, patience)
  await userEvent.keyboard('{Escape}')
  expect(onOpenChange.mock.calls).toEqual([[false]])
  await vi.waitUntil(() => tip() === null, patience)
})

test('a tooltip of what has the focus takes the first Escape for itself', async () => {
  const onOpenChange = mountPopover()
  await page.getByRole('textbox', { name: 'Tên' }).click()
  await userEvent.tab()
  await vi.waitUntil(tip, patience)
  await userEvent.keyboard('{Escape}')
  await vi.waitUntil(() => tip() === null, patience)
  expect(onOpenChange).not.toHaveBeenCalled()
  await userEvent.keyboard('{Escape}')
  expect(onOpenChange.mock.calls).toEqual([[false]])
})
