import { expect, test } from 'vitest'
import { isApiError, newerValues, NetworkError, ValidationError } from '../src/errors.ts'
import { clientWith, errorOf, ok, refusal } from './support/client.ts'
import type { Reply } from './support/server.ts'

/** The error of one call to an operation with a fallback message of its own (levels.show). */
async function showFails(reply: Reply) {
  const { client } = await clientWith(() => reply, { retries: { times: 0 } })
  return errorOf(client.call('levels.show', { path: { id: 7 } }))
}

const FALLBACK = 'Không lấy được dữ liệu từ máy chủ!'

test.each<[string, Reply, object]>([
  [
    '400',
    refusal(400, { message: 'Tên trống.' }),
    { kind: 'validation', status: 400, message: 'Tên trống.', fields: {} },
  ],
  ['401', refusal(401), { kind: 'unauthorized', status: 401, message: FALLBACK, requestId: 'R1' }],
  ['403', refusal(403), { kind: 'forbidden', status: 403 }],
  ['404', refusal(404), { kind: 'not-found', status: 404 }],
  ['405', refusal(405), { kind: 'refused', status: 405 }],
  ['408', refusal(408), { kind: 'timeout', status: 408 }],
  [
    '409',
    refusal(409, { data: { level: { version: 4 } } }),
    { kind: 'conflict', newer: { level: { version: 4 } } },
  ],
  ['413', refusal(413), { kind: 'refused', status: 413 }],
  ['429', refusal(429, {}, { 'retry-after': '17' }), { kind: 'rate-limited', retryAfter: 17 }],
  ['429 without a time', refusal(429), { kind: 'rate-limited', retryAfter: undefined }],
  ['500', refusal(500), { kind: 'server', status: 500, message: FALLBACK }],
  ['503', refusal(503, {}, { 'retry-after': '2' }), { kind: 'server', status: 503, retryAfter: 2 }],
  ['500 with nothing in it', { status: 500, text: '' }, { kind: 'server', status: 500, message: FALLBACK }],
  [
    '502 of a proxy',
    { status: 502, text: '<h1>Bad gateway</h1>' },
    {
      kind: 'server',
      status: 502,
      message: `${FALLBACK} Máy chủ đang bận hoặc đang được bảo trì. Thử lại sau ít phút.`,
    },
  ],
  ...(
    [
      [413, 'refused', 'Tệp hoặc dữ liệu gửi lên quá lớn. Hãy gửi tệp nhỏ hơn.'],
      [429, 'rate-limited', 'Bạn thao tác quá nhanh. Chờ một lát rồi thử lại.'],
      [503, 'server', 'Máy chủ đang bận hoặc đang được bảo trì. Thử lại sau ít phút.'],
      [504, 'server', 'Máy chủ phản hồi quá lâu. Thử lại sau ít phút.'],
    ] as const
  ).map(([status, kind, why]): [string, Reply, object] => [
    `${status} with nothing in it`,
    { status, text: '' },
    { kind, status, message: `${FALLBACK} ${why}` },
  ]),
  [
    'a proxy that keeps the id of the call in a header',
    { status: 500, text: 'x', headers: { 'x-request-id': 'R9' } },
    { kind: 'server', requestId: 'R9' },
  ],
  [
    '200 with success: false',
    { json: { success: false, message: 'Không được.', request_id: 'R2' } },
    { kind: 'envelope', status: 200, message: 'Không được.', requestId: 'R2' },
  ],
  [
    '200 with HTML',
    { text: '<!doctype html><title>x</title>' },
    { kind: 'parse', status: 200, message: FALLBACK },
  ],
  ['200 with JSON that is no envelope', { json: [1, 2] }, { kind: 'parse', status: 200 }],
  ['200 with nothing in it', { text: '' }, { kind: 'parse', status: 200 }],
  ['204', { status: 204, text: '' }, { kind: 'parse', status: 204 }],
  [
    'a broken connection',
    'reset',
    { kind: 'network', status: undefined, message: FALLBACK, cause: expect.any(Error) },
  ],
  ['an answer cut in the middle', 'cut', { kind: 'network', cause: expect.any(Error) }],
])('%s', async (_, reply, expected) => {
  const error = await showFails(reply)

  expect(error).toBeInstanceOf(Error)
  expect(error).toMatchObject({ name: 'ApiError', operation: 'levels.show', ...expected })
})

test('names the fields to blame, one list of sentences each', async () => {
  const errors = { name: ['Vui lòng nhập Tên trình độ.'], rank: 'Thứ bậc phải là số.' }
  const error = await showFails(refusal(400, { errors }))

  expect(error).toBeInstanceOf(ValidationError)
  expect(error).toMatchObject({
    fields: { name: ['Vui lòng nhập Tên trình độ.'], rank: ['Thứ bậc phải là số.'] },
  })
})

test('speaks the sentence of the kind where neither server nor operation has one', async () => {
  const { client } = await clientWith(() => refusal(403))

  const error = await errorOf(client.call('session.me'))

  expect(error).toMatchObject({ message: expect.stringContaining('chưa được cấp quyền') })
})

test('says what to do, whatever the message is', async () => {
  const error = await showFails('reset')

  expect(error).toMatchObject({ message: FALLBACK, advice: expect.stringContaining('Kiểm tra mạng') })
})

test('a server that nobody listens at is a network error', async () => {
  const { client, server } = await clientWith(() => ok({}), { retries: { times: 0 } })
  await server.close()

  expect(await errorOf(client.call('levels.list'))).toBeInstanceOf(NetworkError)
})

test('newer values are read with the type of the operation that was refused, and of no other', async () => {
  const { client } = await clientWith(() =>
    refusal(409, { data: { level: { name: 'Cao đẳng', version: 4 } } }),
  )
  const error = await errorOf(
    client.call('levels.update', { path: { id: 7 }, body: { name: 'x', version: 3 } }),
  )

  expect(newerValues(error, 'levels.update')?.level.version).toBe(4)
  expect(newerValues(error, 'levels.store')).toBeUndefined()
  expect(newerValues(new Error('x'), 'levels.update')).toBeUndefined()
})

test('knows its own errors from others', async () => {
  expect(isApiError(await showFails('reset'))).toBe(true)
  expect(isApiError(new TypeError('x'))).toBe(false)
  expect(isApiError('ApiError')).toBe(false)
})

test.each<[string, Reply, string]>([
  ['bad input speaks for itself', refusal(400, { message: 'Mã đã tồn tại.' }), 'Mã đã tồn tại.'],
  [
    'a conflict comes second',
    refusal(409, { message: 'Không thể xóa vì dữ liệu đang được sử dụng.' }),
    'Xóa thất bại! Không thể xóa vì dữ liệu đang được sử dụng.',
  ],
  ['nothing is said twice', refusal(500, { message: 'Xóa thất bại!' }), 'Xóa thất bại!'],
  [
    'a busy proxy comes second too',
    { status: 502, text: '<h1>' },
    'Xóa thất bại! Máy chủ đang bận hoặc đang được bảo trì. Thử lại sau ít phút.',
  ],
  ['a broken answer', { status: 500, text: '<h1>' }, 'Xóa thất bại!'],
])('of training catalogues: %s', async (_, reply, message) => {
  const { client } = await clientWith(() => reply, { retries: { times: 0 } })
  const error = await errorOf(client.call('trainingTypes.destroy', { path: { id: 7 } }))
  expect(error).toMatchObject({ message })
})
