import { join } from 'node:path'
import { type ESTree, type Plugin, type Rolldown, Visitor } from 'vite'
import { chunkGroups } from './chunk-groups.ts'

/** What every page begins with. */
const main = join(import.meta.dirname, '../src/main.tsx')
const inApp = (file: string) => join(import.meta.dirname, '../src/app', file)
/** What every screen behind the sign-in needs. */
const everyScreen = ['dashboard-routes.tsx', 'layouts/dashboard-layout.tsx'].map(inApp)
/** What stands around each of them but those that stand alone. */
const shell = inApp('layouts/framed-layout.tsx')
/** A domain's part of the route table, and the frame's own. */
const table = /\/web\/src\/(domains\/[^/]+|app)\/screens\.ts$/
/** A domain's table of operations, which the client loads before its first call. */
const operationTable = /\/sdk\/src\/generated\/operation-tables\/[^/]+\.ts$/

type Chunk = Rolldown.OutputChunk

/**
 * Writes `.vite/preloads.json`: for the path of each screen the files that its page asks for beside those that
 * `index.html` names. The server names them in the page, so that the browser need not run one script to hear of
 * the next. The scripts among them stand in `/screen-files.json` too, for the way from one screen to another.
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
      const tables = [...this.getModuleIds()]
        .filter((module) => operationTable.test(module))
        .map((module) => ({
          file: chunkOf(module).fileName,
          operations: namesIn(this.getModuleInfo(module)?.code ?? ''),
        }))
      const preloads: Record<string, string[]> = {}
      const alone = new Set<string>()
      for (const id of [...this.getModuleIds()].filter((module) => table.test(module))) {
        const { code, dynamicallyImportedIds } = this.getModuleInfo(id) ?? {}
        const rows = loadedRows(this.parse(code ?? ''))
        const modules = new Set<string>()
        for (const { path, source, isBare } of rows) {
          const screen = await this.resolve(source, id)
          if (!screen) throw new Error(`${path}: there is no ${source}`)
          modules.add(screen.id)
          if (isBare) alone.add(path)
          const around = isBare ? everyScreen : [...everyScreen, shell]
          const files = [...around, screen.id].flatMap((file) => [...filesOf(chunkOf(file), bundle)])
          const called = namesIn(files.map((file) => ownCode(bundle[file])).join('\n'))
          const needed = tables.filter(({ operations }) => [...operations].some((name) => called.has(name)))
          const all = new Set([...files, ...needed.map(({ file }) => file)])
          preloads[path] = [...all].filter((file) => !known.has(file)).map((file) => `/${file}`)
        }
        const missed = dynamicallyImportedIds?.filter((module) => !modules.has(module)) ?? []
        if (missed.length > 0) throw new Error(`${id}: no row with a path brings ${missed.join(', ')}`)
      }
      this.emitFile({
        type: 'asset',
        fileName: '.vite/preloads.json',
        source: JSON.stringify(preloads),
      })
      this.emitFile({
        type: 'asset',
        fileName: 'screen-files.json',
        source: JSON.stringify(scriptsOf(preloads, alone)),
      })
    },
  }
}

/** The scripts that not every screen in the frame has; the frame itself comes with the first of them. */
function scriptsOf(
  preloads: Readonly<Record<string, readonly string[]>>,
  alone: ReadonlySet<string>,
): Record<string, string[]> {
  const lists = Object.entries(preloads).flatMap(([path, files]) => (alone.has(path) ? [] : [files]))
  const isOfAll = (file: string) => lists.every((files) => files.includes(file))
  return Object.fromEntries(
    Object.entries(preloads).map(([path, files]) => [
      path,
      files.filter((file) => file.endsWith('.js') && !isOfAll(file)),
    ]),
  )
}

/** The scripts and styles without which a chunk does not run, its own included. */
export function filesOf(chunk: Chunk, bundle: Rolldown.OutputBundle, found = new Set<string>()): Set<string> {
  if (found.has(chunk.fileName)) return found
  found.add(chunk.fileName)
  for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style)
  for (const name of chunk.imports) {
    const needed = bundle[name]
    if (needed?.type === 'chunk') filesOf(needed, bundle, found)
  }
  return found
}

const shared = new Set(chunkGroups().map(({ name }) => name))

/** The script of a file that not every screen loads: what all of them share can call any domain, and seldom does. */
function ownCode(file: Rolldown.OutputBundle[string] | undefined): string {
  return file?.type === 'chunk' && !shared.has(file.name) ? file.code : ''
}

/**
 * The names of operations that stand in a script, and `<resource>.list` for each resource that a list is declared of: its
 * calls put their names together. A word that only looks like one is in no table.
 */
function namesIn(code: string): Set<string> {
  const whole = code.matchAll(/["'`]([a-zA-Z]+\.[a-zA-Z]+)["'`]/g)
  const declared = code.matchAll(/\bresource:\s*["'`]([a-zA-Z]+)["'`]/g)
  return new Set([...[...whole].map(([, id = '']) => id), ...[...declared].map(([, id]) => `${id}.list`)])
}

/** A row of the route table that has a screen: its path, the module that the screen is in, and whether it stands alone. */
interface LoadedRow {
  path: string
  source: string
  isBare: boolean
}

/** The rows of a part of the route table: objects with a `path` in whose `load` a module is imported. */
function loadedRows(program: ESTree.Program): LoadedRow[] {
  const rows: LoadedRow[] = []
  const visitor = new Visitor({
    ObjectExpression({ properties }) {
      const path = textOf(valueOf(properties, 'path'))
      const load = valueOf(properties, 'load')
      const source = load?.type === 'ArrowFunctionExpression' && importedBy(load.body)
      const isBare = valueOf(properties, 'bare') !== undefined
      if (path !== undefined && source) rows.push({ path, source, isBare })
    },
  })
  visitor.visit(program)
  return rows
}

function valueOf(properties: ESTree.ObjectExpression['properties'], name: string) {
  for (const property of properties)
    if (property.type === 'Property' && property.key.type === 'Identifier' && property.key.name === name)
      return property.value
  return undefined
}

const importedBy = (body: ESTree.Node) => (body.type === 'ImportExpression' ? textOf(body.source) : undefined)

const textOf = (node: ESTree.Node | undefined) =>
  node?.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined
