import { deflateRawSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { docxText } from './docx-text.ts'

/** An archive of one file, as Word writes it; `at` may name another file than the text. */
function docx(xml: string | Buffer, { name = 'word/document.xml', packed = true } = {}) {
  const content = packed ? deflateRawSync(xml) : Buffer.from(xml)
  const local = Buffer.alloc(30)
  local.writeUInt32LE(0x04034b50, 0)
  local.writeUInt16LE(name.length, 26)
  const entry = Buffer.alloc(46)
  entry.writeUInt32LE(0x02014b50, 0)
  entry.writeUInt16LE(packed ? 8 : 0, 10)
  entry.writeUInt32LE(content.length, 20)
  entry.writeUInt16LE(name.length, 28)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(1, 10)
  end.writeUInt32LE(30 + name.length + content.length, 16)
  return new Uint8Array(Buffer.concat([local, Buffer.from(name), content, entry, Buffer.from(name), end]))
}

const text = (words: string) => `<w:p><w:r><w:t xml:space="preserve">${words}</w:t></w:r></w:p>`

test.each([true, false])('its words are read by paragraph, packed or not: %s', async (packed) => {
  const xml = `<w:document>${text('Lò Thị Mơ')}<w:p><w:r><w:t>Hàn &amp; cắt</w:t><w:tab/><w:t>6G &#7864;</w:t></w:r></w:p></w:document>`
  expect(await docxText(docx(xml, { packed }))).toEqual({
    paragraphs: ['Lò Thị Mơ', 'Hàn & cắt 6G Ẹ'],
    isCut: false,
  })
})

test('what a hostile one wants to be followed stays letters', async () => {
  const xml = `<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]>${text('&a; <script>alert(1)</script>')}${text('&lt;b&gt;')}`
  expect((await docxText(docx(xml))).paragraphs).toEqual(['', '<b>'])
  const named = await docxText(docx(text('&a; &lol9;')))
  expect(named.paragraphs).toEqual(['&a; &lol9;'])
})

test('a bomb of a few kilobytes is cut', async () => {
  const began = process.memoryUsage.rss()
  const { paragraphs, isCut } = await docxText(docx(Buffer.alloc(100_000_000, '<w:p><w:t>a</w:t></w:p>')))
  expect(isCut).toBe(true)
  expect(paragraphs.length).toBeLessThan(400_000)
  expect(process.memoryUsage.rss() - began).toBeLessThan(300 * 1024 * 1024)
})

test('one of nothing but empty lines is cut as well: a page cannot draw a million', async () => {
  const { paragraphs, isCut } = await docxText(docx(Buffer.alloc(6_000_000, '</w:p>')))
  expect([paragraphs.length, isCut]).toEqual([200_001, true])
})

test('one paper of endless text is cut at what is shown', async () => {
  const { paragraphs, isCut } = await docxText(docx(text('a'.repeat(150_000)) + text('b'.repeat(150_000))))
  expect([paragraphs.map((line) => line.length), isCut]).toEqual([[150_000, 0], true])
})

test.each([
  ['no archive', new Uint8Array(Buffer.from('%PDF-1.4 that calls itself a paper of Word'))],
  ['nothing', new Uint8Array()],
  ['an archive without text', docx('x', { name: 'word/other.xml' })],
])('%s is refused', async (_, bytes) => {
  await expect(docxText(bytes)).rejects.toThrow()
})
