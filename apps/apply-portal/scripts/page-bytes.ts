import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Most bytes that a page may load of each kind, 1 kB = 1,000 bytes; text as Brotli, fonts as they are. */
const budgets = [
  { what: 'script of the form', files: /\.js$/, most: 75_000 },
  { what: 'styles of a page', files: /\.css$/, most: 12_000 },
  // Of the two weights a Vietnamese page loads the Latin letters and those with marks of its own.
  { what: 'fonts of a page', files: /(latin|vietnamese)-(400|600)-normal-.*\.woff2$/, most: 70_000 },
] as const

const folder = join(import.meta.dirname, '../dist/assets')
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`

/** What the server sends of a file: the build has compressed all but fonts. */
function bytesOf(file: string): number {
  return statSync(join(folder, file.endsWith('.woff2') ? file : `${file}.br`)).size
}

/** Prints what a page loads and fails where it is over its budget. */
function main(): void {
  for (const { what, files, most } of budgets) {
    const loaded = readdirSync(folder).filter((file) => files.test(file) && !file.includes('latin-ext'))
    if (loaded.length === 0) throw new Error(`nothing was built as ${what}`)
    const total = loaded.reduce((sum, file) => sum + bytesOf(file), 0)
    console.log(`${kilobytes(total)} of ${kilobytes(most)} ${what} (${loaded.length} files)`)
    if (total > most) process.exitCode = 1
  }
}

main()
