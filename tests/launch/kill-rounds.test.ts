import { randomInt } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { clientOf, newAdministrator } from './client.ts'
import { startedFolderOfFile } from './data-folder.ts'
import { inspectLevels } from './kept-levels.ts'
import { descendantsOf, killAll } from './processes.ts'
import { startProduct, stop, stopAll } from './product.ts'
import { startWriters } from './writers.ts'

const dataDir = startedFolderOfFile()
const kept = new Set<string>()
let token = ''
afterEach(stopAll)

test.for([
  ['the server', () => []],
  ['the server and its database', descendantsOf],
  ['the server and its database, once more', descendantsOf],
] as const)('killing %s under four writers loses nothing that was acknowledged', async ([, also]) => {
  const product = await startProduct({ dataDir })
  await product.ready()
  token ||= (await newAdministrator(product, { dataDir })).token
  const stopped = new AbortController()
  const writers = startWriters(clientOf(product, token), { writers: 4, stopped: stopped.signal })
  await writers.begun
  await pause(randomInt(50, 950))
  killAll([product.pid, ...also(product.pid)])
  stopped.abort()
  await writers.finished
  expect(writers.written.wrong).toEqual([])
  writers.written.acknowledged.forEach((code) => kept.add(code))

  const restarted = await startProduct({ dataDir })
  await restarted.ready()
  const { status, data } = await clientOf(restarted, token).call('POST', '/api/levels', {
    code: `R${kept.size}`,
    name: `Sau lần khởi động lại ${kept.size}`,
    level_group: 'trade',
    rank: 1,
  })
  expect({ status, data }).toMatchObject({ status: 201 })
  await stop(restarted)
  const { codes, total } = await inspectLevels(dataDir)
  expect([...kept].filter((code) => !codes.includes(code))).toEqual([])
  expect(total).toBe(codes.length)
})
