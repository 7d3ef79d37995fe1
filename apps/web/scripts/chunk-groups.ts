import { join } from 'node:path'
import type { Rolldown } from 'vite'

/**
 * What every page begins with: it is one file, since ten small ones compress worse.
 * Nothing may stand here that the sign-in page can do without.
 */
const start = new RegExp(
  [
    'node_modules/(react|react-dom|scheduler|react-router|openapi-fetch)/',
    'packages/sdk/src/(?!contract|domains|download|generated/operations|generated/permissions|pagination|query|upload)',
    'packages/ui/src/(button|dev|error-state|icon|labels|link|loading|progress-bar|spinner|text)/',
    'packages/ui/src/(empty-state/message-state|layout/(card|inline|stack|visually-hidden))',
  ].join('|'),
)

/** What the sign-in page adds to it. */
const signIn =
  /packages\/ui\/src\/(text-field|password-field|field\/(field|control|required-mark|hint))|apps\/web\/src\/(session\/(sign-in-form|use-countdown)|domains\/session\/login|app\/layouts\/auth-layout)/

/** One file re-exports every icon, so whoever shows one would take them all. */
const icons = /node_modules\/lucide-react\//

function app(module: string): string {
  return join(import.meta.dirname, '../src', module)
}

/**
 * What begins together, from the first need to the last: a module is in the file of the first of these that cannot
 * run without it. What the pages before sign-in need stays out of files that only the signed-in load.
 */
const beginnings: readonly { chunk?: string; modules: readonly string[] }[] = [
  { modules: [app('main.tsx'), app('domains/session/login.tsx'), app('app/layouts/auth-layout.tsx')] },
  { chunk: 'frame', modules: [app('app/dashboard-routes.tsx'), app('app/layouts/dashboard-layout.tsx')] },
  // Screens without a list: what they share with one is no reason to load it.
  { modules: [app('app/home/home.tsx'), app('domains/session/own-account.tsx')] },
  { chunk: 'list', modules: [app('resource/list-screen.tsx')] },
]

/** The chunk of every module that one of the {@link beginnings} needs before it runs. */
function chunksByModule(graph: Rolldown.ChunkingContext): ReadonlyMap<string, string | undefined> {
  const chunks = new Map<string, string | undefined>()
  const take = (module: string, chunk: string | undefined): void => {
    if (chunks.has(module) || icons.test(module)) return
    chunks.set(module, chunk)
    for (const needed of graph.getModuleInfo(module)?.importedIds ?? []) take(needed, chunk)
  }
  for (const { chunk, modules } of beginnings) for (const module of modules) take(module, chunk)
  return chunks
}

/** How the app is cut into files: few for what every page needs, since each costs a way to the server and back. */
export function chunkGroups(): Rolldown.CodeSplittingGroup[] {
  let chunks: ReadonlyMap<string, string | undefined> | undefined
  const beginning = (module: string, graph: Rolldown.ChunkingContext) => {
    chunks ??= chunksByModule(graph)
    return chunks.get(module)
  }
  // Without the modules' own needs: those are in the file where they are needed first.
  const alone = { includeDependenciesRecursively: false }
  return [
    { name: 'start', test: start, priority: 4 },
    { name: 'sign-in', test: signIn, priority: 3 },
    { name: beginning, priority: 2, ...alone },
    { name: 'icons', test: icons, minShareCount: 2, priority: 1, ...alone },
  ]
}
