import { expect, test } from 'vitest'
import { operations, type OperationId } from '../src/contract.ts'
import { operationTables } from '../src/generated/operation-tables.ts'
import { loadOperations, methodOf } from '../src/operation-tables.ts'
import { operationInfo } from '../src/operation-info.ts'

// The keys of the whole table are exactly these.
const product = (Object.keys(operations) as OperationId[]).filter((id) => operations[id].api === 'product')

test('every operation of the product stands in the table of one domain', async () => {
  const tables = await Promise.all(
    operationTables.map(async ({ load }) => Object.keys((await load()).operations)),
  )
  expect(tables.flat().toSorted()).toEqual(product.toSorted())
})

test('a call brings the table of its own domain alone', async () => {
  expect(operationInfo('trainings.list')).toBeUndefined()
  await loadOperations('trainings.list')
  expect(operationInfo('trainings.list')).toMatchObject({ method: 'GET', path: '/trainings' })
  expect(operationInfo('employees.list')).toBeUndefined()
})

test('the method of an operation that the program puts together is found in its table', async () => {
  expect(await methodOf('levels.export')).toBe(operations['levels.export'].method)
  // An id out of a newer contract than this one.
  expect(await methodOf('levels.paint' as OperationId)).toBeUndefined()
})
