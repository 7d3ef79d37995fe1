import { request as httpRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { throwAwayHome } from '../../testing/throw-away-home.ts'
import { ReceivedFile } from './received-file.ts'
import { formReceiver } from './testing/receiver.ts'

const kilobyte = 1024
let home: ReturnType<typeof throwAwayHome>
let app: FastifyInstance

/** A page's form: up to three photos of one field, 64 kB in all. */
beforeAll(async () => {
  home = throwAwayHome()
  const photo = { title: 'Ảnh', maxBytes: 40 * kilobyte, most: 3 }
  const shape = { files: new Map([['photo', photo]]), maxBytes: 64 * kilobyte, mostTexts: 10 }
  app = await formReceiver({ shape, folder: home.home }, async ({ photo: photos }) =>
    (Array.isArray(photos) ? photos : [])
      .map((each) => (each instanceof ReceivedFile ? `${each.name} ${each.size}` : 'no file'))
      .join(', '),
  )
})
afterAll(async () => {
  await app.close()
  home.remove()
})

const port = () => (app.server.address() as AddressInfo).port

function formOf(...sizes: number[]): FormData {
  const form = new FormData()
  for (const [at, size] of sizes.entries())
    form.append('photo', new File(['x'.repeat(size)], `Trang ${at + 1}.jpg`))
  return form
}

async function sent(form: FormData): Promise<[number, string]> {
  const answer = await fetch(`http://127.0.0.1:${port()}/`, { method: 'POST', body: form })
  return [answer.status, await answer.text()]
}

test('several files of one field come as a list in their order, one as a list of one', async () => {
  expect(await sent(formOf(3, 2, 1))).toEqual([200, 'Trang 1.jpg 3, Trang 2.jpg 2, Trang 3.jpg 1'])
  expect(await sent(formOf(3))).toEqual([200, 'Trang 1.jpg 3'])
})

test('more of them than may come, or more bytes than the form may have, are refused', async () => {
  expect((await sent(formOf(1, 1, 1, 1, 1)))[0]).toBe(413)
  expect((await sent(formOf(30 * kilobyte, 30 * kilobyte, 30 * kilobyte)))[0]).toBe(413)
})

test('a form that does not say how long it is gets no further than one that does', async () => {
  const part = (size: number) =>
    `--b\r\ncontent-disposition: form-data; name="photo"; filename="a.jpg"\r\n\r\n${'x'.repeat(size)}\r\n`
  const status = await new Promise<number | undefined>((resolve, reject) => {
    const out = httpRequest(
      {
        port: port(),
        host: '127.0.0.1',
        method: 'POST',
        headers: { 'content-type': 'multipart/form-data; boundary=b', 'transfer-encoding': 'chunked' },
      },
      (answer) => resolve(answer.resume().statusCode),
    )
    out.once('error', reject)
    for (let at = 0; at < 3; at += 1) out.write(part(30 * kilobyte))
    out.end('--b--\r\n')
  })
  expect(status).toBe(413)
})
