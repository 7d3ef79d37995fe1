import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Checkbox } from '#ui/checkbox/checkbox.tsx'
import { Combobox } from '#ui/combobox/combobox.tsx'
import { DateField } from '#ui/date-field/date-field.tsx'
import { forgetWarnings } from '#ui/dev/dev-warn.ts'
import { FormErrorSummary } from '#ui/form-error-summary/form-error-summary.tsx'
import { MoneyField } from '#ui/money-field/money-field.tsx'

let root: Root
const warn = vi.spyOn(console, 'warn')

beforeEach(() => {
  forgetWarnings()
  warn.mockReset()
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(() => {
  root.unmount()
  document.body.replaceChildren()
})

const draw = (field: ReactNode) => flushSync(() => root.render(field))
const told = () => warn.mock.calls.map(([message]) => String(message))

test('a field without words is told to take some, once', () => {
  draw(<Checkbox label="" />)
  draw(<DateField label="" />)
  expect(told()).toEqual([expect.stringContaining('A field needs a label')])
})

const misused = [
  {
    what: 'an instant for a date',
    field: <DateField label="Ngày vào làm" value="2026-11-08T00:00:00Z" />,
    mend: "'yyyy-MM-dd'",
  },
  {
    what: 'a fraction of a đồng',
    field: <MoneyField label="Lương" defaultValue={1.5} />,
    mend: 'whole đồng',
  },
  {
    what: 'a chosen value without words',
    field: <Combobox label="Tỉnh" value="hn" options={[]} />,
    mend: 'put hn into `options`',
  },
]

test.each(misused)('$what is told with the way to mend it', ({ field, mend }) => {
  draw(field)
  expect(told()).toEqual([expect.stringContaining(mend)])
})

test('what fits is not told of', () => {
  draw(
    <>
      <DateField label="Ngày vào làm" defaultValue="2026-11-08" readOnly />
      <MoneyField label="Lương" defaultValue={12_500_000} />
    </>,
  )
  expect(told()).toEqual([])
})

test('an error that leads to no field is told of when it is followed', () => {
  draw(<FormErrorSummary errors={[{ fieldId: 'nowhere', message: 'Vui lòng nhập Họ và tên.' }]} />)
  document.querySelector('a')?.click()
  expect(told()).toEqual([expect.stringContaining("no element has the id 'nowhere'")])
})
