import { type PlannedImport, plannedJob } from '../../../../workbooks/import/planned-import.ts'
import type { QueuedCertificate } from './read-plan.ts'
import { writeCertificates } from './write-certificates.ts'

/** Certificates held that were given elsewhere, or before the product, by a workbook. */
export const certificateImport: PlannedImport<QueuedCertificate> = {
  resource: 'employeeCertificates',
  operation: 'employeeCertificates.import',
  titles: { trial: 'Kiểm tra tệp nhập chứng chỉ đã cấp', write: 'Nhập Excel: Chứng chỉ đã cấp' },
  write: async (context, entries, options) => {
    const planned = entries.flatMap((entry) => ('planned' in entry ? [entry.planned] : []))
    const faulty = entries.flatMap((entry) => ('fault' in entry ? [entry.fault] : []))
    const outcome = await writeCertificates(context, planned, options)
    return { ...outcome, told: [...faulty, ...outcome.told] }
  },
}

/** Writes the certificates that a workbook brings. */
export const importCertificatesJob = plannedJob({
  ...certificateImport,
  name: 'training.import-certificates',
})
