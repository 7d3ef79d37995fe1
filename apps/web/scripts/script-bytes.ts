import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** What Vite's manifest tells of a chunk. */
interface Chunk {
  /** Its file in `chunk-groups.ts`, or the word of its own module. */
  name?: string
  file: string
  imports?: string[]
}

/** A page and the files, by their own names or a module's, that it cannot show without. */
interface Budget {
  page: string
  modules: readonly string[]
  /** The address of the page, where the server names more scripts to be loaded with it: tables of operations. */
  path?: string
  /** What is there already when somebody comes to the page, and is not counted. */
  after?: readonly string[]
  /** Brotli bytes of script, 1 kB = 1,000 bytes. */
  most: number
}

const budgets: readonly Budget[] = [
  {
    page: 'until the sign-in page',
    modules: ['start'],
    most: 110_000,
  },
  {
    page: 'until the list',
    modules: ['start', 'frame', 'shell', 'src/domains/employees/employees.tsx'],
    path: '/nhan-vien',
    most: 201_000,
  },
  {
    page: "of the employee file's own",
    modules: ['src/domains/employees/file/employee-file-screen.tsx'],
    path: '/nhan-vien/:id/chi-tiet',
    after: ['start', 'frame', 'shell'],
    most: 61_000,
  },
  {
    page: 'until an exam can be begun',
    modules: ['start', 'frame', 'src/domains/quiz/taking/own-exam.tsx'],
    path: '/bai-thi-cua-toi/:id',
    most: 157_000,
  },
]

const dist = join(import.meta.dirname, '../dist')
// Written by `vite build`; see `build.manifest`.
const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>
// Written by `screen-preloads.ts`.
const preloads = JSON.parse(readFileSync(join(dist, '.vite/preloads.json'), 'utf8')) as Record<
  string,
  string[]
>

/** The files that a module needs before it runs, itself included. */
function filesOf(module: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[module] ?? Object.values(manifest).find(({ name }) => name === module)
  if (!chunk) throw new Error(`${module} is no chunk of its own: run the build, or mend the list of modules.`)
  if (found.has(chunk.file)) return found
  found.add(chunk.file)
  for (const needed of chunk.imports ?? []) filesOf(needed, found)
  return found
}

/** What the server sends of a file: the build has compressed it. */
function brotliBytes(file: string): number {
  return statSync(join(dist, `${file}.br`)).size
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`

/** Prints the script bytes of each page and fails when one is over its budget; `--files` names the files. */
function main(): void {
  for (const { page, modules, path, after = [], most } of budgets) {
    const named = preloads[path ?? '']?.filter((file) => file.endsWith('.js')).map((file) => file.slice(1))
    const there = new Set(after.flatMap((module) => [...filesOf(module)]))
    const loaded = new Set([...modules.flatMap((module) => [...filesOf(module)]), ...(named ?? [])])
    const files = [...loaded].filter((file) => !there.has(file))
    const sizes = files.map((file) => ({ file, bytes: brotliBytes(file) }))
    const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0)
    console.log(`${kilobytes(total)} of ${kilobytes(most)} ${page} (${sizes.length} files, brotli)`)
    if (process.argv.includes('--files'))
      for (const { file, bytes } of sizes.toSorted((one, other) => other.bytes - one.bytes))
        console.log(`  ${kilobytes(bytes).padStart(9)} ${file}`)
    if (total > most) process.exitCode = 1
  }
}

main()
