import { beforeAll, expect, test } from 'vitest'
import { apiForFile, type Person } from '../../testing/api.ts'
import { everyPermission, newcomer } from '../../testing/newcomer.ts'
import { operationsOf } from '../operations.ts'
import { shapeOf } from './shape.ts'

const api = apiForFile()
let reader: Person
beforeAll(async () => {
  reader = await newcomer(api, { login: 'search-fields', companies: { 1: everyPermission } })
})

const searched = operationsOf('product')
  .filter(({ rows, parameters }) => rows !== undefined && parameters.some(({ name }) => name === 'search'))
  .flatMap((list) => [...shapeOf(list).searchFields].map((field) => ({ id: list.id, field, list })))

test('some lists are searched by fields that are no columns of their tables', () => {
  expect(searched.map(({ id, field }) => `${id} ${field}`)).toContain('contracts.list full_name')
})

test.each(searched)('$id is searched by $field alone', async ({ list, field }) => {
  const path = list.path.includes('{id}') ? { path: { id: 12 } } : {}
  const input: object = { ...path, query: { search: { value: 'an', fields: [field] } } }
  const { status } = await reader.call(list.id, input)
  // Rows below a record that is not there are not found; nothing fails.
  expect([200, 404]).toContain(status)
})
