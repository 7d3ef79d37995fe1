import type { Operation } from './operations.ts'

/**
 * `/levels/{id}` for Fastify. What begins like a number is an id, good or bad, so a word such as `restore` beside
 * it never falls into it, and a bad number is bad input instead of an unknown path.
 */
export function routePattern(operation: Operation): string {
  return operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    isNumber(operation, name) ? `:${name}(^[+-]?\\d[^/]*$)` : `:${name}`,
  )
}

/** Says of a path, in its parts between slashes, whether the pattern of an operation takes it, as Fastify would. */
export function takesPath(operation: Operation): (parts: readonly string[]) => boolean {
  const wanted = operation.path.split('/').map((part) => {
    if (!part.startsWith('{')) return (said: string) => said === part
    return isNumber(operation, part.slice(1, -1)) ? looksLikeNumber : isWord
  })
  return (parts) =>
    parts.length === wanted.length && wanted.every((takes, place) => takes(parts[place] ?? ''))
}

/** Characters of the longest value in a path; with a longer one it is an unknown path. */
export const longestInPath = 100

const isWord = (said: string) => said.length <= longestInPath
const looksLikeNumber = (said: string) => /^[+-]?\d/.test(said) && said.length <= longestInPath

function isNumber({ parameters }: Operation, name: string): boolean {
  const parameter = parameters.find((known) => known.name === name)
  return parameter?.schema?.['type'] === 'integer' || parameter?.schema?.$ref?.endsWith('/Id') === true
}
