import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { type Document, METHODS, type OperationLine } from './operation-table.ts'

/** The folders of the descriptions, each with the resources that stand there. */
type Domains = ReadonlyMap<string, readonly string[]>

/** A domain of more resources has its list's operations in a table of their own: who opens the list waits for those alone. */
const mostResources = 12

/**
 * The domain of each resource: the folder in which the description of its first path stands. Of a large domain the file of the
 * folder's own name, `employees/employees.yaml`, stands alone, and the rest is `employees-parts`.
 *
 * @param folder where `openapi.yaml` names the file of each path
 */
export function domainsOf(folder: string, document: Document): Domains {
  // The bundler has checked that it is a description; ours refer to another file for every path.
  const { paths } = parse(readFileSync(join(folder, 'openapi.yaml'), 'utf8')) as {
    paths: Record<string, { $ref: string }>
  }
  const placeOf = new Map<string, { domain: string; file: string }>()
  for (const [path, { $ref }] of Object.entries(paths)) {
    for (const operation of METHODS.flatMap((method) => document.paths[path]?.[method] ?? [])) {
      const [resource = ''] = operation.operationId.split('.')
      const [domain = '', file = ''] = $ref.split(/[/#]/)
      if (!placeOf.has(resource)) placeOf.set(resource, { domain, file })
    }
  }
  const places = [...placeOf].toSorted(([one], [other]) => (one < other ? -1 : 1))
  const byDomain = Map.groupBy(places, ([, { domain }]) => domain)
  const tables = [...byDomain].flatMap(([domain, all]) => {
    const own = all.filter(([, { file }]) => file === `${domain}.yaml`)
    if (all.length <= mostResources || own.length === 0) return [[domain, all] as const]
    return [[domain, own] as const, [`${domain}-parts`, all.filter((place) => !own.includes(place))] as const]
  })
  return new Map(
    tables
      .map(([name, resources]) => [name, resources.map(([resource]) => resource)] as const)
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  )
}

/** The module of one domain: what a browser needs of the operations of its resources. */
export function tableOfDomain(
  resources: readonly string[],
  table: Readonly<Record<string, OperationLine>>,
): string {
  const lines = Object.entries(table).flatMap(([id, line]) => {
    // What a list can be ordered by stands among the facts of its fields; who may call is the server's to know.
    const { resource, verb: _verb, sortable: _sortable, isPublic: _public, link: _link, ...needed } = line
    return resources.includes(resource) ? [[id, needed] as const] : []
  })
  return `export const operations = ${JSON.stringify(Object.fromEntries(lines), null, 2)} as const\n`
}

/** The module by which the table of an operation is found. */
export function tablesModule(domains: Domains): string {
  const tables = [...domains].map(
    ([domain, resources]) =>
      `  { resources: ${JSON.stringify(resources)}, load: () => import('./operation-tables/${domain}.ts') },\n`,
  )
  return (
    `/** The table of each domain, which is loaded with the first call of one of its resources. */\n` +
    `export const operationTables = [\n${tables.join('')}] as const\n`
  )
}
