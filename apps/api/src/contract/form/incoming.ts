import { inFigures } from '../figure.ts'
import { createHash, randomBytes } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { ApiFailure } from '../failure.ts'
import type { FilePart } from './form-shape.ts'
import { ReceivedFile } from './received-file.ts'
import { shownName } from './shown-name.ts'

/** The temporary files of one request. */
export interface Incoming {
  /**
   * Writes one part to a file of a random name, hashing and counting on the way.
   * @throws ApiFailure 413 the moment the limit is passed, 503 when the disk does not take it
   */
  receive(part: FilePart, sentName: string | undefined, stream: Readable): Promise<ReceivedFile>
  /** Removes them all, half-written ones too. */
  remove(): Promise<void>
}

/** @param folder made when it is missing; only this server's user may enter it */
export function incomingIn(folder: string): Incoming {
  const paths: string[] = []
  return {
    async receive(part, sentName, stream) {
      const path = join(folder, randomBytes(16).toString('hex'))
      paths.push(path)
      const hash = createHash('sha256')
      let size = 0
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 })
        const measured = async function* (chunks: AsyncIterable<Buffer>) {
          for await (const chunk of chunks) {
            hash.update(chunk)
            size += chunk.length
            if (size > part.maxBytes) throw tooLarge(part)
            yield chunk
          }
        }
        await pipeline(stream, measured, createWriteStream(path, { mode: 0o600, flags: 'wx' }))
      } catch (error) {
        throw diskFailure(error) ?? error
      }
      const isNamed = Boolean(sentName)
      return new ReceivedFile({ name: shownName(sentName), isNamed, path, size, sha256: hash.digest('hex') })
    },
    async remove() {
      await Promise.all(paths.map((path) => rm(path, { force: true })))
    },
  }
}

/** Errors of a disk that is full, broken or not writable, https://nodejs.org/api/errors.html#common-system-errors. */
const diskCodes = new Set(['ENOSPC', 'EDQUOT', 'EIO', 'EROFS', 'EACCES', 'ENOTDIR', 'EMFILE', 'ENFILE'])

/** The failure that a disk which takes nothing means to the user; undefined for what is no such error. */
export function diskFailure(error: unknown): ApiFailure | undefined {
  const { code } = error as NodeJS.ErrnoException
  if (code === undefined || !diskCodes.has(code)) return undefined
  return new ApiFailure(503, 'Máy chủ tạm thời không lưu được tệp, vui lòng thử lại sau ít phút.', {
    retryAfter: 60,
  })
}

/** Also used where the announced length alone is too much. */
export function tooLarge({ title, maxBytes }: FilePart): ApiFailure {
  return new ApiFailure(
    413,
    `${title} vượt quá dung lượng ${inFigures(Math.round((maxBytes / 1024 / 1024) * 10) / 10)} MB.`,
  )
}
