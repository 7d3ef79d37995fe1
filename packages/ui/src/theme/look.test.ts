import { expect, test } from 'vitest'
import { darkColors, lightColors } from './color-tokens.ts'
import { comfortable, compact, frame, motion, radius, space, touch } from './scale-tokens.ts'

/** The agreed look, as designers wrote it down: name, light, dark. */
const agreedColors = {
  bg: ['#f6f7f5', '#121614'],
  surface: ['#ffffff', '#191e1b'],
  surface2: ['#fbfcfa', '#1e2421'],
  line: ['#e3e7e2', '#2b332f'],
  line2: ['#7f8a83', '#727d76'],
  ink: ['#1b2420', '#e9eeea'],
  ink2: ['#4d5a53', '#b3bdb7'],
  ink3: ['#5f6b64', '#939e98'],
  brand: ['#0b6b5d', '#4fc3ad'],
  brandSoft: ['#e3f2ee', '#17352f'],
  brandInk: ['#07483f', '#a5e6d9'],
  ok: ['#1d6f3a', '#7ad097'],
  warn: ['#8a4b08', '#f0b86b'],
  bad: ['#b3261e', '#f2958d'],
  info: ['#1f56b5', '#8fb6f7'],
  lotus: ['#b83b74', '#f08bb8'],
} as const

test.each(Object.entries(agreedColors))('%s is the agreed colour, light and dark', (name, [light, dark]) => {
  const token = name as keyof typeof agreedColors // a key of the table above
  expect([lightColors[token], darkColors[token]]).toEqual([light, dark])
})

const px = (rem: string) => Number.parseFloat(rem) * 16

test('sizes of type: 14 on screens, 13.5 in rows, 20 page titles, 15 sections, 13 labels; 16 on touch', () => {
  const { body, rowText, title, section, label } = comfortable
  expect([body, rowText, title, section, label].map(px)).toEqual([14, 13.5, 20, 15, 13])
  expect([compact.body, compact.rowText, compact.title].map(px)).toEqual([14, 13.5, 20])
  expect(px(touch.body)).toBe(16)
})

test('rows are 44 px, 36 compact; controls 36, 34 compact and 46 on touch', () => {
  expect([comfortable.row, compact.row]).toEqual(['44px', '36px'])
  expect([comfortable.control, compact.control, touch.control]).toEqual(['36px', '34px', '46px'])
})

test('the frame: sidebar 248 px, 64 minimised, top bar 56; cards 10, controls 7, chips round', () => {
  expect(frame).toMatchObject({ sidebar: '248px', sidebarMini: '64px', topBar: '56px' })
  expect(radius).toMatchObject({ card: '10px', control: '7px', round: '999px' })
  expect(motion).toMatchObject({ fast: '200ms', medium: '300ms', slow: '500ms' })
})

test('all distances stand on a grid of 4 px', () => {
  expect(Object.values(space).filter((distance) => Number.parseFloat(distance) % 4 !== 0)).toEqual([])
})
