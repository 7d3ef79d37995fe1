import { type OperationId, operations, resourceOf, type ResourceName, verbOf } from '@nhansu/sdk/contract'
import { documents, resolve, type Schema } from '../contract/document.ts'
import { operationNamed } from '../contract/operations.ts'

/** Resources with the whole standard set, with the undo of a delete and with workbooks. */
export const catalogues: readonly ResourceName[] = (Object.keys(operations) as OperationId[])
  // An import that is no standard one has no key in the contract.
  .filter((id) => verbOf(id) === 'import' && operationNamed(id).key !== undefined)
  .map(resourceOf)

/** What a new item of a catalogue cannot do without, each with the contract's own example. */
export function requiredFields(resource: ResourceName): Record<string, unknown> {
  // Each catalogue has the whole standard set.
  const { api, body = {} } = operationNamed(`${resource}.store` as OperationId)
  const look = (schema: Schema | undefined) => resolve<Schema>(documents[api], schema ?? {})
  const { required = [], properties = {} } = look(body)
  return Object.fromEntries(required.map((field) => [field, look(properties[field])['example']]))
}
