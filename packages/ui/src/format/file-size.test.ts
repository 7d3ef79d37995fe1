import { expect, test } from 'vitest'
import { formatFileSize } from './file-size.ts'

test.each([
  [0, '0 B'],
  [1023, '1023 B'],
  [1024, '1 KB'],
  [1536, '1.5 KB'],
  [1024 * 1024 - 1, '1 MB'],
  [10 * 1024 * 1024, '10 MB'],
  [3 * 1024 ** 4, '3 TB'],
  [null, ''],
])('%s bytes are %s', (bytes, text) => {
  expect(formatFileSize(bytes)).toBe(text)
})
