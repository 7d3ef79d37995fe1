import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { cdp } from 'vitest/browser'
import { Combobox } from '#ui/combobox/combobox.tsx'
import { DateField } from '#ui/date-field/date-field.tsx'
import { PasswordField } from '#ui/password-field/password-field.tsx'
import { SearchBox } from '#ui/search-box/search-box.tsx'
import { Select } from '#ui/select/select.tsx'
import { TextArea } from '#ui/text-area/text-area.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { media } from '#ui/theme/media.ts'
import '#ui/theme/global.css.ts'

let root: Root

beforeEach(async () => {
  root = createRoot(document.body.appendChild(document.createElement('div')))
  await cdp().send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 1 })
  await expect.poll(() => matchMedia(media.coarse).matches).toBe(true)
})
afterEach(async () => {
  root.unmount()
  document.body.replaceChildren()
  await cdp().send('Emulation.setTouchEmulationEnabled', { enabled: false })
})

const fields: { kind: string; field: ReactNode }[] = [
  { kind: 'TextField', field: <TextField label="Ô" /> },
  { kind: 'TextArea', field: <TextArea label="Ô" /> },
  { kind: 'PasswordField', field: <PasswordField label="Ô" autoComplete="new-password" /> },
  { kind: 'DateField', field: <DateField label="Ô" /> },
  { kind: 'Select', field: <Select label="Ô" options={[]} /> },
  { kind: 'Combobox', field: <Combobox label="Ô" options={[]} /> },
  { kind: 'SearchBox', field: <SearchBox label="Ô" value="" onSearch={() => undefined} /> },
]

// Under 16 px an iPhone zooms into the page on focus; 44 px is what a finger hits.
test.each(fields)('$kind is large enough for fingers', ({ field }) => {
  flushSync(() => root.render(field))
  const input = document.querySelector<HTMLElement>('input, textarea, [role="combobox"]')
  if (!input) throw new Error('Nothing to touch.')
  expect(Number.parseFloat(getComputedStyle(input).fontSize)).toBeGreaterThanOrEqual(16)
  // An input inside a drawn box fills it but for its border.
  expect(input.getBoundingClientRect().height).toBeGreaterThanOrEqual(42)
})
