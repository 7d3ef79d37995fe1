import { cpSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { installPacked, type Packed } from '../../packages/sdk/test/support/packed.ts'
import { type Client, clientOf, newAdministrator } from './client.ts'
import { startedFolderOfFile } from './data-folder.ts'
import { type Product, startProduct, startProgram, stop, stopAll } from './product.ts'

const examples = join(import.meta.dirname, '../../packages/sdk/examples')
const dataDir = startedFolderOfFile()

let packed: Packed
beforeAll(() => {
  packed = installPacked()
  cpSync(examples, join(packed.project, 'examples'), { recursive: true })
})
afterAll(() => packed.remove())
afterEach(stopAll)

test('the examples of the README do with the product what they say, from a package that was installed', async () => {
  const product = await startProduct({ dataDir })
  await product.ready()
  const { token, login, password } = await newAdministrator(product, { dataDir })
  const administrator = clientOf(product, token)
  const unit = await newUnit(administrator)
  const secret = await newToken(administrator)

  expect(
    await runExamples(`
      import { newcomers } from './examples/sign-in-and-list.ts'
      import { addLevel, renameLevel } from './examples/create-and-change.ts'
      import { unitsOf } from './examples/nightly-copy.ts'
      import { createClient, createTokenStore } from '@nhansu/sdk'
      const [server, login, password, unit, token, secret] = process.argv.slice(2)
      console.log = () => {}
      const baseUrls = { product: server + '/api', identity: server + '/identity' }
      const client = createClient({ baseUrls, tokenStore: createTokenStore({ initial: { token } }) })
      const body = { code: 'KTV', name: 'Kỹ thuật viên', level_group: 'education', rank: 55 }
      const { level } = await addLevel(client, body)
      const again = await addLevel(client, body)
      const renamed = await renameLevel(client, level.id, 'Kỹ sư thực hành')
      process.stdout.write(JSON.stringify({
        added: level.name,
        again: Object.keys(again.fields),
        renamed: renamed.level.name,
        units: (await unitsOf(server, secret)).map(({ id, name }) => ({ id, name })),
        unknownToken: await unitsOf(server, 'nhansu_' + 'x'.repeat(43)) === undefined,
        newcomers: await newcomers(server, login, password, Number(unit)),
      }))
    `)(product, login, password, String(unit.id), token, secret),
  ).toEqual({
    added: 'Kỹ thuật viên',
    again: ['code'],
    renamed: 'Kỹ sư thực hành',
    units: [{ id: unit.id, name: unit.name }],
    unknownToken: true,
    newcomers: [],
  })
  expect(await stop(product)).toBe(0)
})

/** Runs a module of the project, with the product's address and further words. @returns what it wrote, as JSON */
const runExamples =
  (module: string) =>
  async (product: Product, ...words: string[]): Promise<unknown> => {
    writeFileSync(join(packed.project, 'main.ts'), module)
    const run = startProgram(join(packed.project, 'main.ts'), { args: [product.address, ...words] })
    expect(await run.ended, run.output()).toBe(0)
    return JSON.parse(run.output())
  }

async function newUnit(client: Client): Promise<{ id: number; name: string }> {
  const name = 'Phòng Khai thác'
  const answer = await client.call('POST', '/api/departments', { code: 'PKT', name, level: 1 })
  expect(answer.status, JSON.stringify(answer.data)).toBe(201)
  return { id: (answer.data.department as { id: number }).id, name }
}

async function newToken(client: Client): Promise<string> {
  const expires = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10)
  const answer = await client.call('POST', '/api/api-tokens', { name: 'Hệ thống kho', expires_on: expires })
  expect(answer.status, JSON.stringify(answer.data)).toBe(201)
  return String(answer.data.token)
}
