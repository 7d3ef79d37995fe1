import { deflateRawSync } from 'node:zlib'
import { expect, test } from '@playwright/test'
import { deep } from './parts/deep.ts'
import { openAs, people } from './parts/people.ts'

/** A PDF of many pages that are one strip, with script, links and a picture of somewhere else. */
function hostilePdf(pages: number): Buffer {
  const kids = Array.from({ length: pages }, (_, at) => `${at + 6} 0 R`).join(' ')
  const strip =
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 1 14400]/Annots[3 0 R]/Resources<</XObject<</P 4 0 R>>>>/Contents 5 0 R>>'
  const objects = [
    '<</Type/Catalog/Pages 2 0 R/OpenAction<</S/JavaScript/JS(app.alert\\(1\\))>>>>',
    `<</Type/Pages/Count ${pages}/Kids[${kids}]>>`,
    '<</Type/Annot/Subtype/Link/Rect[0 0 1 14400]/A<</S/URI/URI(https://evil.example/link)>>>>',
    '<</Type/XObject/Subtype/Image/Width 1/Height 1/ColorSpace/DeviceGray/BitsPerComponent 8/F<</FS/URL/F(https://evil.example/picture)>>/Length 0>>stream\n\nendstream',
    '<</Length 5>>stream\n/P Do\nendstream',
    ...Array.from({ length: pages }, () => strip),
  ]
  const body = objects.map((object, at) => `${at + 1} 0 obj${object}\nendobj\n`).join('')
  return Buffer.from(`%PDF-1.4\n${body}trailer<</Root 1 0 R>>\n%%EOF\n`)
}

const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

/** A paper of Word whose text is far more than it weighs. */
function hostileDocx(): Buffer {
  const head = '<!DOCTYPE x [<!ENTITY a SYSTEM "https://evil.example/entity">]><w:document>'
  const first = '<w:p><w:r><w:t>Lò Thị Mơ &a; &lt;script&gt;</w:t></w:r></w:p>'
  const texts = [
    [
      '[Content_Types].xml',
      Buffer.from(`<Types><Override PartName="/word/document.xml" ContentType="${word}.main+xml"/></Types>`),
    ],
    ['word/document.xml', Buffer.concat([Buffer.from(head + first), Buffer.alloc(60_000_000, '</w:p>')])],
  ] as const
  const locals: Buffer[] = []
  const entries: Buffer[] = []
  let offset = 0
  for (const [name, text] of texts) {
    const packed = deflateRawSync(text)
    const local = Buffer.alloc(30)
    local.writeUInt32LE(0x04034b50, 0)
    local.writeUInt16LE(20, 4)
    local.writeUInt16LE(8, 8)
    local.writeUInt32LE(packed.length, 18)
    local.writeUInt32LE(text.length, 22)
    local.writeUInt16LE(name.length, 26)
    const entry = Buffer.alloc(46)
    entry.writeUInt32LE(0x02014b50, 0)
    entry.writeUInt16LE(20, 4)
    entry.writeUInt16LE(20, 6)
    entry.writeUInt16LE(8, 10)
    entry.writeUInt32LE(packed.length, 20)
    entry.writeUInt32LE(text.length, 24)
    entry.writeUInt16LE(name.length, 28)
    entry.writeUInt32LE(offset, 42)
    locals.push(local, Buffer.from(name), packed)
    entries.push(entry, Buffer.from(name))
    offset += 30 + name.length + packed.length
  }
  const directory = Buffer.concat(entries)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(texts.length, 8)
  end.writeUInt16LE(texts.length, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...locals, directory, end])
}

test(
  'a hostile CV is looked at within bounds: nothing runs, nothing leaves, the page answers (H16)',
  deep,
  async ({ page }) => {
    const foreign: string[] = []
    page.on('dialog', (dialog) => void dialog.dismiss().then(() => foreign.push('a dialog')))
    page.on('request', (request) => {
      if (request.url().includes('evil.example')) foreign.push(request.url())
    })
    await openAs(page, people.administrator, '/tuyen-dung/dot-tuyen-dung/1/ung-vien')
    await page.getByRole('table').getByRole('link').first().click()
    await expect(page.getByText('Thêm CV hoặc ảnh')).toBeVisible()
    const keep = async (name: string, mimeType: string, buffer: Buffer) => {
      await page.locator('input[type=file]').setInputFiles({ name, mimeType, buffer })
      await page.getByRole('button', { name: 'Lưu làm CV' }).click()
      await expect(page.getByText('Đã tải tệp lên.').first()).toBeVisible()
      await page.reload()
    }
    await keep('Dài.pdf', 'application/pdf', hostilePdf(10_000))
    const drawn = page.getByRole('img', { name: 'Dài.pdf, trang 1 trên 10000' })
    await expect(drawn).toBeVisible()
    // Bounded as it is drawn and as it is shown, however the file calls it.
    await expect.poll(() => drawn.evaluate((canvas: HTMLCanvasElement) => canvas.width)).toBe(1)
    const heights = await drawn.evaluate((canvas: HTMLCanvasElement) => [canvas.height, canvas.clientHeight])
    expect(Math.max(...heights)).toBeLessThanOrEqual(8_000)
    await page.getByRole('button', { name: 'Trang sau' }).click()
    await expect(page.getByRole('img', { name: 'Dài.pdf, trang 2 trên 10000' })).toBeVisible()
    await page.getByRole('button', { name: 'Gỡ tệp' }).click()
    await expect(page.getByText('Ứng viên chưa có CV.')).toBeVisible()
    await keep('Nén.docx', word, hostileDocx())
    const words = page.getByRole('region', { name: 'Nén.docx' })
    await expect(words).toContainText('Lò Thị Mơ &a; <script>')
    await expect(page.getByText(/^Chỉ hiện phần đầu/)).toBeVisible()
    expect(foreign).toEqual([])
  },
)
