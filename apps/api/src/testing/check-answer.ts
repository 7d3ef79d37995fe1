import type { OperationId } from '@nhansu/sdk/contract'
import type { ValidateFunction } from 'ajv/dist/2020.js'
import type { Schema } from '../contract/document.ts'
import type { Operation } from '../contract/operations.ts'
import { answersFile, operationsOf } from '../contract/operations.ts'
import { compile, sharedAjv } from '../contract/schemas.ts'

const ajv = sharedAjv()
const operations = new Map<string, Operation>(
  [...operationsOf('product'), ...operationsOf('identity')].map((operation) => [operation.id, operation]),
)
/** By schema: most refusals of all operations are one and the same, so a few are made once for eight thousand. */
const validators = new WeakMap<Schema, ValidateFunction>()

/**
 * Holds an answer against the contract.
 * @throws Error for a status that the operation does not declare, or a body that does not fit its schema
 */
export function checkAnswer(id: OperationId, status: number, body: unknown): void {
  const operation = operations.get(id)
  if (operation && answersFile(operation) && status === operation.success.status) return
  const schema =
    status === operation?.success.status ? operation.success.schema : operation?.failures.get(status)
  if (!operation || !schema) throw new Error(`${id} answered ${status}, which its contract does not declare`)
  const validate = validators.get(schema) ?? compile(ajv, operation.api, schema)
  validators.set(schema, validate)
  if (!validate(body)) {
    throw new Error(`${id} answered ${status} in another shape: ${ajv.errorsText(validate.errors)}`)
  }
}
