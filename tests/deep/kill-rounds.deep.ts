import { randomInt } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, expect } from 'vitest'
import { clientOf, newAdministrator } from '../launch/client.ts'
import { dataFolderOfFile } from '../launch/data-folder.ts'
import { inspectLevels } from '../launch/kept-levels.ts'
import { descendantsOf, killAll } from '../launch/processes.ts'
import { startProduct, stop, stopAll } from '../launch/product.ts'
import { startWriters } from '../launch/writers.ts'
import { bounds } from './bounds.ts'
import { deepCase } from './deep-case.ts'
import { startExporters } from './exporters.ts'
import { inspectUploads, startUploader } from './uploaders.ts'

const { minutes, rounds } = bounds.kills
const dataDir = dataFolderOfFile()
afterEach(stopAll)

deepCase('kill rounds', minutes, async (figure) => {
  const acknowledged = new Set<string>()
  const uploads: string[] = []
  const wrong: unknown[] = []
  let token = ''
  let [whole, cutOff] = [0, 0]
  for (let round = 0; round < rounds; round += 1) {
    const product = await startProduct({ dataDir })
    // Every fifth round dies on its way up, with whatever it was mending from the round before.
    if (round % 5 === 4) {
      await pause(randomInt(50, 950))
      killAll([product.pid, ...descendantsOf(product.pid)])
      await product.ended
      continue
    }
    await product.ready()
    token ||= (await newAdministrator(product, { dataDir })).token
    const stopped = new AbortController()
    const writers = startWriters(clientOf(product, token), { writers: 4, stopped: stopped.signal })
    const exporters = startExporters(product, token, 2)
    const uploader = startUploader(product, token)
    await writers.begun
    await pause(randomInt(50, 950))
    killAll([product.pid, ...(round % 2 === 0 ? [] : descendantsOf(product.pid))])
    stopped.abort()
    await Promise.all([writers.finished, exporters.finished, uploader.finished])
    await product.ended
    wrong.push(...writers.written.wrong, ...exporters.exported.wrong, ...uploader.uploaded.wrong)
    uploads.push(...uploader.uploaded.acknowledged)
    whole += exporters.exported.whole
    cutOff += exporters.exported.cutOff
    writers.written.acknowledged.forEach((code) => acknowledged.add(code))
  }
  const last = await startProduct({ dataDir })
  await last.ready()
  expect(await stop(last)).toBe(0)
  const { codes, total } = await inspectLevels(dataDir)
  const stored = new Set(codes)
  const lost = [...acknowledged].filter((code) => !stored.has(code))
  const files = await inspectUploads(dataDir)
  const lostFiles = uploads.filter((name) => !files.has(name))
  figure('rounds', rounds)
  figure('acknowledged writes', acknowledged.size)
  figure('lost', lost.length)
  figure('acknowledged uploads', uploads.length)
  figure('uploads lost', lostFiles.length)
  figure('exports whole', whole)
  figure('exports cut off', cutOff)
  expect(lost).toEqual([])
  expect(lostFiles).toEqual([])
  expect(uploads.length).toBeGreaterThan(0)
  expect(wrong).toEqual([])
  expect(whole).toBeGreaterThan(0)
  expect(total).toBe(codes.length)
})
