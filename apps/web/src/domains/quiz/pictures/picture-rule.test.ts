import * as v from 'valibot'
import { expect, test } from 'vitest'
import { pictureOnItsWay, pictureRule } from './picture-rule.ts'

test('a question is not saved while its picture is on its way', () => {
  expect(v.safeParse(pictureRule, 7).success).toBe(true)
  expect(v.safeParse(pictureRule, pictureOnItsWay).issues?.map(({ message }) => message)).toEqual([
    'Hình chưa tải lên xong. Vui lòng đợi, hoặc bỏ tệp rồi lưu.',
  ])
})
