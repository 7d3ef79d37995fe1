/** Letters and ends of lines of a paper that are shown at most; what is longer is for downloading. */
const mostLetters = 200_000
/** Bytes of its text that are unpacked at most: some kilobytes can hold gigabytes. */
const mostBytes = 8_000_000
/** Where a DOCX keeps what is read. */
const part = 'word/document.xml'

/** What a DOCX says, without any of its looks. */
export interface DocxText {
  paragraphs: string[]
  /** True where there is more than is shown. */
  isCut: boolean
}

/**
 * Reads the words of a DOCX. Nothing else of it is looked at: no picture is fetched, no field or macro works, no entity is
 * followed.
 * @throws Error for what is no such file
 */
export async function docxText(bytes: Uint8Array<ArrayBuffer>): Promise<DocxText> {
  const { text, isCut } = await unpacked(packedPart(bytes))
  const paragraphs: string[] = []
  let line = ''
  let letters = 0
  for (const [piece, words] of text.matchAll(
    /<w:t(?:\s[^<>]*)?>([^<]*)<\/w:t>|<w:(?:tab|br)(?:\s[^<>]*)?\/>|<\/w:p>/g,
  )) {
    const isEnd = piece === '</w:p>'
    const said = isEnd || words === undefined ? ' ' : plain(words)
    letters += said.length
    if (letters > mostLetters) return { paragraphs: [...paragraphs, line], isCut: true }
    if (isEnd) {
      paragraphs.push(line)
      line = ''
    } else line += said
  }
  return { paragraphs: line === '' ? paragraphs : [...paragraphs, line], isCut }
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

function plain(words: string): string {
  return words.replaceAll(/&(#x[0-9a-f]{1,6}|#\d{1,7}|\w+);/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return entities[name] ?? whole
    const code = name[1]?.toLowerCase() === 'x' ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole
  })
}

interface Packed {
  bytes: Uint8Array<ArrayBuffer>
  isDeflated: boolean
}

/** Finds the text by the directory at the end of the archive, which is what Word itself reads. */
function packedPart(bytes: Uint8Array<ArrayBuffer>): Packed {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = endOfDirectory(view)
  const entries = view.getUint16(end + 10, true)
  let at = view.getUint32(end + 16, true)
  for (let entry = 0; entry < entries && view.getUint32(at, true) === 0x02014b50; entry += 1) {
    const length = view.getUint16(at + 28, true)
    const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + length))
    if (name === part) {
      const local = view.getUint32(at + 42, true)
      const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true)
      const size = view.getUint32(at + 20, true)
      return { bytes: bytes.subarray(start, start + size), isDeflated: view.getUint16(at + 10, true) === 8 }
    }
    at += 46 + length + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  throw new Error('there is no text in it')
}

function endOfDirectory(view: DataView): number {
  // A remark of 64 kB may stand behind it.
  const first = Math.max(0, view.byteLength - 22 - 65_535)
  for (let at = view.byteLength - 22; at >= first; at -= 1)
    if (view.getUint32(at, true) === 0x06054b50) return at
  throw new Error('it is no archive')
}

async function unpacked({ bytes, isDeflated }: Packed): Promise<{ text: string; isCut: boolean }> {
  const stream = new Blob([bytes]).stream()
  const reader = (
    isDeflated ? stream.pipeThrough(new DecompressionStream('deflate-raw')) : stream
  ).getReader()
  const decoder = new TextDecoder()
  let text = ''
  let total = 0
  while (total < mostBytes) {
    const { done, value } = await reader.read()
    if (done) return { text: text + decoder.decode(), isCut: false }
    total += value.byteLength
    text += decoder.decode(value, { stream: true })
  }
  await reader.cancel()
  return { text, isCut: true }
}
