import type { OperationId, Schemas } from '@nhansu/sdk/contract'
import { companiesWhereHolds } from '../../authority/administrators.ts'
import { permissionsOf } from '../../contract/access.ts'
import { forbidden, notFound } from '../../contract/failure.ts'
import type { ProductContext } from '../../contract/handlers.ts'
import { operationNamed } from '../../contract/operations.ts'

/** A catalogue that can be copied from one company to another. */
export type Catalogue = Schemas['CopiedCatalogue']

/**
 * Lets nobody past who may not change all of this catalogue in his own company: the guard only knows that he may change
 * one of them.
 * @throws ApiFailure 403
 */
export function requireEdit({ session }: ProductContext, catalogue: Catalogue): void {
  const wanted = permissionsOf(operationNamed(`${catalogue}.import`))
  const held = session.grants.filter(({ scope }) => scope === 'company').map(({ permission }) => permission)
  if (!wanted.some((name) => held.some((own) => own === name))) throw forbidden()
}

/** The other companies in which the user may read the whole catalogue. */
export async function companiesToCopyFrom(
  context: ProductContext,
  catalogue: Catalogue,
): Promise<Schemas['CatalogueCompany'][]> {
  const ids = await readableIn(context, catalogue)
  if (ids.length === 0) return []
  return context.db
    .selectFrom('companies')
    .select(['id', 'short_name as name'])
    .where('id', 'in', ids)
    .where('is_active', '=', true)
    .orderBy('id')
    .execute()
}

/** @throws ApiFailure 404 for a company that is not there, or not there for this user */
export async function requireSource(
  context: ProductContext,
  catalogue: Catalogue,
  companyId: number,
): Promise<void> {
  const offered = await companiesToCopyFrom(context, catalogue)
  if (!offered.some(({ id }) => id === companyId)) throw notFound()
}

/** Any of the rights that open the list lets in, for the whole of that company; a list for everybody asks for membership. */
async function readableIn(context: ProductContext, catalogue: Catalogue): Promise<number[]> {
  const rights = permissionsOf(operationNamed(`${catalogue}.list` satisfies OperationId))
  const asked = rights.length > 0 ? rights.map((right) => [right]) : [[]]
  const ids = new Set<number>()
  for (const right of asked) {
    for (const id of await companiesWhereHolds(context, context.session.userId, right)) ids.add(id)
  }
  ids.delete(context.companyId)
  return [...ids]
}
