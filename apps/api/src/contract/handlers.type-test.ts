import { defineOperations, type Handler } from './handlers.ts'
import { standardSet } from '../standard-set/standard-set.ts'

const standard = { table: 'levels', item: 'level', defaultSort: 'rank' } as const
const show: Handler<'levels.show'> = async ({ path }) => {
  throw new Error(`no level ${path.id}`)
}

export const compiles = [
  defineOperations('levels', standardSet('levels', standard)),
  defineOperations('levels', { ...standardSet('levels', standard), 'levels.show': show }),
]

export const doesNotCompile = [
  // @ts-expect-error an operation of the resource has no handler
  defineOperations('levels', { 'levels.show': show }),
  defineOperations('levels', {
    ...standardSet('levels', standard),
    // @ts-expect-error the contract knows no such operation
    'levels.explode': show,
  }),
  defineOperations('positions', {
    // @ts-expect-error the answer has another shape
    'positions.list': async () => ({ position: [] }),
  }),
  defineOperations('levels', {
    ...standardSet('levels', standard),
    // @ts-expect-error a level has no colour
    'levels.store': async ({ body }) => ({ level: body.colour }),
  }),
  // @ts-expect-error there is no such table
  standardSet('levels', { ...standard, table: 'level' }),
  // @ts-expect-error there is no such resource
  defineOperations('stairs', {}),
]
