import { visibleRows } from '../../../contract/access.ts'
import { defineOperations } from '../../../contract/handlers.ts'
import { findDocument } from '../document-rows.ts'
import { resumeReading, withdrawReading } from './move-reading.ts'
import { confirmReading, listOwn, readingTicket } from './own-readings.ts'
import { findReading, peopleOf, readingsOf, unitsOf, wholeCompany } from './reading-rows.ts'
import { readingsWorkbook } from './readings-workbook.ts'
import { storeReading } from './store-reading.ts'

/** Documents that are sent to be read and confirmed. */
export default defineOperations('documentReadings', {
  'documentReadings.list': async ({ path }, context) => {
    void visibleRows(context, wholeCompany)
    await findDocument(context, path.id, wholeCompany)
    return { readings: await readingsOf(context, path.id) }
  },
  'documentReadings.store': storeReading,
  'documentReadings.show': async ({ path }, context) => ({
    reading: await findReading(context, path.id),
    units: await unitsOf(context, path.id),
  }),
  'documentReadings.people': async ({ path, query = {} }, context) => {
    await findReading(context, path.id)
    const { page = 1, size = 30, state, department_id: departmentId } = query
    return peopleOf(context, { id: path.id, state, departmentId }, { limit: size, offset: (page - 1) * size })
  },
  'documentReadings.export': ({ path }, context) => readingsWorkbook(context, path.id),
  'documentReadings.withdraw': withdrawReading,
  'documentReadings.resume': resumeReading,
  'documentReadings.mine': listOwn,
  'documentReadings.ticket': readingTicket,
  'documentReadings.confirm': confirmReading,
})
