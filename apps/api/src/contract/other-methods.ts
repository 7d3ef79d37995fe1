import type { FastifyInstance } from 'fastify'
import { ApiFailure } from './failure.ts'
import { answersFile, type Operation } from './operations.ts'
import { routePattern, takesPath } from './route-pattern.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The pattern of a path that is there, though not for this method; null for everything else. */
    refusedRoute: string | null
  }
}

interface KnownPath {
  pattern: string
  takes: (parts: readonly string[]) => boolean
  /** The methods that it takes, as a header says them. */
  allow: string
}

/**
 * Answers 405 with what the path does take, instead of claiming that nothing is there. It looks only where no route was
 * found: a route for each other method of each path would be five thousand more, a third of a start.
 */
export function refuseOtherMethods(app: FastifyInstance, operations: readonly Operation[]): void {
  let known: readonly KnownPath[] | undefined
  app.decorateRequest('refusedRoute', null)
  // Before the body is looked at: what is wrong is the method, whatever it carries.
  app.addHook('onRequest', async (request, reply) => {
    if (!request.is404) return
    known ??= knownPaths(operations)
    const parts = partsOf(request.url)
    const found = known.find(({ takes }) => takes(parts))
    if (found === undefined) return
    request.refusedRoute = found.pattern
    reply.header('allow', found.allow)
    throw new ApiFailure(405)
  })
}

function knownPaths(operations: readonly Operation[]): KnownPath[] {
  return [...Map.groupBy(operations, routePattern)].map(([pattern, same]) => {
    const taken = new Set<string>(same.map(({ method }) => method))
    if (same.some((each) => each.method === 'GET' && !answersFile(each))) taken.add('HEAD')
    // Every path of a group has an operation, and all of them have the same path but for the names of what it holds.
    const [first] = same as [Operation, ...Operation[]]
    return { pattern, takes: takesPath(first), allow: [...taken].join(', ') }
  })
}

/** The parts of an address between slashes, as the router reads them. */
function partsOf(url: string): string[] {
  const [path = ''] = url.split(/[?#]/, 1)
  return path.split('/').map(decoded)
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
