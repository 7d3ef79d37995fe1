import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'

/** What every page begins with. */
const main = join(import.meta.dirname, '../src/main.tsx')
/** What every screen behind the sign-in needs. */
const frame = ['dashboard-routes.tsx', 'layouts/dashboard-layout.tsx'].map((file) =>
  join(import.meta.dirname, '../src/app', file),
)
/** The route table behind the sign-in, in all its files. */
const tables = ['screens.tsx', 'catalogue-screens.ts'].map((file) =>
  join(import.meta.dirname, '../src/app', file),
)
/** A row of the route table that has a screen: its path, and the module that the screen is in. */
const row = /path: '([^']+)'[^}]*?load: \(\) => import\('([^']+)'\)/g

type Chunk = Rolldown.OutputChunk

/**
 * Writes `.vite/preloads.json`: for the path of each screen the files that its page asks for beside those that
 * `index.html` names. The server names them in the page, so that the browser need not run one script to hear of
 * the next.
 */
export function screenPreloads(): Plugin {
  return {
    name: 'screen-preloads',
    apply: 'build',
    async generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const chunkOf = (module: string): Chunk => {
        const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(module))
        if (!chunk) throw new Error(`${module} is in no file of the build`)
        return chunk
      }
      const known = filesOf(chunkOf(main), bundle)
      const preloads: Record<string, string[]> = {}
      const rows = tables.flatMap((table) =>
        [...readFileSync(table, 'utf8').matchAll(row)].map(([, path = '', module = '']) => ({
          table,
          path,
          module,
        })),
      )
      for (const { table, path, module } of rows) {
        const screen = await this.resolve(module, table)
        if (!screen) throw new Error(`${path}: there is no ${module}`)
        const files = [...frame, screen.id].flatMap((file) => [...filesOf(chunkOf(file), bundle)])
        preloads[path] = [...new Set(files)].filter((file) => !known.has(file)).map((file) => `/${file}`)
      }
      const declared = tables.flatMap((table) => readFileSync(table, 'utf8').match(/^ *load:/gm) ?? [])
      if (rows.length === 0 || rows.length !== declared.length)
        throw new Error('the route table is written in a way not known here')
      this.emitFile({
        type: 'asset',
        fileName: '.vite/preloads.json',
        source: JSON.stringify(preloads),
      })
    },
  }
}

/** The scripts and styles without which a chunk does not run, its own included. */
function filesOf(chunk: Chunk, bundle: Rolldown.OutputBundle, found = new Set<string>()): Set<string> {
  if (found.has(chunk.fileName)) return found
  found.add(chunk.fileName)
  for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style)
  for (const name of chunk.imports) {
    const needed = bundle[name]
    if (needed?.type === 'chunk') filesOf(needed, bundle, found)
  }
  return found
}
