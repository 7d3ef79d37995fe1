import { assert, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { contentDisposition } from '../file-answer.ts'
import { shownName } from './shown-name.ts'

test.each([
  ['Hợp đồng.pdf', 'Hợp đồng.pdf'],
  ['Hợp đồng.pdf'.normalize('NFD'), 'Hợp đồng.pdf'],
  ['../../etc/passwd', 'passwd'],
  ['..\\..\\windows\\win.ini', 'win.ini'],
  ['%2e%2e%2fx.pdf', '%2e%2e%2fx.pdf'],
  ['a";x="b.pdf', 'a_;x=_b.pdf'],
  ['a\r\nSet-Cookie: b=c.pdf', 'aSet-Cookie_ b=c.pdf'],
  ['a\0.pdf', 'a.pdf'],
  ['ho\u202Efdp.exe', 'hofdp.exe'],
  ['a\u200B\u2066b.pdf', 'ab.pdf'],
  ['.htaccess', 'htaccess'],
  [' . .. ', 'tep'],
  ['', 'tep'],
  [undefined, 'tep'],
])('%j is shown as %j', (sent, shown) => {
  expect(shownName(sent)).toBe(shown)
})

test('a long name keeps its ending', () => {
  const shown = shownName(`${'ệ'.repeat(300)}.pdf`)
  expect(shown).toHaveLength(150)
  expect(shown.endsWith('ệ.pdf')).toBe(true)
})

test('whatever comes, a header is made of it that no name can break out of', () => {
  assert(
    property(string({ unit: 'grapheme', maxLength: 300 }), (sent) => {
      const header = contentDisposition(shownName(sent))
      expect(header).toMatch(/^attachment; filename="[\w .()-]+"; filename\*=UTF-8''[\w.~%!$&+^`|#-]+$/)
      const [, encoded = ''] = header.split("UTF-8''")
      expect(decodeURIComponent(encoded)).toBe(shownName(sent))
    }),
  )
})

test('the plain name of a download has no marks, the other all of them', () => {
  expect(contentDisposition('Đào tạo (quý 3).xlsx')).toBe(
    'attachment; filename="Dao tao (quy 3).xlsx"; filename*=UTF-8\'\'%C4%90%C3%A0o%20t%E1%BA%A1o%20%28qu%C3%BD%203%29.xlsx',
  )
})
