import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { randomUUID } from 'node:crypto'
import { openFolder } from './open-folder.ts'
import { type Product, type RunOptions, startProgram } from './product.ts'

/** An answer of the API, with what the tests look at. */
export interface Answer {
  status: number
  retryAfter: string | null
  data: Record<string, unknown>
}

/** A signed-in user of a running product. */
export interface Client {
  call(method: string, path: string, body?: unknown, key?: string): Promise<Answer>
}

/** Makes one company with an administrator in the database of a running product, and signs in. */
export async function newAdministrator(
  product: Product,
  options: RunOptions,
): Promise<{ token: string; login: string; password: string }> {
  const folder = openFolder()
  const file = join(folder, 'cong-ty.json')
  writeFileSync(file, '["Công ty Một"]')
  const login = `quantri-${randomUUID().slice(0, 8)}`
  const args = [file, '--login', login, '--name', 'Trần Thị Quản Trị']
  const command = startProgram('commands/admin-create.ts', { ...options, args })
  await command.ended
  rmSync(folder, { recursive: true })
  const password = /mật khẩu: (\S+)/.exec(command.output())?.[1] ?? ''
  return { token: await signIn(product, { login, password }), login, password }
}

/** The token of a new session. */
export async function signIn(
  product: Product,
  account: { login: string; password: string },
): Promise<string> {
  const { login, password } = account
  const { data } = await clientOf(product).call('POST', '/identity/login', { login, password })
  return String(data.token)
}

/** Calls the product with a token, which outlives the process that gave it. */
export function clientOf(product: Product, token?: string): Client {
  return {
    async call(method, path, body, key) {
      const answer = await fetch(product.address + path, {
        method,
        headers: {
          ...(token && { authorization: `Bearer ${token}` }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...(key && { 'idempotency-key': key }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
      const { data } = (await answer.json()) as { data?: Record<string, unknown> }
      return { status: answer.status, retryAfter: answer.headers.get('retry-after'), data: data ?? {} }
    },
  }
}

let numbers = 0

/** A level that nobody has sent before. */
export function newLevel() {
  numbers += 1
  return {
    code: `L${numbers}`,
    name: `Trình độ số ${numbers}`,
    level_group: 'education',
    rank: numbers % 1000,
  }
}
