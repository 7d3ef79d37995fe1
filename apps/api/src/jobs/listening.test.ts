import { connect, createServer, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { apiForFile } from '../testing/api.ts'
import { queueConnections } from './queue-connections.ts'

const api = apiForFile()
const channel = 'something-queued'

/** PostgreSQL's message of an error ('E'), the one it says last when its own process was killed. */
function lastWords(): Buffer {
  const fields = Buffer.from('SFATAL\0C57P01\0Mterminating connection due to unexpected postmaster exit\0\0')
  const head = Buffer.alloc(5)
  head.write('E')
  head.writeInt32BE(fields.length + 4, 1)
  return Buffer.concat([head, fields])
}

/** Stands before the database, and can tell everybody twice at once that it was killed. */
async function databaseThatDies() {
  const { hostname, port } = new URL(api.db.urls.app)
  const clients = new Set<Socket>()
  const server = createServer((client) => {
    const database = connect(Number(port), hostname)
    clients.add(client)
    for (const socket of [client, database]) socket.on('error', () => {})
    client.pipe(database).pipe(client)
    client.on('close', () => (clients.delete(client), database.destroy()))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the server has no port')
  const url = new URL(api.db.urls.app)
  url.hostname = '127.0.0.1'
  url.port = String(address.port)
  return {
    url: url.href,
    die: () => {
      for (const client of clients) client.end(Buffer.concat([lastWords(), lastWords()]))
    },
  }
}

async function say(word: string): Promise<void> {
  await api.db.superuser.query('select pg_notify($1, $2)', [channel, word])
}

test('a database that says twice that it was killed does not end the process, and is heard again', async () => {
  const database = await databaseThatDies()
  const connections = queueConnections(database.url)
  const heard: string[] = []
  let beginnings = 0
  const handle = await connections.listen(
    channel,
    (word) => heard.push(word),
    () => (beginnings += 1),
  )
  await say('before')
  await expect.poll(() => heard).toEqual(['before'])
  database.die()
  await expect.poll(() => beginnings).toBe(2)
  await say('after')
  await expect.poll(() => heard).toEqual(['before', 'after'])
  await handle.close()
  await connections.close()
  await say('closed')
  expect(heard).toEqual(['before', 'after'])
})

test('a first connection that fails is told', async () => {
  const url = new URL(api.db.urls.app)
  url.pathname = '/not-there'
  const connections = queueConnections(url.href)
  await expect(
    connections.listen(
      channel,
      () => {},
      () => {},
    ),
  ).rejects.toThrow('not-there')
  await connections.close()
})

test('closed while it is lost, it does not begin again', async () => {
  const database = await databaseThatDies()
  const connections = queueConnections(database.url)
  const handle = await connections.listen(
    channel,
    () => {},
    () => {},
  )
  database.die()
  await handle.close()
  await connections.close()
  // A connection that was closed is still listed for a moment.
  const listeners = `select from pg_stat_activity
    where application_name = 'nhansu-queue' and datname = current_database() and query like 'listen%'`
  await expect.poll(async () => (await api.db.superuser.query(listeners)).rowCount).toBe(0)
})
