import { once } from 'node:events'
import { type Socket, connect as open } from 'node:net'
import { afterEach, expect, onTestFinished, test } from 'vitest'
import { type Database, connect } from '../../apps/api/src/db/connect.ts'
import { join } from '../../apps/api/src/db/embedded/join-point.ts'
import { lockHolder } from '../../apps/api/src/db/embedded/lock.ts'
import { hasEnded } from '../../apps/api/src/db/embedded/processes.ts'
import { type Answer, type Client, clientOf, newAdministrator, newLevel } from './client.ts'
import { postmasterOf, startedFolderOfFile } from './data-folder.ts'
import { type Product, startProduct, stopAll } from './product.ts'
import { startWriters } from './writers.ts'

const dataDir = startedFolderOfFile()
afterEach(stopAll)

async function running() {
  const product = await startProduct({ dataDir })
  await product.ready()
  const { token } = await newAdministrator(product, { dataDir })
  return { product, token, client: clientOf(product, token) }
}

/** Connections to the running product's database as the owner of the tables. */
async function ownerOf(folder: string): Promise<Database> {
  const holder = lockHolder(folder)
  const membership = holder && (await join(holder))
  const { owner } = JSON.parse(membership?.message ?? '{}') as { owner: string }
  membership?.leave()
  return connect(owner, { max: 1 })
}

async function idle(address: string, says = ''): Promise<Socket> {
  const socket = open(Number(new URL(address).port), '127.0.0.1')
  await once(socket, 'connect')
  if (says) {
    socket.write(says)
    await once(socket, 'data')
  }
  onTestFinished(() => void socket.destroy())
  return socket
}

/** A save that cannot be stored until `letGo`, because somebody else holds the table. */
async function heldUpSave(
  client: Client,
): Promise<{ save: Promise<Answer | undefined>; letGo: () => Promise<void> }> {
  const owner = await ownerOf(dataDir)
  const holdup = await owner.pool.connect()
  await holdup.query('begin; lock table levels in exclusive mode')
  const save = client.call('POST', '/api/levels', newLevel()).catch(() => undefined)
  const waiting = `select from pg_locks where not granted and relation = 'levels'::regclass`
  await expect.poll(async () => (await holdup.query(waiting)).rowCount).toBe(1)
  return {
    save,
    async letGo() {
      await holdup.query('commit')
      holdup.release()
      await owner.close()
    },
  }
}

function isServed(product: Product): Promise<boolean> {
  return fetch(`${product.address}/healthz`).then(
    (answer) => answer.status === 200,
    () => false,
  )
}

test('a save that runs is finished, whatever connections stand open', async () => {
  const { product, client } = await running()
  const askedOnce = 'GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n'
  const idlers = await Promise.all([
    idle(product.address),
    idle(product.address, askedOnce),
    idle(product.portalAddress, askedOnce),
  ])

  const { save, letGo } = await heldUpSave(client)
  product.kill('SIGTERM')
  // From here on nobody new is served, and yet the save is still waited for.
  await expect.poll(() => isServed(product)).toBe(false)
  await letGo()
  expect(await save).toMatchObject({ status: 201 })
  expect(await product.ended).toBe(0)
  for (const socket of idlers) if (!socket.destroyed) await once(socket, 'close')
})

test('asked twice, it does not wait any longer, and takes PostgreSQL with it', async () => {
  const { product, client } = await running()
  const postmaster = postmasterOf(dataDir)
  const { save } = await heldUpSave(client)
  product.kill('SIGINT')
  await expect.poll(() => isServed(product)).toBe(false)
  product.kill('SIGINT')
  expect(await product.ended).toBe(1)
  expect(await save).toBeUndefined()
  expect(await hasEnded(postmaster, 60_000)).toBe(true)
})

test('nothing that was acknowledged while stopping is lost', async () => {
  const { product, token, client } = await running()
  const stopped = new AbortController()
  const writers = startWriters(client, { writers: 8, stopped: stopped.signal })
  await writers.begun
  product.kill('SIGTERM')
  expect(await product.ended).toBe(0)
  stopped.abort()
  await writers.finished
  expect(writers.written.wrong).toEqual([])

  const next = await startProduct({ dataDir })
  await next.ready()
  const { data } = await clientOf(next, token).call('GET', '/api/levels')
  const codes = (data.levels as { code: string }[]).map(({ code }) => code)
  expect(writers.written.acknowledged.filter((code) => !codes.includes(code))).toEqual([])
})
