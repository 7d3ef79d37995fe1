import { expect, test, vi } from 'vitest'
import { createCoreClient } from '../src/core.ts'
import type { OperationId } from '../src/contract.ts'
import { readEnvelope } from '../src/envelope.ts'
import { learnOperations } from '../src/operation-info.ts'
import { clientWith, ok } from './support/client.ts'

test('an operation that is taken away later is told once on the console, and works', async () => {
  learnOperations({ 'levels.old': { api: 'product', method: 'GET', path: '/old', deprecated: true } })
  const said = vi.spyOn(console, 'warn').mockReturnValue()
  const { client } = await clientWith(() => ok({ level: { id: 1 } }))
  // Nothing of the contract is deprecated today.
  const call = () => client.send('levels.old' as OperationId, {}, readEnvelope)

  expect(await call()).toEqual({ level: { id: 1 } })
  await call()

  expect(said.mock.calls).toEqual([[expect.stringContaining('levels.old is deprecated')]])
  said.mockRestore()
})

test.each([
  ['Node 18 before 18.17', () => vi.stubGlobal('AbortSignal', {})],
  ['the last Node 18', () => vi.stubGlobal('crypto', undefined)],
])('%s is refused in words', (_, stub) => {
  stub()
  const baseUrls = { product: '/api', identity: '/identity' }
  expect(() => createCoreClient({ baseUrls })).toThrow(/needs Node 20\.3/)
  vi.unstubAllGlobals()
})
