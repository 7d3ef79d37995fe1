import {
  closeSync,
  createReadStream,
  createWriteStream,
  existsSync,
  openSync,
  readSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { dirname } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createZstdCompress, createZstdDecompress } from 'node:zlib'
import { Refusal } from '../db/refusal.ts'
import { isSealed, seal, unseal } from './sealing.ts'
import { readTar, type TarEntry, type TarFile, writeTar } from './tar.ts'

/** Where an archive lies, and what opens it. */
export interface ArchiveFile {
  path: string
  /** Encrypts it; without one anybody who can read the file reads the data. */
  passphrase: string | undefined
}

/**
 * Writes an archive, readable by its owner alone. The name appears when the whole of it is on the disk; however the
 * process ends before, nothing is left under that name.
 * @throws Refusal when there is a file of that name
 */
export async function writeArchive(
  { path, passphrase }: ArchiveFile,
  files: AsyncIterable<TarFile>,
  signal: AbortSignal,
): Promise<void> {
  refuseTaken(path)
  const unfinished = `${path}.part`
  const remove = () => rmSync(unfinished, { force: true })
  remove()
  process.once('exit', remove)
  try {
    const target = createWriteStream(unfinished, { flags: 'wx', mode: 0o600, flush: true })
    const sealing = (plain: AsyncIterable<Buffer>) => (passphrase ? seal(plain, passphrase) : plain)
    await pipeline(writeTar(files), createZstdCompress(), sealing, target, { signal })
    refuseTaken(path)
    renameSync(unfinished, path)
  } finally {
    process.off('exit', remove)
    remove()
  }
}

function refuseTaken(path: string): void {
  if (!existsSync(dirname(path))) {
    throw new Refusal(
      `Không có thư mục ${dirname(path)} để ghi bản sao lưu: hãy tạo nó trước, hoặc chọn nơi khác.`,
    )
  }
  if (!existsSync(path)) return
  throw new Refusal(`Đã có tệp ${path}: hãy chọn tên khác, sao lưu không bao giờ ghi đè.`)
}

/** The files of an archive, decrypted and unpacked as they are read. */
export async function* readArchive({ path, passphrase }: ArchiveFile): AsyncGenerator<TarEntry> {
  const sealed = isSealed(beginningOf(path))
  if (sealed && !passphrase) {
    throw new Refusal(
      'Bản sao lưu được mã hóa: hãy đặt BACKUP_PASSPHRASE thành mật khẩu đã dùng khi sao lưu.',
    )
  }
  const stored: AsyncIterable<Buffer> = createReadStream(path)
  const opened = sealed ? unseal(stored, passphrase ?? '') : stored
  const unpacked = createZstdDecompress()
  const unpacking = pipeline(opened, unpacked)
  // What goes wrong below arrives at the reader through the stream; this promise would tell it a second time.
  unpacking.catch(() => {})
  try {
    yield* readTar(unpacked)
  } finally {
    unpacked.destroy()
  }
}

function beginningOf(path: string): Buffer {
  const beginning = Buffer.alloc(64)
  try {
    const file = openSync(path, 'r')
    try {
      return beginning.subarray(0, readSync(file, beginning))
    } finally {
      closeSync(file)
    }
  } catch (error) {
    throw new Refusal(`Không đọc được bản sao lưu ${path} (${(error as NodeJS.ErrnoException).code}).`)
  }
}
