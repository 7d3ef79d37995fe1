import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { Combobox } from '#ui/combobox/combobox.tsx'
import { DateField } from '#ui/date-field/date-field.tsx'
import { MoneyField } from '#ui/money-field/money-field.tsx'
import { MultiCombobox } from '#ui/multi-combobox/multi-combobox.tsx'
import { NumberField } from '#ui/number-field/number-field.tsx'
import { PasswordField } from '#ui/password-field/password-field.tsx'
import { SearchBox } from '#ui/search-box/search-box.tsx'
import { TextArea } from '#ui/text-area/text-area.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { TimeField } from '#ui/time-field/time-field.tsx'
import { TreeMultiSelect } from '#ui/tree-multi-select/tree-multi-select.tsx'
import { TreeSelect } from '#ui/tree-select/tree-select.tsx'

/** What Telex shows while the keys of a word come: dduwowcj → được. */
const telex = [
  { keys: 'dd', shows: ['d', 'đ'] },
  { keys: 'aw', shows: ['a', 'ă'] },
  { keys: 'ow', shows: ['o', 'ơ'] },
  { keys: 'uwow', shows: ['u', 'ư', 'ưo', 'ươ'] },
  { keys: 'as, then z', shows: ['a', 'á', 'a'] },
  { keys: 'dduwowcj', shows: ['d', 'đ', 'đu', 'đư', 'đưo', 'đươ', 'đươc', 'được'] },
]

const options = [
  { value: 'a', label: 'Đào' },
  { value: 'b', label: 'Đạt' },
]
const chosen = vi.fn()
const fields: { kind: string; field: ReactNode }[] = [
  { kind: 'TextField', field: <TextField label="Ô" /> },
  { kind: 'TextArea', field: <TextArea label="Ô" /> },
  { kind: 'PasswordField', field: <PasswordField label="Ô" autoComplete="new-password" /> },
  { kind: 'NumberField', field: <NumberField label="Ô" /> },
  { kind: 'MoneyField', field: <MoneyField label="Ô" /> },
  { kind: 'DateField', field: <DateField label="Ô" /> },
  { kind: 'TimeField', field: <TimeField label="Ô" /> },
  { kind: 'SearchBox', field: <SearchBox label="Ô" value="" onSearch={chosen} /> },
  { kind: 'Combobox', field: <Combobox label="Ô" options={options} onValueChange={chosen} /> },
  { kind: 'MultiCombobox', field: <MultiCombobox label="Ô" options={options} onValueChange={chosen} /> },
  { kind: 'TreeSelect', field: <TreeSelect label="Ô" options={options} onValueChange={chosen} /> },
  { kind: 'TreeMultiSelect', field: <TreeMultiSelect label="Ô" options={options} onValueChange={chosen} /> },
]

let root: Root
const sent = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())

beforeEach(() => {
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(() => {
  root.unmount()
  document.body.replaceChildren()
  vi.clearAllMocks()
})

function draw(field: ReactNode): HTMLInputElement {
  flushSync(() => root.render(<form onSubmit={sent}>{field}</form>))
  const input = document.querySelector<HTMLInputElement>('input, textarea')
  if (!input) throw new Error('Nothing to type into.')
  return input
}

const compose = (text: string) =>
  cdp().send('Input.imeSetComposition', {
    text,
    selectionStart: text.length,
    selectionEnd: text.length,
  })
const commit = (text: string) => cdp().send('Input.insertText', { text })

test.each(fields)(
  '$kind leaves the letters alone that an input method is putting together',
  async ({ field }) => {
    const input = draw(field)
    await page.elementLocator(input).click()
    let before = ''
    for (const { shows } of telex) {
      for (const text of shows) {
        await compose(text)
        expect(input.value).toBe(before + text)
      }
      await commit(shows.at(-1) ?? '')
      before += shows.at(-1) ?? ''
      expect(input.value).toBe(before)
    }
    await userEvent.keyboard('{Backspace}')
    expect(input.value).toBe(before.slice(0, -1))
  },
)

test.each(fields)(
  'in $kind the Enter that ends a word sends nothing and picks nothing',
  async ({ field }) => {
    const input = draw(field)
    await page.elementLocator(input).click()
    await compose('đ')
    input.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true, cancelable: true }),
    )
    await commit('đ')
    expect(input.value).toBe('đ')
    expect(sent).not.toHaveBeenCalled()
    expect(chosen).not.toHaveBeenCalled()
  },
)
