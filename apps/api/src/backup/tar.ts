import { type ByteSource, byteSource, CutOff } from './byte-source.ts'

// The format 'ustar' of POSIX.1-1988, so that an archive opens with any tar.
const BLOCK = 512
const field = {
  name: [0, 100],
  mode: [100, 8],
  owner: [108, 8],
  group: [116, 8],
  size: [124, 12],
  changed: [136, 12],
  checksum: [148, 8],
  kind: [156, 1],
  magic: [257, 8],
  folder: [345, 155],
} as const satisfies Record<string, readonly [start: number, length: number]>

/** One file of an archive that is being written. */
export interface TarFile {
  name: string
  /** Bytes of `content` altogether. */
  size: number
  content: Iterable<Buffer> | AsyncIterable<Buffer>
}

/** One file of an archive that is being read. What is not read of its content is skipped. */
export interface TarEntry {
  name: string
  size: number
  content: AsyncIterable<Buffer>
}

/** The bytes of an archive of these files. */
export async function* writeTar(files: AsyncIterable<TarFile>): AsyncGenerator<Buffer> {
  for await (const { name, size, content } of files) {
    yield header(name, size)
    let written = 0
    for await (const chunk of content) {
      written += chunk.length
      yield chunk
    }
    if (written !== size) throw new Error(`${name} has ${written} bytes instead of ${size}`)
    yield Buffer.alloc(padding(size))
  }
  yield Buffer.alloc(2 * BLOCK)
}

/**
 * The files of an archive, one after the other.
 * @throws CutOff when the bytes end before the archive does
 */
export async function* readTar(bytes: AsyncIterable<Buffer>): AsyncGenerator<TarEntry> {
  const source = byteSource(bytes)
  for (;;) {
    const block = await source.take(BLOCK)
    if (block.length < BLOCK) throw new CutOff('ended before the last file')
    if (block.every((byte) => byte === 0)) return
    const size = Number.parseInt(textIn(block, 'size'), 8)
    if (checksum(block) !== Number.parseInt(textIn(block, 'checksum'), 8)) throw new CutOff('no file header')
    const folder = textIn(block, 'folder')
    const name = textIn(block, 'name')
    const content = source.pieces(size)
    yield { name: folder ? `${folder}/${name}` : name, size, content }
    await skip(content)
    await skip(source.pieces(padding(size)))
  }
}

async function skip(pieces: ReturnType<ByteSource['pieces']>): Promise<void> {
  for await (const _ of pieces);
}

function padding(size: number): number {
  return (BLOCK - (size % BLOCK)) % BLOCK
}

function header(path: string, size: number): Buffer {
  const cut = path.length <= field.name[1] ? -1 : path.lastIndexOf('/')
  const block = Buffer.alloc(BLOCK)
  const put = (key: keyof typeof field, text: string) => {
    const [start, length] = field[key]
    if (block.write(text, start, length, 'utf8') < Buffer.byteLength(text)) {
      throw new Error(`'${text}' does not fit into an archive`)
    }
  }
  put('name', path.slice(cut + 1))
  put('folder', path.slice(0, Math.max(cut, 0)))
  put('mode', octal(0o600, 'mode'))
  put('owner', octal(0, 'owner'))
  put('group', octal(0, 'group'))
  put('size', octal(size, 'size'))
  put('changed', octal(0, 'changed'))
  put('kind', '0')
  put('magic', 'ustar\x0000')
  put('checksum', octal(checksum(block), 'checksum'))
  return block
}

function octal(value: number, key: keyof typeof field): string {
  return value.toString(8).padStart(field[key][1] - 1, '0')
}

/** The sum of all bytes, the field of the sum itself taken as blanks. */
function checksum(block: Buffer): number {
  const [start, length] = field.checksum
  return block.reduce((sum, byte, index) => sum + (index >= start && index < start + length ? 0x20 : byte), 0)
}

function textIn(block: Buffer, key: keyof typeof field): string {
  const [start, length] = field[key]
  return block
    .subarray(start, start + length)
    .toString('utf8')
    .replace(/\0.*$/s, '')
}
