import { expect, test } from 'vitest'
import { firstSquare, moved, scaled, squareText } from './square.ts'

const portrait = { width: 600, height: 900 }
const panorama = { width: 900, height: 601 }

test('the first square is as large as it can be, in the middle of a wide picture, higher in a tall one', () => {
  expect(firstSquare(panorama)).toEqual({ left: 149.5, top: 0, side: 601 })
  expect(firstSquare(portrait)).toEqual({ left: 0, top: 100, side: 600 })
})

test('a square never leaves the picture, however far it is pulled', () => {
  const square = { left: 100, top: 100, side: 400 }
  expect(moved(square, portrait, { left: -500, top: 5_000 })).toEqual({ left: 0, top: 500, side: 400 })
  expect(moved(square, portrait, { left: 20, top: -30 })).toEqual({ left: 120, top: 70, side: 400 })
})

test('a square grows and shrinks around its middle, between a face and the whole picture', () => {
  const square = { left: 200, top: 200, side: 200 }
  expect(scaled(square, portrait, 0.5)).toEqual({ left: 250, top: 250, side: 100 })
  expect(scaled(square, portrait, 0.1)).toEqual({ left: 260, top: 260, side: 80 })
  expect(scaled(square, portrait, 100)).toEqual({ left: 0, top: 0, side: 600 })
  expect(scaled({ left: 0, top: 0, side: 40 }, { width: 40, height: 50 }, 0.5).side).toBe(40)
})

test('what is sent are whole dots inside the picture', () => {
  expect(squareText(firstSquare(panorama), panorama)).toBe('150,0,601')
  expect(squareText({ left: 0.6, top: 299.7, side: 600 }, portrait)).toBe('0,300,600')
  expect(squareText({ left: 0, top: 0, side: 1 }, { width: 1, height: 1 })).toBe('0,0,1')
})
