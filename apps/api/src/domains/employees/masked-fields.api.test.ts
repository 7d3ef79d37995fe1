import { type Input, type OperationId, type PermissionName } from '@nhansu/sdk/contract'
import { conditionSubjects, type ConditionField } from '@nhansu/sdk/domains/conditions'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { Client } from 'pg'
import { permissionsOf } from '../../contract/access.ts'
import { documents, resolve, type Schema } from '../../contract/document.ts'
import { type FilterKind, type ListShape, shapeOf } from '../../contract/list-query/shape.ts'
import { operationsOf } from '../../contract/operations.ts'
import { apiForFile, type Answer, type Person } from '../../testing/api.ts'
import { newcomer } from '../../testing/newcomer.ts'
import { nextNumber } from '../../testing/numbers.ts'

/**
 * J8: what is masked is no sort, filter, searched field, column of a file or condition. The lists, their fields and the
 * rights that these ask for are the contract's, so that a field that is masked tomorrow is asked about as well.
 */

const api = apiForFile()

async function holder(rights: readonly string[]): Promise<Person> {
  return newcomer(api, {
    login: `che-${nextNumber()}`,
    // Names that the contract says.
    companies: { 1: ([...new Set(rights)] as PermissionName[]).map((right) => [right, 'company'] as const) },
  })
}

/** Two values of each kind of filter: no answer may depend on which it is. */
const values: Readonly<Record<FilterKind, readonly [object, object]>> = {
  TextFilter: [
    { operator: 'like', value: 'a' },
    { operator: 'like', value: 'zzz' },
  ],
  NumberFilter: [
    { operator: 'equal', value: 1 },
    { operator: 'equal', value: 999 },
  ],
  DateFilter: [
    { operator: 'equal', value: '2027-01-31' },
    { operator: 'equal', value: '1999-01-01' },
  ],
  DatetimeFilter: [
    { operator: 'between', from: '2027-01-31' },
    { operator: 'between', from: '1999-01-01' },
  ],
  SelectFilter: [
    { operator: 'in', value: ['x'] },
    { operator: 'in', value: ['y'] },
  ],
  ActiveFilter: [
    { operator: 'equal', value: 1 },
    { operator: 'equal', value: 2 },
  ],
  BooleanFilter: [
    { operator: 'equal', value: true },
    { operator: 'equal', value: false },
  ],
}

interface MaskedList {
  id: OperationId
  shape: ListShape
  /** Files of the same rows, by which columns are chosen. */
  files: readonly { id: OperationId; columns: readonly string[] }[]
  /** The rights that let into the list and its files. */
  access: readonly string[]
}

/** Lists of the product that have a masked field, and no other record above them. */
const maskedLists: readonly MaskedList[] = operationsOf('product').flatMap((operation): MaskedList[] => {
  if (operation.rows === undefined || operation.parameters.some(({ in: place }) => place === 'path'))
    return []
  const shape = shapeOf(operation)
  if (shape.rules.needs.size === 0) return []
  const files = operationsOf('product').flatMap((file) => {
    const columns = columnsOf(file.body)
    const isOfRows = file.resource === operation.resource && columns.length > 0
    return isOfRows ? [{ id: file.id, columns, access: permissionsOf(file) }] : []
  })
  const access = [...permissionsOf(operation), ...files.flatMap((file) => file.access)]
  return [{ id: operation.id, shape, files, access }]
})

function columnsOf(body: Schema | undefined): string[] {
  const { properties } = resolve<Schema>(documents.product, body ?? {})
  const { items } = resolve<Schema>(documents.product, properties?.['columns'] ?? {})
  return (resolve<Schema>(documents.product, items ?? {}).enum ?? []).map(String)
}

/** Every field of a file of an employee that asks for a right, whichever part of the file it stands in. */
const maskedOfFiles: ReadonlySet<string> = new Set(
  Object.values(documents.product.components?.['schemas'] ?? {}).flatMap((schema) =>
    Object.entries((schema as Schema).properties ?? {}).flatMap(([field, property]) => {
      const needs = property['x-needs']
      const isOfFiles = Array.isArray(needs) && needs.some((right) => String(right).startsWith('employee_'))
      return isOfFiles ? [field] : []
    }),
  ),
)

const listOf = (person: Person, id: OperationId, query: object) =>
  // A typed call cannot name an operation that the contract only tells at run time.
  person.call(id as 'employees.list', { query })
const fileOf = (person: Person, id: OperationId, columns: string[]) =>
  person.call(id as 'employees.export', { body: { columns } as Input<'employees.export'>['body'] })

/** What may be asked of a list about a field. */
function asksAbout({ id, files, shape }: MaskedList, field: string) {
  const filter = values[shape.filters.get(field) ?? 'TextFilter']
  return [
    ...[field, `-${field}`].map((sort) => ({ what: 'sort', ask: (by: Person) => listOf(by, id, { sort }) })),
    ...filter.map((asked) => ({
      what: 'filter',
      ask: (by: Person) => listOf(by, id, { filter: { [field]: asked } }),
    })),
    {
      what: 'search',
      ask: (by: Person) => listOf(by, id, { search: { value: 'a', fields: [field] } }),
    },
    ...files.map((file) => ({ what: file.id, ask: (by: Person) => fileOf(by, file.id, [field]) })),
  ]
}

