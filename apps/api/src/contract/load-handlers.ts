import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type AnyHandler, isResourceHandlers } from './handlers.ts'
import type { Operation } from './operations.ts'
import { unknownPermissions } from './access.ts'

/** Where resources are declared, one file each. */
const domainsFolder = join(import.meta.dirname, '../domains')

/**
 * Finds the handlers of every resource: the default exports of `<domain>/<resource>.ts` that `defineOperations` made; what tests share
 * (`testing/`) wants packages that a server in use does not have.
 * @throws Error for a file that bears another name than its resource, or a resource that is declared twice
 */
export async function loadHandlers(folder: string = domainsFolder): Promise<Map<string, AnyHandler>> {
  const found = new Map<string, AnyHandler>()
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
    if (!file.endsWith('.ts') || file.endsWith('.test.ts') || file.includes('/testing/')) continue
    const loaded: { default?: unknown } = await import(pathToFileURL(join(folder, file)).href)
    if (!isResourceHandlers(loaded.default)) continue
    for (const [id, handler] of Object.entries(loaded.default.handlers)) {
      if (found.has(id)) throw new Error(`${id} has two handlers, one of them in ${file}`)
      found.set(id, handler)
    }
  }
  return found
}

/**
 * Refuses to start on any gap between contract and code, since a gap found by a request is found by a user.
 * @throws Error that names every gap
 */
export function checkTotality(
  operations: readonly Operation[],
  handlers: ReadonlyMap<string, AnyHandler>,
): void {
  const ids = new Set<string>(operations.map(({ id }) => id))
  const gaps = [
    ...operations.filter(({ id }) => !handlers.has(id)).map(({ id }) => `${id} has no handler`),
    ...[...handlers.keys()]
      .filter((id) => !ids.has(id))
      .map((id) => `${id} is handled but not in the contract`),
    ...operations.flatMap((operation) =>
      unknownPermissions(operation).map((name) => `${operation.id} asks for the unknown permission ${name}`),
    ),
  ]
  if (gaps.length > 0) throw new Error(`contract and handlers differ:\n${gaps.join('\n')}`)
}
