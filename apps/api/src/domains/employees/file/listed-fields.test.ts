import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { documents, resolve, type Schema } from '../../../contract/document.ts'
import { operationsOf } from '../../../contract/operations.ts'

const page = readFileSync(new URL('../../../../../../docs/employee-fields.md', import.meta.url), 'utf8')
/** The tables by the titles above them, without the last one of what is not there. */
const [head = '', ...sections] = page.split('\n## ')
const rowsOf = (section: string) =>
  [...section.matchAll(/^\| (?!field|item)(.+) \| (.+) \|$/gm)].map(([, field = '', where = '']) => ({
    field,
    where,
  }))
const listed = sections.filter((section) => !section.startsWith('Not there')).flatMap(rowsOf)
const lawful = sections.filter((section) => section.startsWith('Sổ')).flatMap(rowsOf)
const missing = sections.filter((section) => section.startsWith('Not there')).flatMap(rowsOf)

const look = (schema: Schema | undefined): Schema => resolve<Schema>(documents.product, schema ?? {})

/** What stands at `key.path` under the data of an operation's answer, through rows and what may be null. */
function standsAt(operationId: string, path: string): boolean {
  const operation = operationsOf('product').find(({ id }) => id === operationId)
  let here = look(look(operation?.success.schema).properties?.['data'])
  for (const name of path.split('.')) {
    const inside = look(here.items ?? here.oneOf?.[0] ?? here)
    const next = inside.properties?.[name]
    if (next === undefined) return false
    here = look(next)
  }
  return true
}

test.each(listed)('$field stands where the page says', ({ where }) => {
  const [operation = '', path = ''] = where.replaceAll('`', '').split(' ')
  expect(standsAt(operation, path), where).toBe(true)
})

test('a field that nobody shows is found out', () => {
  expect(standsAt('employees.show', 'employee.star_sign')).toBe(false)
  expect(standsAt('employees.nothing', 'employee.full_name')).toBe(false)
})

test('the page counts what it lists', () => {
  const ofFile = listed.length - lawful.length
  expect(head).toContain(`${ofFile} of ${ofFile + missing.length}.`)
  expect(head).toContain(`${lawful.length} of ${lawful.length}.`)
})
