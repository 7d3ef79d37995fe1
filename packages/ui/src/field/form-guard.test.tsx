import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { mount, unmount } from '#ui/data-table/parts/demo/mount.tsx'
import { NumberField } from '#ui/number-field/number-field.tsx'
import { useHeldForm } from './use-form-guard.ts'

afterEach(unmount)

function Form({ onHeld, onSubmit }: { onHeld: () => void; onSubmit: () => void }) {
  const ref = useHeldForm(onHeld)
  return (
    <form
      ref={ref}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <NumberField label="Thứ bậc" />
      <NumberField label="Định biên" />
      <button type="submit">Lưu</button>
    </form>
  )
}

test('every field that holds text nobody can use says so at once, the form too, and nothing is sent', async () => {
  const onHeld = vi.fn()
  const onSubmit = vi.fn()
  mount(<Form onHeld={onHeld} onSubmit={onSubmit} />)
  await page.getByLabelText('Thứ bậc').fill('một')
  await page.getByLabelText('Định biên').fill('hai')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByLabelText('Thứ bậc')).toHaveAttribute('aria-invalid', 'true')
  await expect.element(page.getByLabelText('Định biên')).toHaveAttribute('aria-invalid', 'true')
  await expect.element(page.getByLabelText('Thứ bậc')).toHaveFocus()
  expect(onHeld).toHaveBeenCalledOnce()
  expect(onSubmit).not.toHaveBeenCalled()
})
