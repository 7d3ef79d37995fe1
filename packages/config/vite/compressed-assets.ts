import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import type { Plugin } from 'vite'

const compress = promisify(brotliCompress)
const text = /^assets\/.*\.(js|css)$/

/**
 * Puts every hashed script and style beside itself as Brotli at full strength (`app-4f2a.js.br`), which the server sends
 * as it lies there: compressing them anew took each start of the server seconds of a core.
 */
export function compressedAssets(): Plugin {
  return {
    name: 'compressed-assets',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      const files = Object.keys(bundle).filter((name) => text.test(name))
      await Promise.all(
        files.map(async (name) => {
          const file = join(dir, name)
          await writeFile(`${file}.br`, await compress(await readFile(file)))
        }),
      )
    },
  }
}
