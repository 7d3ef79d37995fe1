import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { build, type Rolldown } from 'vite'
import { root, viteSettings } from './vite-settings.ts'

/** Bytes of one table with everything it needs but React; each file compressed by Brotli at its best, as it is sent. */
export interface Weight {
  /** Scripts that the first drawing needs. */
  script: number
  /** Styles that the first drawing needs; tables that write their styles by script have none. */
  style: number
  /** Scripts and styles that come when they are first needed. */
  later: number
}

const react = /^react(-dom)?(\/|$)/

/** Builds a module that exports only the table, for production, and weighs it. @param entry name under `sizes/` */
export async function weigh(entry: string): Promise<Weight> {
  const built = await build(
    viteSettings({
      build: {
        write: false,
        rolldownOptions: {
          input: join(root, 'sizes', `${entry}.ts`),
          external: react,
          preserveEntrySignatures: 'strict',
        },
      },
    }),
  )
  // One input and no watching: there is exactly one output.
  const { output } = built as Rolldown.RolldownOutput
  const files = new Map(output.map((file) => [file.fileName, file]))
  const atOnce = new Set(output.flatMap((file) => (isChunk(file) && file.isEntry ? [file.fileName] : [])))
  // A set that grows while it is walked is walked to its new end.
  for (const name of atOnce) for (const needed of neededBy(files.get(name))) atOnce.add(needed)
  const sum = (counts: (file: Output) => boolean) =>
    output.filter(counts).reduce((bytes, file) => bytes + brotli(file), 0)
  return {
    script: sum((file) => isChunk(file) && atOnce.has(file.fileName)),
    style: sum((file) => isStyle(file) && atOnce.has(file.fileName)),
    later: sum((file) => (isChunk(file) || isStyle(file)) && !atOnce.has(file.fileName)),
  }
}

type Output = Rolldown.RolldownOutput['output'][number]

function isChunk(file: Output): file is Rolldown.OutputChunk {
  return file.type === 'chunk'
}

function isStyle(file: Output): boolean {
  return file.fileName.endsWith('.css')
}

/** Names of the files that a chunk needs at once. */
function neededBy(file?: Output): readonly string[] {
  if (!file || !isChunk(file)) return []
  return [...file.imports.filter((name) => !react.test(name)), ...(file.viteMetadata?.importedCss ?? [])]
}

function brotli(file: Output): number {
  const bytes = isChunk(file) ? file.code : file.source
  return brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).byteLength
}
