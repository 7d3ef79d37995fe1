import { expect, test } from 'vitest'
import { readableArgTypes } from './readable-arg-types.ts'

/** What the page of documentation shows of one prop. */
function shown(name: string, detail: string, description = '') {
  const argTypes = { [name]: { name, description, table: { type: { summary: 'union', detail } } } }
  // The enhancer reads nothing of a story but this.
  const context = { argTypes } as unknown as Parameters<typeof readableArgTypes>[0]
  return readableArgTypes(context)[name]
}

test.each([
  ['boolean | undefined', 'boolean'],
  ["| 'small'\n | 'medium'", "'small' | 'medium'"],
  ['((value: string) => void) | undefined', '(value: string) => void'],
  ['string | null | undefined', 'string | null'],
])('the type %s is shown as %s', (detail, summary) => {
  expect(shown('value', detail)?.table?.type?.summary).toBe(summary)
})

test('a default that the description names stands in its column', () => {
  expect(shown('value', 'string', "Asked first. Default: 'Chọn...'.")?.table?.defaultValue?.summary).toBe(
    "'Chọn...'",
  )
  expect(shown('value', 'string', 'Asked first.')?.table?.defaultValue).toBeUndefined()
})

test('a switch is a switch, and what cannot be typed has no control', () => {
  expect(shown('disabled', 'boolean | undefined')?.control).toEqual({ type: 'boolean' })
  expect(shown('header', 'ReactNode')?.control).toEqual({ disable: true })
  expect(shown('onOpen', '(() => void) | undefined')?.control).toEqual({ disable: true })
})

test('what every element has says what it is', () => {
  expect(shown('disabled', 'boolean | undefined')?.description).toContain('Can neither be reached')
})
