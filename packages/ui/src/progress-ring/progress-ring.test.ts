import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ProgressRing } from './progress-ring.tsx'

const drawn = (value: number) => renderToStaticMarkup(createElement(ProgressRing, { value, label: 'Hồ sơ' }))

test('both ends of the range are drawn, and fractions are rounded', () => {
  expect(drawn(0)).toContain('aria-valuenow="0"')
  expect(drawn(100)).toContain('aria-valuenow="100"')
  expect(drawn(33.4)).toContain('>33%<')
})

test.each([-1, 101, Number.NaN])('%s is refused with the way to mend it', (value) => {
  expect(() => drawn(value)).toThrow('ProgressRing takes 0 to 100')
})
