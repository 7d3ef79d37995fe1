import { chmod, mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { unavailable } from '../contract/failure.ts'
import { diskFailure } from '../contract/form/incoming.ts'
import { type BlobStore, companyPrefix, type KeptBlob, keyShape } from './blob-store.ts'

/**
 * Blobs as files under a folder of the data folder that only this server's user may enter, spread over 256 folders a
 * company. Stored means on the disk: file and folder are synced before the answer.
 */
export function diskStore(folder: string): BlobStore {
  const placeOf = (asked: string): string => {
    const [, company, first, rest] = keyShape.exec(asked) ?? []
    if (company === undefined || first === undefined) throw new TypeError(`not a key: ${asked}`)
    return join(folder, company, first, `${first}${rest}`)
  }
  return {
    async put(asked, path) {
      const place = placeOf(asked)
      try {
        await mkdir(dirname(place), { recursive: true, mode: 0o700 })
        await chmod(path, 0o600)
        await sync(path)
        await rename(path, place)
        await sync(dirname(place))
      } catch (error) {
        throw diskFailure(error) ?? error
      }
    },
    async open(asked) {
      const place = placeOf(asked)
      try {
        // Opened here and not by the stream: what cannot be read is to be known before the answer begins.
        const handle = await open(place, 'r')
        const { size } = await handle.stat()
        return { content: handle.createReadStream(), size }
      } catch (error) {
        // Nothing under the key is an answer; a disk that is not there, or cannot be read, is none.
        if (isAbsent(error) && (await stat(folder).then(isFolder, () => false))) return undefined
        throw unavailable(30)
      }
    },
    remove: (asked) => rm(placeOf(asked), { force: true }),
    async *list(companyId): AsyncGenerator<KeptBlob> {
      const home = companyId === undefined ? folder : join(folder, String(companyId))
      const entries = await opendir(home, { recursive: true }).catch(absent)
      for await (const entry of entries ?? []) {
        const path = join(entry.parentPath, entry.name)
        const company = Number(relative(folder, path).split(sep)[0])
        const key = `${companyPrefix(company)}${entry.name}`
        const found = entry.isFile() && keyShape.test(key) && (await stat(path).catch(absent))
        if (found) yield { key, size: found.size, keptAt: found.mtimeMs }
      }
    },
    close() {},
  }
}

async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

function absent(error: NodeJS.ErrnoException): undefined {
  if (!isAbsent(error)) throw error
}

function isAbsent(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'ENOENT'
}

function isFolder(found: { isDirectory: () => boolean }): boolean {
  return found.isDirectory()
}
