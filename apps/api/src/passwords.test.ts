import { expect, test } from 'vitest'
import { hashPassword, verifyPassword } from './passwords.ts'

test('only the password that was hashed is verified', async () => {
  const hashed = await hashPassword('Sông Mẫu 2026')
  expect(await verifyPassword(hashed, 'Sông Mẫu 2026')).toBe(true)
  expect(await verifyPassword(hashed, 'sông mẫu 2026')).toBe(false)
})

test('hashes are salted and say how dear they are', async () => {
  const hashes = await Promise.all([hashPassword('một'), hashPassword('một')])
  expect(hashes[0]).not.toBe(hashes[1])
  for (const hashed of hashes) expect(hashed).toContain('$argon2id$v=19$m=47104,t=1,p=1$')
})
