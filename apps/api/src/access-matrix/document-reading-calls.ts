import { exampleFile } from '../testing/example-file.ts'
import { nextNumber } from '../testing/numbers.ts'
import { type CallContext, type CallsOf, nothing } from './call-context.ts'

/** The type of the test group's documents, and somebody of company 1 with no account. */
const documentType = 31
const somebody = 11

/** A good call of every operation on documents that are sent to be read; each has a document and a request of its own. */
export const documentReadingCalls: CallsOf<'documentReadings'> = {
  'documentReadings.list': async (context) => ({ path: { id: (await sent(context)).documentId } }),
  'documentReadings.store': async (context) => ({
    path: { id: (await withFile(context)).documentId },
    body: { due_date: '2099-12-31', employee_ids: [somebody] },
  }),
  'documentReadings.show': async (context) => ({ path: { id: (await sent(context)).id } }),
  'documentReadings.people': async (context) => ({ path: { id: (await sent(context)).id } }),
  'documentReadings.export': async (context) => ({ path: { id: (await sent(context)).id } }),
  'documentReadings.withdraw': async (context) => ({ path: { id: (await sent(context)).id } }),
  'documentReadings.resume': async (context) => {
    const { id } = await sent(context)
    await context.setupAdmin.call('documentReadings.withdraw', { path: { id } })
    return { path: { id } }
  },
  'documentReadings.mine': nothing,
  'documentReadings.ticket': async (context) => {
    const { id, fileId } = await sent(context, await callersFile(context))
    return { path: { id, file_id: fileId } }
  },
  'documentReadings.confirm': async (context) => {
    const { id, fileId } = await sent(context, await callersFile(context))
    const path = { id, file_id: fileId }
    const { status, body } = await context.caller.call('documentReadings.ticket', { path })
    if (status === 200) await context.caller.call('files.download', { path: { ticket: body.data.ticket } })
    return { path: { id }, body: { file_ids: [fileId] } }
  },
}

async function withFile({ setupAdmin }: CallContext): Promise<{ documentId: number; fileId: number }> {
  const number = nextNumber()
  const stored = await setupAdmin.call('documents.store', {
    body: {
      document_type_id: documentType,
      number: `ĐX${number}`,
      summary: `Nội quy ${number}`,
      issue_date: '2026-02-01',
    },
  })
  const documentId = stored.body.data.document.id
  const file = exampleFile({ contentMediaType: 'image/png', example: 'noi-quy.png' })
  const { body } = await setupAdmin.call('documents.storeFile', { path: { id: documentId }, body: { file } })
  return { documentId, fileId: body.data.document.files?.[0]?.id ?? 0 }
}

async function sent(context: CallContext, employeeId = somebody) {
  const { documentId, fileId } = await withFile(context)
  const { body } = await context.setupAdmin.call('documentReadings.store', {
    path: { id: documentId },
    body: { due_date: '2099-12-31', employee_ids: [employeeId] },
  })
  const id = body.data.reading?.id ?? 0
  // The background asks him; the matrix does not wait for it.
  await context.api.db.superuser.query(
    'insert into document_readers (company_id, reading_id, employee_id) values (1, $1, $2)',
    [id, employeeId],
  )
  return { documentId, fileId, id }
}

/** Whose file the caller's is: only he reads what he is sent. Who has none is answered about somebody else's. */
export async function callersFile({ api, actor }: CallContext): Promise<number> {
  const { rows } = await api.db.superuser.query<{ id: number }>(
    `select employees.id from users join employees on employees.person_id = users.person_id
     where employees.company_id = 1 and users.id = $1`,
    [actor.userId],
  )
  return rows[0]?.id ?? somebody
}
