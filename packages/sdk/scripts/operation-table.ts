import { answersFile, filesOfForm } from './operation-files.ts'

export const METHODS = ['get', 'post', 'put', 'delete'] as const

/** What the generator reads of an operation. */
export type Operation = {
  operationId: string
  'x-access'?: unknown
  'x-link'?: string
  requestBody?: unknown
  responses: Record<string, unknown>
  parameters?: { name?: string; in?: string; content?: unknown }[]
  'x-fallback-message'?: string
  'x-server-message'?: number
  'x-rows'?: string
  'x-sortable'?: string[]
  'x-heads'?: Record<string, string>
  'x-words'?: string
  'x-own'?: boolean
  'x-touches'?: string[]
  summary?: string
  deprecated?: boolean
}

/** What the generator reads of a bundled OpenAPI document. */
export type Document = {
  paths: Record<string, Partial<Record<(typeof METHODS)[number], Operation>>>
  components: { schemas: Record<string, { enum?: string[] }>; responses?: Record<string, unknown> }
}

/** One line of the table that the SDK and the server find an operation's path and method in. */
export type OperationLine = {
  api: string
  method: string
  path: string
  resource: string
  verb: string
  /** Query parameters that are written as JSON. */
  jsonParameters?: string[]
  rows?: string
  sortable?: string[]
  fallbackMessage?: string
  /** The parts of its form that are files. */
  files?: string[]
  answersFile?: true
  serverMessage?: number
  isPublic?: true
  /** By what it finds its company, though nobody is signed in. */
  link?: string
  deprecated?: true
  /** The other resources whose records a write changes too. */
  touches?: string[]
}

/** operationId → where it is and how it is called, for all documents together, sorted. */
export function operationTable(documents: Record<string, Document>): Record<string, OperationLine> {
  const lines = Object.entries(documents).flatMap(([api, document]) =>
    Object.entries(document.paths).flatMap(([path, item]) =>
      METHODS.flatMap((method) => {
        const operation = item[method]
        return operation
          ? [[operation.operationId, line(api, method, path, operation, document)] as const]
          : []
      }),
    ),
  )
  refuseUnknownTouches(lines)
  return Object.fromEntries(lines.sort(([a], [b]) => (a < b ? -1 : 1)))
}

function refuseUnknownTouches(lines: readonly (readonly [string, OperationLine])[]): void {
  const resources = new Set(lines.map(([, { resource }]) => resource))
  for (const [id, { touches = [] }] of lines) {
    const unknown = touches.find((resource) => !resources.has(resource))
    if (unknown !== undefined) throw new Error(`${id} touches ${unknown}, which is no resource`)
  }
}

function line(
  api: string,
  method: string,
  path: string,
  operation: Operation,
  document: Document,
): OperationLine {
  const [resource = '', verb = ''] = operation.operationId.split('.')
  const files = filesOfForm(operation, document)
  const jsonParameters = (operation.parameters ?? []).flatMap(({ name, content }) =>
    name && content ? [name] : [],
  )
  return {
    api,
    method: method.toUpperCase(),
    path,
    resource,
    verb,
    ...(jsonParameters.length > 0 ? { jsonParameters } : {}),
    ...(operation['x-rows'] ? { rows: operation['x-rows'] } : {}),
    ...(operation['x-sortable'] ? { sortable: operation['x-sortable'] } : {}),
    ...(operation['x-fallback-message'] ? { fallbackMessage: operation['x-fallback-message'] } : {}),
    ...(files.length > 0 ? { files } : {}),
    ...(answersFile(operation, document) ? { answersFile: true } : {}),
    ...(operation['x-server-message'] ? { serverMessage: operation['x-server-message'] } : {}),
    ...(operation['x-touches'] ? { touches: operation['x-touches'] } : {}),
    ...(operation.deprecated ? { deprecated: true } : {}),
    ...(operation['x-link'] ? { link: operation['x-link'] } : {}),
    // Identity's operations bring their own context, whoever may call them.
    ...(api === 'product' && operation['x-access'] === 'public' ? { isPublic: true } : {}),
  }
}

/** The permission names, in the order in which the description lists them. */
export function permissionNames(product: Document): string[] {
  return product.components.schemas['PermissionName']?.enum ?? []
}

/** What each operation does, for people: operationId → 'Xóa nhiều trình độ'. */
export function operationWords(documents: readonly Document[]): Record<string, string> {
  const words = documents.flatMap(({ paths }) =>
    Object.values(paths).flatMap((item) =>
      METHODS.flatMap((method) => {
        const operation = item[method]
        return operation ? [[operation.operationId, operation['x-words'] ?? ''] as const] : []
      }),
    ),
  )
  return Object.fromEntries(words.toSorted(([a], [b]) => (a < b ? -1 : 1)))
}
