import sharp from 'sharp'
import { expect, test } from 'vitest'
import { codeBoxes } from '../../portal/qr-code.ts'
import { codePicture } from './code-picture.ts'

test('every dark module is black in the picture, and all else is white', async () => {
  const { size, boxes } = codeBoxes('https://nhansu.example.com/hop-dong/q4Zt0b2mT9yXw1cV7nKpRA/ban-in')
  const dark = new Set(boxes.flatMap(([x, y, length]) => Array.from({ length }, (_, at) => `${x + at} ${y}`)))
  const { data, info } = await sharp(codePicture({ size, boxes }))
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect([info.width, info.height, info.channels]).toEqual([size * 8, size * 8, 1])
  const wrong = [...data].filter((grey, at) => {
    const [x, y] = [Math.floor((at % info.width) / 8), Math.floor(at / info.width / 8)]
    return grey !== (dark.has(`${x} ${y}`) ? 0 : 255)
  })
  expect(wrong).toEqual([])
})
