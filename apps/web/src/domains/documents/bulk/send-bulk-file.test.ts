import { AbortedError, NetworkError, RateLimitedError, ValidationError } from '@nhansu/sdk/errors'
import { expect, test } from 'vitest'
import { type BulkFile, chosenFile, documentOf, isAssigned, isOpen, matched } from './bulk-file.ts'
import { type BulkCalls, sendBulkFile } from './send-bulk-file.ts'

const day = '2026-11-26'
let count = 0
const newKey = () => `khoa-${(count += 1)}`
const chosen = (name = 'SM001842_Bằng cấp.pdf') => chosenFile(new File(['x'], name), newKey)
const assigned = (): BulkFile => ({ ...chosen(), employeeId: 11, typeId: 31 })
const lost = () => new NetworkError({ operation: 'documents.store', message: 'Mất mạng' })

/** A server that keeps one document for each key, like ours, and may lose its answers. */
function server({ losesFirst = false, refusesFile = false } = {}) {
  const documents = new Map<string, unknown>()
  const attached = new Map<string, number>()
  let loses = losesFirst
  const calls: BulkCalls = {
    store: async (body, { idempotencyKey }) => {
      const kept = documents.get(idempotencyKey)
      if (kept !== undefined) expect(body).toEqual(kept)
      documents.set(idempotencyKey, body)
      if (loses) {
        loses = false
        throw lost()
      }
      return { id: 5, number: 'TL-5' }
    },
    attach: async (id, _, { idempotencyKey, onProgress }) => {
      onProgress(50)
      if (refusesFile)
        throw new ValidationError({ operation: 'documents.storeFile', message: 'Không nhận tệp này.' })
      attached.set(idempotencyKey, id)
    },
  }
  return { calls, documents, attached }
}
const send = (file: BulkFile, calls: BulkCalls, on = day) =>
  sendBulkFile(file, on, calls, new AbortController().signal, () => undefined)

test('a file becomes one document with that file', async () => {
  const { calls, documents, attached } = server()
  const { file, goesOn } = await send(assigned(), calls)
  expect(file).toMatchObject({ state: 'done', document: { id: 5 } })
  expect(goesOn).toBe(true)
  expect([...documents.values()]).toEqual([
    { document_type_id: 31, employee_ids: [11], summary: 'SM001842_Bằng cấp', issue_date: day },
  ])
  expect([...attached.values()]).toEqual([5])
})

test('after a lost answer the very same words go under the same key, whatever was changed since', async () => {
  const { calls, documents } = server({ losesFirst: true })
  const first = await send(assigned(), calls)
  expect(first).toMatchObject({ goesOn: false, file: { state: 'failed', document: null } })
  expect(isOpen(first.file)).toBe(false)
  const again = await send({ ...first.file, typeId: 99 }, calls, '2026-01-01')
  expect(again.file).toMatchObject({ state: 'done', unanswered: null })
  expect(documents.size).toBe(1)
})

test('a refusal that says nothing of the words leaves open whether a lost call has arrived', async () => {
  const { calls, documents } = server({ losesFirst: true })
  const first = await send(assigned(), calls)
  const refusing = (error: Error): BulkCalls => ({
    ...calls,
    store: async () => {
      throw error
    },
  })
  const full = new RateLimitedError({ operation: 'documents.store', message: 'Quá nhiều yêu cầu' }, 7)
  const again = await send(first.file, refusing(full))
  expect([again.file.state, isOpen(again.file)]).toEqual(['waiting', false])
  // The very words, whatever was chosen since.
  expect((await send({ ...again.file, typeId: 99 }, calls, '2026-01-01')).file.state).toBe('done')
  expect(documents.size).toBe(1)
  const wrong = new ValidationError({ operation: 'documents.store', message: 'Có nhân viên không tồn tại.' })
  expect(isOpen((await send(again.file, refusing(wrong))).file)).toBe(true)
})

test('a refused file keeps its document and is tried again without another one', async () => {
  const refusing = server({ refusesFile: true })
  const { file, goesOn } = await send(assigned(), refusing.calls)
  expect(file).toMatchObject({ state: 'failed', error: 'Không nhận tệp này.', document: { number: 'TL-5' } })
  expect(goesOn).toBe(true)
  const taking = server()
  expect((await send(file, taking.calls)).file.state).toBe('done')
  expect(taking.documents.size).toBe(0)
  expect(taking.attached.size).toBe(1)
})

test('a refused document can be put right, and a stopped one waits', async () => {
  const refusing: BulkCalls = {
    ...server().calls,
    store: async () => {
      throw new ValidationError({ operation: 'documents.store', message: 'Có nhân viên không tồn tại.' })
    },
  }
  const { file } = await send(assigned(), refusing)
  expect([file.state, file.unanswered, isOpen(file)]).toEqual(['failed', null, true])
  const stopped: BulkCalls = {
    ...server().calls,
    store: async () => {
      throw new AbortedError({ operation: 'documents.store', message: '' })
    },
  }
  const waiting = (await send(assigned(), stopped)).file
  expect([waiting.state, waiting.error, isOpen(waiting)]).toEqual(['waiting', null, false])
})

test('a server that has had enough for this minute is waited for, with the document that is there', async () => {
  const full: BulkCalls = {
    ...server().calls,
    attach: async () => {
      throw new RateLimitedError({ operation: 'documents.storeFile', message: 'Quá nhiều yêu cầu' }, 7)
    },
  }
  const sent = await send(assigned(), full)
  expect(sent).toMatchObject({
    goesOn: true,
    waitSeconds: 7,
    file: { state: 'waiting', error: null, document: { id: 5 } },
  })
  const taking = server()
  expect((await send(sent.file, taking.calls)).file.state).toBe('done')
  expect(taking.documents.size).toBe(0)
})

test('what a name says fills what nobody has chosen', () => {
  const match = {
    employee_state: 'found',
    employee: { id: 12, nhansu_id: 'SM000012', full_name: 'Lê Văn Hai' },
    document_type_state: 'ambiguous',
    document_type: null,
  } as const
  const file = matched(chosen(), match)
  expect(file).toMatchObject({
    employeeId: 12,
    matchedPerson: { value: 12, label: 'Lê Văn Hai (SM000012)' },
    typeId: null,
    said: { type: 'ambiguous' },
  })
  expect([isAssigned(file), documentOf(file, day)]).toEqual([false, null])
  expect(matched({ ...chosen(), employeeId: 11 }, match).employeeId).toBe(11)
  expect(documentOf({ ...assigned(), file: new File(['x'], '.pdf') }, day)?.summary).toBe('.pdf')
})
