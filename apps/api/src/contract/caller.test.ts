import type { FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'
import { callerOf } from './caller.ts'

function addressFor(ip: string, remoteAddress?: string): string {
  const request = { id: 'r', ip, protocol: 'http', headers: {}, socket: { remoteAddress } }
  // What callerOf reads of a request, and nothing more.
  return callerOf(request as unknown as FastifyRequest).address
}

test.each([
  ['203.0.113.7', undefined, '203.0.113.7'],
  ['::ffff:203.0.113.7', undefined, '203.0.113.7'],
  ['2001:db8::1', undefined, '2001:db8::1'],
  ['fe80::1%eth0', undefined, 'fe80::1'],
  ['unknown', '10.0.0.1', '10.0.0.1'],
  ["1' or 1=1", '::ffff:10.0.0.1', '10.0.0.1'],
  ['', undefined, '0.0.0.0'],
])('%j from %j is the address %s', (ip, remote, address) => {
  expect(addressFor(ip, remote)).toBe(address)
})
