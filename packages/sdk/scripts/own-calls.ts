import { METHODS, type Document, type Operation } from './operation-table.ts'

interface Call {
  method: string
  path: string
  operation: Operation
}

const head = `# Our own calls

Calls that the specification does not name, in its shapes. Made by \`npm run generate\` of the operations marked \`x-own\`;
what each is for is its \`summary\`.

| operation | call | what for |
|---|---|---|
`

/** The page that lists every call that the specification does not name, resource by resource as the contract has them. */
export function ownCalls(documents: readonly Document[]): string {
  const calls = documents.flatMap(({ paths }): Call[] =>
    Object.entries(paths).flatMap(([path, item]) =>
      METHODS.flatMap((method) => {
        const operation = item[method]
        return operation?.['x-own'] === true ? [{ method, path, operation }] : []
      }),
    ),
  )
  const sorted = calls.toSorted((one, other) =>
    one.operation.operationId < other.operation.operationId ? -1 : 1,
  )
  return `${head}${sorted.map(line).join('\n')}\n`
}

function line({ method, path, operation: { operationId, summary = '' } }: Call): string {
  return `| \`${operationId}\` | \`${method.toUpperCase()} ${path}\` | ${summary.replaceAll('|', '\\|')} |`
}
