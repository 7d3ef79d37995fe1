import { docsOf } from './operation-docs.ts'
import { type Document, METHODS, type OperationLine } from './operation-table.ts'

/**
 * The module of each resource: one documented function for each operation, tree-shakeable. A verb that JavaScript
 * reserves, such as `export`, is exported under its name all the same.
 */
export function resourceModules(
  documents: Readonly<Record<string, Document>>,
  table: Readonly<Record<string, OperationLine>>,
): Record<string, string> {
  const docs = new Map(
    Object.entries(documents).flatMap(([api, document]) =>
      Object.entries(document.paths).flatMap(([path, item]) =>
        METHODS.flatMap((method) => {
          const operation = item[method]
          return operation
            ? [[operation.operationId, docsOf({ api, document, path, method, operation })] as const]
            : []
        }),
      ),
    ),
  )
  const byResource = Map.groupBy(Object.entries(table), ([, { resource }]) => resource)
  return Object.fromEntries(
    [...byResource].map(([resource, lines]) => [resource, moduleOf(lines, docs)] as const),
  )
}

function moduleOf(lines: readonly [string, OperationLine][], docs: ReadonlyMap<string, string>): string {
  const makers = new Set(lines.map(([, line]) => makerOf(line)))
  const operations = lines.map(([id, line]) => {
    const { resource: _resource, verb, sortable: _sortable, isPublic: _public, link: _link, ...needed } = line
    const made = `/* @__PURE__ */ ${makerOf(line)}(${JSON.stringify(id)}, ${JSON.stringify(needed)})`
    return `${docs.get(id) ?? ''}const ${verb}Operation = ${made}\n`
  })
  const names = lines.map(([, { verb }]) => `${verb}Operation as ${verb}`)
  return (
    `import { ${[...makers].toSorted().join(', ')} } from '../../resource-operation.ts'\n\n` +
    `${operations.join('\n')}\nexport { ${names.join(', ')} }\n`
  )
}

function makerOf({ files, answersFile }: OperationLine): string {
  if (answersFile) return 'downloaded'
  return files ? 'uploaded' : 'called'
}
