import { expect, test } from 'vitest'
import { download, upload } from '../src/client.ts'
import { clientWith, errorOf, ok, refusal } from './support/client.ts'
import type { Reply } from './support/server.ts'

const bytes = Uint8Array.from({ length: 256 }, (_, index) => index)

test('a download gives the bytes and the Vietnamese name', async () => {
  const disposition = 'attachment; filename="nhan-vien.xlsx"; filename*=UTF-8\'\'Nh%C3%A2n%20vi%C3%AAn.xlsx'
  const headers = { 'content-type': 'application/vnd.ms-excel', 'content-disposition': disposition }
  const { client } = await clientWith(() => ({ text: bytes, headers }))

  const { blob, name } = await download(client, 'levels.export', { query: { sort: 'name' } })

  expect(name).toBe('Nhân viên.xlsx')
  expect(new Uint8Array(await blob.arrayBuffer())).toEqual(bytes)
})

test('a download tells how much has come', async () => {
  const { client } = await clientWith(() => ({ text: bytes, headers: { 'content-type': 'application/pdf' } }))
  const seen: number[] = []

  const { blob } = await download(
    client,
    'levels.export',
    {},
    { onProgress: (received) => seen.push(received) },
  )

  expect(new Uint8Array(await blob.arrayBuffer())).toEqual(bytes)
  expect(seen.at(-1)).toBe(bytes.length)
})

test('a refused download is an error like any other, not a file', async () => {
  const { client } = await clientWith(() => refusal(403, { message: 'Không được xuất.' }))

  const error = await errorOf(download(client, 'levels.export'))

  expect(error).toMatchObject({ kind: 'forbidden', message: 'Không được xuất.', requestId: 'R1' })
})

const html = { 'content-type': 'text/html; charset=utf-8' }
test.each<[string, Reply, object]>([
  ['a proxy’s page', { text: '<h1>Sign in</h1>', headers: html }, { kind: 'parse', status: 200 }],
  [
    'a proxy’s refusal',
    { status: 502, text: '<h1>Bad</h1>', headers: html },
    { kind: 'server', status: 502 },
  ],
  [
    '200 with success: false',
    { json: { success: false, message: 'Không xuất được.' } },
    { kind: 'envelope', message: 'Không xuất được.' },
  ],
  ['a broken connection', 'reset', { kind: 'network' }],
  ['a body that is cut', 'cut', { kind: 'network' }],
])('in place of a file and of a form’s answer: %s', async (_, reply, expected) => {
  const { client } = await clientWith(() => reply, { retries: { times: 0 } })
  const file = new Blob(['x'])

  expect(await errorOf(download(client, 'levels.export'))).toMatchObject(expected)
  expect(await errorOf(upload(client, 'levels.import', { body: { file } }))).toMatchObject(expected)
})

test('an envelope is no file, though it says that all went well', async () => {
  const { client } = await clientWith(() => ok({ levels: [] }))

  expect(await errorOf(download(client, 'levels.export'))).toMatchObject({ kind: 'parse' })
})

test('an upload sends a form: files with their names, lists as repeated fields, nothing for undefined', async () => {
  const { client, server } = await clientWith(() => ok({ level: { id: 1 } }))
  // What an operation's form holds besides its file differs; the type of this one has nothing.
  const others = { note: 'ghi chú', ids: [1, 2], skipped: undefined } as object
  const file = new File(['nội dung'], 'Hợp đồng.pdf', { type: 'application/pdf' })

  const data = await upload(client, 'levels.import', { body: { file, ...others } })

  expect(data).toEqual({ level: { id: 1 } })
  const [request] = server.received
  expect(request?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/)
  expect(request?.headers['idempotency-key']).toMatch(/^[0-9a-f]{32}$/)
  const form = await new Response(request?.body, {
    headers: { 'content-type': request?.headers['content-type'] ?? '' },
  }).formData()
  const sent = form.get('file') as File
  expect([sent.name, sent.type, await sent.text()]).toEqual(['Hợp đồng.pdf', 'application/pdf', 'nội dung'])
  expect(form.get('note')).toBe('ghi chú')
  expect(form.getAll('ids')).toEqual(['1', '2'])
  expect(form.has('skipped')).toBe(false)
})

test('an upload that is too large is refused in the server’s words', async () => {
  const { client } = await clientWith(() => refusal(413, { message: 'Tệp lớn hơn 20 MB.' }))

  const error = await errorOf(upload(client, 'levels.import', { body: { file: new Blob(['x']) } }))

  expect(error).toMatchObject({ kind: 'refused', status: 413, message: 'Tệp lớn hơn 20 MB.' })
})
