import type { Document, METHODS, Operation } from './operation-table.ts'

/** An operation and where it stands. */
export interface Placed {
  api: string
  document: Document
  path: string
  method: (typeof METHODS)[number]
  operation: Operation
}

const kinds: Readonly<Record<string, string>> = {
  '400': 'validation',
  '401': 'unauthorized',
  '403': 'forbidden',
  '404': 'not-found',
  '409': 'conflict',
  '413': 'refused',
  '415': 'refused',
  '429': 'rate-limited',
  '503': 'server',
}

/** The comment that stands over an operation's function: what it does, who may, what it throws. */
export function docsOf({ api, document, path, method, operation }: Placed): string {
  const prefix = api === 'product' ? '/api' : '/identity'
  const lines = [
    `${operation['x-words'] ?? operation.operationId}. ${operation.summary ?? ''}`.trim(),
    ...('description' in operation ? ['', String(operation.description)] : []),
    '',
    `\`${method.toUpperCase()} ${prefix}${path}\`, for ${whoMay(operation['x-access'])}.`,
    ...(operation['x-sortable'] ? [`Sorted by ${operation['x-sortable'].join(', ')}.`] : []),
    '',
    ...errorsOf(operation, document),
    ...(operation.deprecated ? ['@deprecated taken away in a later version.'] : []),
  ]
  const text = lines.map((line) => ` * ${line}`.trimEnd().replaceAll('*/', '*\u200b/')).join('\n')
  return `/**\n${text}\n */\n`
}

/** 'whoever holds level_edit', in the words of the contract. */
export function whoMay(access: unknown): string {
  if (!Array.isArray(access)) return access === 'public' ? 'everybody' : 'whoever is signed in'
  return access
    .map((entry: { permission?: string; own?: string }) =>
      entry.permission === undefined
        ? `the person whom it is about (\`${entry.own ?? ''}\`)`
        : `whoever holds \`${entry.permission}\``,
    )
    .join(', or ')
}

function errorsOf({ responses }: Operation, document: Document): string[] {
  return Object.entries(responses)
    .filter(([status]) => Number(status) >= 400)
    .map(([status, answer]) => {
      const { description = '' } = described(answer, document)
      return `@throws ApiError \`${kinds[status] ?? 'refused'}\` (${status}): ${description}`
    })
}

function described(answer: unknown, { components }: Document): { description?: string } {
  // The bundle was linted: an answer is described, or refers to a shared one that is.
  const { $ref, ...own } = answer as { $ref?: string; description?: string }
  const shared = $ref && components.responses?.[$ref.split('/').at(-1) ?? '']
  return shared || own
}
