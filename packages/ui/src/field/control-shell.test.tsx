import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { MultiCombobox } from '#ui/multi-combobox/multi-combobox.tsx'
import { NumberField } from '#ui/number-field/number-field.tsx'
import '#ui/theme/global.css.ts'

let root: Root

beforeEach(() => {
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(() => {
  root.unmount()
  document.body.replaceChildren()
})

const draw = (field: ReactNode) => flushSync(() => root.render(field))
const languages = [
  { value: 'en', label: 'Tiếng Anh' },
  { value: 'ja', label: 'Tiếng Nhật' },
]

test('a press on the edge of a control is a press on its input', async () => {
  draw(<NumberField label="Số ngày phép" unit="ngày" />)
  const box = page.getByRole('textbox')
  // The unit lets presses through to the box around it.
  const shell = page.elementLocator(box.element().parentElement ?? document.body)
  const { width } = shell.element().getBoundingClientRect()
  await shell.click({ position: { x: width - 8, y: 4 } })
  await expect.element(box).toHaveFocus()
})

test('a press on a chosen word opens the list, one on its cross only takes it away', async () => {
  draw(<MultiCombobox label="Ngoại ngữ" options={languages} defaultValue={['en', 'ja']} />)
  await page.getByRole('button', { name: 'Bỏ Tiếng Nhật' }).click()
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument()
  await page.getByText('Tiếng Anh').click()
  await expect.element(page.getByRole('listbox')).toBeVisible()
  await expect.element(page.getByRole('combobox')).toHaveFocus()
})

test('nothing happens to a control that is switched off', async () => {
  draw(<MultiCombobox label="Ngoại ngữ" options={languages} defaultValue={['en']} disabled />)
  await page.getByText('Tiếng Anh').click({ force: true })
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument()
})
