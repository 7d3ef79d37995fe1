import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, opendir, rm, stat } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Blobs } from './blobs.ts'

/** Files below a folder; a key is the path from there, with slashes. */
export function folderBlobs(folder: string): Blobs {
  return {
    async *list() {
      for (const path of await filesBelow(folder)) {
        const found = await stat(path).catch(isGone)
        if (found) yield { key: relative(folder, path), size: found.size }
      }
    },
    read: async (key) => {
      const path = join(folder, key)
      return (await stat(path).catch(isGone)) && createReadStream(path)
    },
    write: async (key, content) => {
      const path = join(folder, key)
      await mkdir(dirname(path), { recursive: true, mode: 0o700 })
      await pipeline(content, createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true }))
    },
    remove: (key) => rm(join(folder, key), { force: true }),
  }
}

async function filesBelow(folder: string): Promise<string[]> {
  const found: string[] = []
  const opened = await opendir(folder, { recursive: true }).catch(isGone)
  if (!opened) return found
  for await (const entry of opened) if (entry.isFile()) found.push(join(entry.parentPath, entry.name))
  return found.sort()
}

/** Somebody may delete a file, or nobody has stored one yet. */
function isGone(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}
