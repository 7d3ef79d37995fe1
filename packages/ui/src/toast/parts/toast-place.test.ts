import { expect, test } from 'vitest'
import { type Box, toastPlace } from './toast-place.ts'

const window = { width: 1440, height: 900 }
const toasts = { width: 380, height: 60 }
const place = (...kept: Box[]) => toastPlace({ window, toasts, kept })
const across = (top: number, bottom: number): Box => ({ top, bottom, left: 0, right: 1440 })

test('toasts stand at the bottom right, or right above what is there', () => {
  expect(place()).toEqual({ side: 'right', bottom: 16 })
  expect(place(across(60, 120), across(850, 900))).toEqual({ side: 'right', bottom: 58 })
  // A gap that is too low is left out.
  expect(place(across(700, 760), across(820, 900))).toEqual({ side: 'right', bottom: 208 })
  expect(place({ top: 850, bottom: 900, left: 0, right: 600 })).toEqual({ side: 'right', bottom: 16 })
})

test('a drawer sends them to the left, and a layer over the whole window leaves them no place', () => {
  expect(place({ top: 0, bottom: 900, left: 1040, right: 1440 })).toEqual({ side: 'left', bottom: 16 })
  expect(place(across(40, 900))).toBeUndefined()
})
