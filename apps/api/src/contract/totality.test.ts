import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { checkTotality, loadHandlers } from './load-handlers.ts'
import { operationsOf } from './operations.ts'

const operations = [...operationsOf('product'), ...operationsOf('identity')]
const handlers = await loadHandlers()

describe('the start', () => {
  test('finds a handler for every operation', () => {
    expect(() => checkTotality(operations, handlers)).not.toThrow()
    expect([...handlers.keys()].toSorted()).toEqual(operations.map(({ id }) => id).toSorted())
  })

  test('is refused without the handler of any one', () => {
    const [first, ...others] = operations
    if (!first) throw new Error('the contract is empty')
    const rest = new Map(handlers)
    rest.delete(first.id)
    expect(() => checkTotality(operations, rest)).toThrow(`${first.id} has no handler`)
    // Each of the others alone: to judge the whole contract again without each takes its square.
    for (const operation of others) {
      expect(() => checkTotality([operation], new Map())).toThrow(`${operation.id} has no handler`)
    }
  })

  test('is refused with a handler of nothing', () => {
    const more = new Map([...handlers, ['levels.explode', async () => null] as const])
    expect(() => checkTotality(operations, more)).toThrow('levels.explode is handled but not in the contract')
  })

  test('is refused with a permission that nobody can hold', () => {
    const [first, ...rest] = operations
    if (!first) throw new Error('the contract is empty')
    const typo = { ...first, access: [{ permission: 'level_acces' }] }
    expect(() => checkTotality([typo, ...rest], handlers)).toThrow('unknown permission level_acces')
  })
})

test('a resource that stands in two files is refused', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'nhansu-domains-'))
  for (const domain of ['one', 'two']) {
    mkdirSync(join(folder, domain))
    const file = `export default { resource: 'levels', handlers: { 'levels.show': async () => ({}) } }`
    writeFileSync(join(folder, domain, 'levels.ts'), file)
    writeFileSync(join(folder, domain, 'helper.ts'), 'export const helper = 1')
  }
  await expect(loadHandlers(folder)).rejects.toThrow('levels.show has two handlers')
})
