import { expect, test } from 'vitest'
import { letterHtml, toHtml, toText } from './letter-text.ts'

const text = 'Kính gửi {{ho_ten}},\nmời bạn **phỏng vấn**:\n- 8 giờ < 9 giờ\n- Phòng A & B\n\nTrân trọng.'
const html =
  '<p>Kính gửi {{ho_ten}},<br>mời bạn <strong>phỏng vấn</strong>:</p>\n<ul><li>8 giờ &lt; 9 giờ</li><li>Phòng A &amp; B</li></ul>\n<p>Trân trọng.</p>'

test('words become paragraphs, lists and strong words', () => {
  expect(toHtml(text)).toBe(html)
})

test('and back, with the list as a block of its own', () => {
  expect(toHtml(toText(html))).toBe(html)
  expect(toText(html)).not.toContain('<p>')
})

test.each([
  '<h2>Chào</h2><p>bạn</p>',
  '<p>Xem <a href="https://example.com" target="_blank">đây</a></p>',
  '<ol><li>Một</li></ol>',
])('%s is shown as it is and stays so', (rich) => {
  expect(toText(rich)).toBe(rich)
  expect(letterHtml(toText(rich))).toBe(rich)
})

test('a link is its words and its address', () => {
  const linked = '<p>Chào {{full_name}},</p>\n<p><a href="{{link}}">Đặt mật khẩu</a></p>'
  expect(toText(linked)).toBe('Chào {{full_name}},\n\n[Đặt mật khẩu]({{link}})')
  expect(letterHtml(toText(linked))).toBe(linked)
})
