import { expect, test } from 'vitest'
import { browserWords, placeWords } from './browser-words.ts'

const chrome = (rest: string) =>
  `Mozilla/5.0 (${rest}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0`

test.each([
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox 140 trên Linux'],
  [`${chrome('Windows NT 10.0; Win64; x64')} Safari/537.36`, 'Chrome 140 trên Windows'],
  [`${chrome('Windows NT 10.0; Win64; x64')} Safari/537.36 Edg/140.0.0.0`, 'Edge 140 trên Windows'],
  [`${chrome('Linux; Android 15; SM-S911B')} Mobile Safari/537.36`, 'Chrome 140 trên Android'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
    'Safari 18 trên iOS',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) coc_coc_browser/132.0 Chrome/126.0 Safari/537.36',
    'Cốc Cốc 132 trên macOS',
  ],
  ['curl/8.14', 'Trình duyệt không rõ'],
  ['Something on Android', 'Trình duyệt trên Android'],
  [null, 'Trình duyệt không rõ'],
])('%s is %s', (userAgent, words) => expect(browserWords(userAgent)).toBe(words))

test('an address stands behind the browser, where there is one', () => {
  expect(placeWords({ browser: null, address: '203.0.113.7' })).toBe('Trình duyệt không rõ, 203.0.113.7')
  expect(placeWords({ browser: null, address: null })).toBe('Trình duyệt không rõ')
})
