import { createCipheriv, createDecipheriv, randomBytes, scrypt } from 'node:crypto'
import { Refusal } from '../db/refusal.ts'
import { byteSource } from './byte-source.ts'

// Each frame is sealed for itself (AES-256-GCM), so that nothing unproved is ever passed on: its number and whether it
// is the last stand in its nonce, which leaves no frame to be taken away, doubled or moved.
const MAGIC = Buffer.from('NHANSU-SEALED-1\n')
const SALT = 16
const PREFIX = 7
const TAG = 16
const FRAME = 64 * 1024
/** 128 MB and a third of a second for each passphrase that somebody tries. */
const cost = { N: 2 ** 17, r: 8, p: 1, maxmem: 256 * 1024 * 1024 }

const WRONG =
  'Không mở được bản sao lưu: mật khẩu trong BACKUP_PASSPHRASE không đúng, hoặc tệp đã bị sửa hay bị cắt cụt.'

/** Encrypts a stream so that only who knows the passphrase reads it, and notices any change. */
export async function* seal(plain: AsyncIterable<Buffer>, passphrase: string): AsyncGenerator<Buffer> {
  const salt = randomBytes(SALT)
  const prefix = randomBytes(PREFIX)
  const key = await keyOf(passphrase, salt)
  yield Buffer.concat([MAGIC, salt, prefix])
  const source = byteSource(plain)
  for (let number = 0, isLast = false; !isLast; number += 1) {
    const frame = await source.take(FRAME)
    isLast = await source.isAtEnd()
    const cipher = createCipheriv('aes-256-gcm', key, nonce(prefix, number, isLast))
    yield Buffer.concat([cipher.update(frame), cipher.final(), cipher.getAuthTag()])
  }
}

/** Whether a stream that begins like this was made by {@link seal}. */
export function isSealed(beginning: Buffer): boolean {
  return beginning.subarray(0, MAGIC.length).equals(MAGIC)
}

/**
 * Decrypts what {@link seal} made.
 * @throws Refusal for another passphrase, or when anything was changed or is missing
 */
export async function* unseal(sealed: AsyncIterable<Buffer>, passphrase: string): AsyncGenerator<Buffer> {
  const source = byteSource(sealed)
  const head = await source.take(MAGIC.length + SALT + PREFIX)
  const salt = head.subarray(MAGIC.length, MAGIC.length + SALT)
  const prefix = head.subarray(MAGIC.length + SALT)
  const key = await keyOf(passphrase, salt)
  for (let number = 0, isLast = false; !isLast; number += 1) {
    const frame = await source.take(FRAME + TAG)
    isLast = await source.isAtEnd()
    yield open(key, nonce(prefix, number, isLast), frame)
  }
}

function open(key: Buffer, iv: Buffer, frame: Buffer): Buffer {
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, iv)
    decipher.setAuthTag(frame.subarray(-TAG))
    return Buffer.concat([decipher.update(frame.subarray(0, -TAG)), decipher.final()])
  } catch {
    throw new Refusal(WRONG)
  }
}

function nonce(prefix: Buffer, number: number, isLast: boolean): Buffer {
  const iv = Buffer.alloc(12)
  prefix.copy(iv)
  iv.writeUInt32BE(number, PREFIX)
  iv.writeUInt8(isLast ? 1 : 0, PREFIX + 4)
  return iv
}

function keyOf(passphrase: string, salt: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    // One keyboard composes letters, another sends marks apart; it is the same passphrase.
    scrypt(passphrase.normalize('NFC'), salt, 32, cost, (error, key) =>
      error ? reject(error) : resolve(key),
    )
  })
}
