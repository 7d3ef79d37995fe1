import { afterEach, expect, test } from 'vitest'
import { mount, unmount } from '#ui/data-table/parts/demo/mount.tsx'
import { vietnameseLetters } from './vietnamese-letters.ts'

afterEach(unmount)

const paragraph =
  'Người lao động được nghỉ hằng năm, hưởng nguyên lương theo hợp đồng lao động: 12 ngày làm việc đối với người làm công việc trong điều kiện bình thường; 14 ngày đối với người chưa thành niên, người khuyết tật, người làm nghề nặng nhọc, độc hại, nguy hiểm.'

const weights = [400, 500, 600]
const families = ['Be Vietnam Pro', 'Be Vietnam Pro Fallback']

/** A line of text in either face. */
function measured(family: string, weight: number, text: string): DOMRect {
  const element = document.createElement('span')
  Object.assign(element.style, {
    position: 'absolute',
    whiteSpace: 'nowrap',
    lineHeight: 'normal',
    font: `${weight} 14px "${family}"`,
  })
  element.textContent = text
  document.body.append(element)
  return element.getBoundingClientRect()
}

test.each(weights)('weight %i: nothing moves when the font arrives', async (weight) => {
  mount(null)
  await Promise.all(families.map((family) => document.fonts.load(`${weight} 14px "${family}"`, paragraph)))
  const [font, fallback] = families.map((family) => measured(family, weight, paragraph))
  const shift = (fallback?.width ?? Number.NaN) / (font?.width ?? Number.NaN) - 1
  expect(Math.abs(shift)).toBeLessThan(0.005)
  expect(fallback?.height).toBe(font?.height)
})

test('only Latin and Vietnamese files are asked for, and they hold every letter', async () => {
  mount(null)
  const faces = [...document.fonts].filter(({ family }) => family.replaceAll('"', '') === 'Be Vietnam Pro')
  expect(faces).toHaveLength(2 * weights.length)
  const used = await document.fonts.load('14px "Be Vietnam Pro"', vietnameseLetters.join(''))
  expect(used).toHaveLength(2)
})
