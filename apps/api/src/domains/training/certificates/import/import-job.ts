import { type PlannedImport, plannedJob } from '../../../../workbooks/import/planned-import.ts'
import { nobody, type QueuedCertificate, toldWrong } from './read-plan.ts'
import { reachedNow } from './reached-now.ts'
import { writeCertificates } from './write-certificates.ts'

/** Certificates held that were given elsewhere, or before the product, by a workbook. */
export const certificateImport: PlannedImport<QueuedCertificate> = {
  resource: 'employeeCertificates',
  operation: 'employeeCertificates.import',
  titles: { trial: 'Kiểm tra tệp nhập chứng chỉ đã cấp', write: 'Nhập Excel: Chứng chỉ đã cấp' },
  write: async (context, entries, options) => {
    const planned = entries.flatMap((entry) => ('planned' in entry ? [entry.planned] : []))
    const faulty = entries.flatMap((entry) => ('fault' in entry ? [entry.fault] : []))
    const reached = await reachedNow(context, planned, options.scopes)
    const within = planned.filter((each) => reached.has(each.employee_id))
    const beyond = planned
      .filter((each) => !reached.has(each.employee_id))
      .map(({ row, said }) => toldWrong(row, said, [nobody]))
    const outcome = await writeCertificates(context, within, options)
    return { ...outcome, told: [...faulty, ...beyond, ...outcome.told] }
  },
}

/** Writes the certificates that a workbook brings. */
export const importCertificatesJob = plannedJob({
  ...certificateImport,
  name: 'training.import-certificates',
})
