import { sql } from 'kysely'
import { visibleRows } from '../../contract/access.ts'
import { defineOperations } from '../../contract/handlers.ts'
import { list } from '../../contract/list-query/list.ts'
import { shapeOf } from '../../contract/list-query/shape.ts'
import { exportHandler } from '../../workbooks/export.ts'
import { visibleEmployees } from '../employees/public.ts'
import { destroyFile, fileTicket, restoreFile, storeFile } from './document-files.ts'
import { type Document, documentColumns, findDocument, rowFields } from './document-rows.ts'
import { documentSource } from './document-source.ts'
import { fromDocumentary } from './documentary-papers.ts'
import { matchNames } from './match-names.ts'
import { destroyMixed, removeDocuments, restoreDocuments } from './remove-documents.ts'
import { guarded, visibleDocuments } from './visible-documents.ts'
import { storeDocument, updateDocument } from './write-document.ts'

/** Where rows come from, in lists and in what is made of them. */
const parts = { source: documentSource, visible: visibleDocuments }

export default defineOperations('documents', {
  'documents.list': async ({ query = {} }, context) => {
    const columns = documentColumns(context, rowFields())
    const { rows, meta } = await list<Document>(context, query, {
      ...parts,
      columns,
      where: guarded(context),
    })
    return { documents: rows, meta }
  },

  'documents.mixed': async ({ query = {} }, context) => {
    const columns = documentColumns(context, shapeOf(context.operation).fields.keys())
    const { rows, meta } = await list<Document>(context, query, {
      ...parts,
      columns,
      where: guarded(context),
    })
    return { documents: rows, meta }
  },

  'documents.export': exportHandler('documents', async (context) => ({
    ...parts,
    where: async () => guarded(context),
    columns: (_, fields) => sql`documents.id, ${documentColumns(context, fields, null)}`,
    people: {
      table: 'document_employees',
      record: 'document_id',
      employee: 'employee_id',
      // Of a document about several people the row names those alone whom the reader sees.
      among: visibleRows(context, visibleEmployees),
    },
  })),

  'documents.show': async ({ path }, context) => ({ document: await findDocument(context, path.id) }),
  'documents.store': storeDocument,
  'documents.update': updateDocument,

  'documents.destroy': async ({ path }, context) => removeDocuments(context, [path.id]),
  'documents.destroyBulk': async ({ body }, context) => removeDocuments(context, body.ids),
  'documents.destroyMixed': destroyMixed,
  'documents.restore': restoreDocuments,

  'documents.fromDocumentary': fromDocumentary,

  'documents.match': matchNames,

  'documents.storeFile': storeFile,
  'documents.destroyFile': destroyFile,
  'documents.restoreFile': restoreFile,
  'documents.fileTicket': fileTicket,
})