/** What a person is answered, with the statements that it took, without what differs by request. */
async function answered(ask: (by: Person) => Promise<Answer>, by: Person) {
  const sent = vi.spyOn(Client.prototype, 'query')
  try {
    const { status, body } = await ask(by)
    return { status, errors: body.errors, message: body.message, statements: sent.mock.calls.length }
  } finally {
    sent.mockRestore()
  }
}

describe.each(maskedLists)('J8: the masked fields of $id', (list) => {
  const fields = [...list.shape.rules.needs]
  let reader: Person
  let seeing: Person
  beforeAll(async () => {
    const needs = new Set(fields.flatMap(([, rights]) => rights))
    reader = await holder(list.access.filter((right) => !needs.has(right)))
    seeing = await holder([...list.access, ...needs])
  })

  test.each(fields.map(([field]) => field))('%s orders, filters, finds and fills nothing', async (field) => {
    for (const { what, ask } of asksAbout(list, field))
      expect((await ask(reader)).status, `${what} by ${field}`).toBe(400)
    const [one, other] = values[list.shape.filters.get(field) ?? 'TextFilter']
    const filtered = (filter: object) => (by: Person) => listOf(by, list.id, { filter: { [field]: filter } })
    expect(await answered(filtered(one), reader)).toEqual(await answered(filtered(other), reader))
    // It is the right that was missing, and nothing of the question.
    if (list.shape.filters.has(field))
      for (const filter of [one, other]) expect((await filtered(filter)(seeing)).status, field).toBe(200)
    if (list.shape.sortable.has(field))
      expect((await listOf(seeing, list.id, { sort: field })).status, field).toBe(200)
    for (const { id, columns } of list.files)
      if (columns.includes(field)) expect((await fileOf(seeing, id, [field])).status, id).toBe(200)
  })
})

test('there are lists with masked fields, those of employees and of their rewards among them', () => {
  expect(maskedLists.map(({ id }) => id)).toEqual(
    expect.arrayContaining([
      'employees.list',
      'rewardsDisciplines.list',
      'workProgresses.list',
      'candidates.list',
    ]),
  )
})

function employeesList(): MaskedList {
  const list = maskedLists.find(({ id }) => id === 'employees.list')
  if (list === undefined) throw new Error('the list of employees masks nothing')
  return list
}

/** The masked fields of files; what bears the same name and is open in the list is another field. */
function maskedIn({ shape: { fields, filters, rules } }: MaskedList): string[] {
  const isOpen = (field: string) => (fields.has(field) || filters.has(field)) && !rules.needs.has(field)
  return [...maskedOfFiles].filter((field) => !isOpen(field))
}

test('J8: no masked field of any part of a file orders, filters, finds or fills the list of employees', async () => {
  const list = employeesList()
  const masked = maskedIn(list)
  expect(masked).toEqual(expect.arrayContaining(['tax_code', 'id_number', 'religion', 'base_salary']))
  const reader = await holder(list.access)
  for (const field of masked)
    for (const { what, ask } of asksAbout(list, field))
      expect((await ask(reader)).status, `${what} by ${field}`).toBe(400)
})

type Body = Input<'statistics.withConditions'>['body']

/** A condition that asks for one of two values of a field. */
function conditionOn(field: ConditionField, which: 0 | 1): Body {
  const { kind, choices, isNumbered } = conditionSubjects[field]
  if (kind === 'number' || kind === 'date') {
    const bound = kind === 'number' ? which : `202${which}-01-01`
    return { conditions: [{ field, operator: 'between', from: bound, to: bound }] }
  }
  const chosen = Object.keys(choices ?? {})[which] ?? ''
  const value = {
    text: which === 0 ? 'a' : 'zzz',
    boolean: which === 0,
    choice: isNumbered ? Number(chosen) : chosen,
  }[kind]
  return { conditions: [{ field, operator: 'is', value }] }
}

test('J8: no masked field is a condition or a column of whom conditions find', async () => {
  const reader = await holder(['report_access', 'employee_access'])
  const further = ['employee_sensitive', 'contract_access', 'training_report_certificate']
  const seeing = await holder(['report_access', 'employee_access', ...further])
  const call = (by: Person, body: Body) => by.call('statistics.withConditions', { body })
  const closed: string[] = []
  for (const field of Object.keys(conditionSubjects) as ConditionField[]) {
    const all = await call(reader, { conditions: [{ field, operator: 'all' }] })
    const answers = []
    for (const which of [0, 1] as const)
      answers.push(await answered((by) => call(by, conditionOn(field, which)), reader))
    expect(answers[0]?.status, field).toBe(all.status)
    expect((await call(seeing, conditionOn(field, 0))).status, field).toBe(200)
    if (all.status === 200) continue
    closed.push(field)
    expect(all.status, field).toBe(400)
    expect(answers[0], field).toEqual(answers[1])
    const column = { conditions: [], columns: [field] }
    expect((await call(reader, column)).status, field).toBe(400)
  }
  const masked = maskedIn(employeesList()).filter((field) => field in conditionSubjects)
  expect(closed).toEqual(expect.arrayContaining([...masked, 'contracts.end_date', 'relatives.gender']))
})
