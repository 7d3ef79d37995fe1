import type { ResourceName } from '@nhansu/sdk/contract'
import { forbidden } from '../../contract/failure.ts'
import type { AnyHandler, Handlers, ProductContext } from '../../contract/handlers.ts'

/**
 * Lets only those into a resource's operations who hold the right for the whole company: of roles, users and the trail
 * nobody holds a part. The operations answer 403 to everybody else.
 */
export function forWholeCompany<R extends ResourceName>(handlers: Handlers<R>): Handlers<R> {
  // Each handler is wrapped for its own input and answer, which no type can say of a table.
  const guarded = Object.entries(handlers as unknown as Record<string, AnyHandler>).map(([id, handle]) => [
    id,
    async (input: unknown, context: ProductContext) => {
      requireWholeCompany(context)
      return handle(input, context)
    },
  ])
  return Object.fromEntries(guarded) as Handlers<R>
}

/** @throws ApiFailure 403 when the right scopes only units or the own record */
export function requireWholeCompany({ scopes }: Pick<ProductContext, 'scopes'>): void {
  if (!scopes.some(({ scope }) => scope === 'company')) throw forbidden()
}
