import { randomBytes } from 'node:crypto'
import { createWriteStream, mkdtempSync, rmSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { createServer, request } from 'node:http'
import type { AddressInfo, Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { formReceiver } from '@nhansu/api/contract/form/testing/receiver.ts'
import { ReceivedFile } from '@nhansu/api/contract/form/received-file.ts'
import { accept } from '@nhansu/api/files/accept.ts'
import { diskStore } from '@nhansu/api/files/disk-store.ts'
import { noScanner } from '@nhansu/api/files/scanner.ts'
import { watched } from './watch.ts'

const megabyte = 1024 * 1024
const fileMb = 200
const rounds = 3
/** Random, so that no disk packs it, behind the first letters of a PDF. */
const piece = randomBytes(megabyte)
const head = Buffer.from(
  '--b\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7\n',
)
const tail = Buffer.from('\r\n--b--\r\n')

async function send(server: Server): Promise<void> {
  // A server that listens on a port has an address.
  const { port } = server.address() as AddressInfo
  const out = request({
    port,
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=b' },
  })
  const answered = new Promise<number>((resolve, reject) => {
    out.once('response', (answer) => resolve(answer.resume().statusCode ?? 0)).once('error', reject)
  })
  await pipeline(function* () {
    yield head
    for (let sent = 0; sent < fileMb; sent += 1) yield piece
    yield tail
  }, out)
  const status = await answered
  if (status !== 200) throw new Error(`the upload was answered with ${status}`)
}

/** A form with one file as the product receives it: limits, hash, type by content, kept durably in the store. */
async function ours(folder: string) {
  const store = diskStore(join(folder, 'blobs'))
  const shape = {
    files: new Map([['file', { title: 'Tệp', maxBytes: 2 * fileMb * megabyte }]]),
    maxBytes: 3 * fileMb * megabyte,
  }
  const app = await formReceiver({ shape, folder: join(folder, 'incoming') }, async ({ file }) => {
    if (!(file instanceof ReceivedFile)) throw new Error('the form held no file')
    const kept = await accept({ store, scanner: noScanner }, 1, file, { types: { 'application/pdf': 'PDF' } })
    await store.remove(`1-${kept.blob}`)
    return 'kept'
  })
  return { server: app.server, close: () => app.close() }
}

/** The same bytes into a file that is synced, and nothing else. */
async function bare(folder: string) {
  const server = createServer(async (incoming, answer) => {
    const path = join(folder, 'bare')
    await pipeline(incoming, createWriteStream(path))
    const handle = await open(path, 'r')
    await handle.sync()
    await handle.close()
    answer.end()
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return { server, close: async () => void server.close() }
}

/** Measures uploads; sender and receiver share this process. */
export async function measureUploads(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'nhansu-bench-'))
  console.log(`\n| upload of ${fileMb} MB | MB/s | peak RSS over the start, MB |\n|---|---|---|`)
  for (const [name, begin] of [
    ['a form into the store', ours],
    ['bare stream into a file', bare],
  ] as const) {
    const { server, close } = await begin(folder)
    for (let round = 0; round < rounds; round += 1) {
      const { ms, moreMb } = await watched(() => send(server))
      console.log(`| ${name} | ${(fileMb / (ms / 1000)).toFixed(0)} | ${moreMb.toFixed(0)} |`)
    }
    await close()
  }
  rmSync(folder, { recursive: true })
}
