import { exampleFile } from '../testing/example-file.ts'
import { nextNumber } from '../testing/numbers.ts'
import { type CallContext, type CallsOf, nothing } from './call-context.ts'

/** The type of the test group's documents, and somebody whom they are about. */
const documentType = 31
const somebody = 11

/** A good call of every operation on documents. */
export const documentCalls: CallsOf<'documents'> = {
  'documents.list': nothing,
  'documents.mixed': nothing,
  'documents.show': async (context) => ({ path: { id: await newDocument(context) } }),
  'documents.store': async () => ({ body: documentBody() }),
  'documents.update': async (context) => ({
    path: { id: await newDocument(context) },
    body: { summary: 'Trích yếu mới', version: 1 },
  }),
  'documents.destroy': async (context) => ({ path: { id: await newDocument(context) } }),
  'documents.destroyBulk': async (context) => ({ body: { ids: [await newDocument(context)] } }),
  'documents.destroyMixed': async (context) => ({
    body: { items: [{ source: 'upload', id: await newDocument(context) }] },
  }),
  'documents.restore': async (context) => {
    const ids = [await newDocument(context)]
    await context.setupAdmin.call('documents.destroyBulk', { body: { ids } })
    return { body: { ids } }
  },
  'documents.export': async () => ({ body: {} }),
  'documents.fromDocumentary': async (context) => {
    const id = await newDocument(context)
    const { body } = await context.setupAdmin.call('documents.show', { path: { id } })
    return { query: { code: body.data.document.number } }
  },
  'documents.match': async () => ({ body: { names: ['SM001842_Bằng cấp.pdf'] } }),
  'documents.storeFile': async (context) => ({
    path: { id: await newDocument(context) },
    body: { file: scan() },
  }),
  'documents.destroyFile': async (context) => ({ path: await newFile(context) }),
  'documents.restoreFile': async (context) => {
    const path = await newFile(context)
    await context.setupAdmin.call('documents.destroyFile', { path })
    return { path }
  },
  'documents.fileTicket': async (context) => ({ path: await newFile(context) }),
}

async function newDocument({ setupAdmin }: CallContext): Promise<number> {
  return (await setupAdmin.call('documents.store', { body: documentBody() })).body.data.document.id
}

async function newFile(context: CallContext): Promise<{ id: number; file_id: number }> {
  const id = await newDocument(context)
  const { body } = await context.setupAdmin.call('documents.storeFile', {
    path: { id },
    body: { file: scan() },
  })
  return { id, file_id: body.data.document.files?.[0]?.id ?? 0 }
}

function documentBody() {
  const number = nextNumber()
  return {
    document_type_id: documentType,
    number: `MT${number}`,
    summary: `Tài liệu ma trận ${number}`,
    issue_date: '2026-02-01',
    employee_ids: [somebody],
  }
}

function scan(): File {
  return exampleFile({ contentMediaType: 'image/png', example: 'ban-quet.png' })
}
