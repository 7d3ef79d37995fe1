import { doImport } from '../testing/do-import.ts'
import { workbookFile } from '../testing/import-file.ts'
import { judgedCourse } from '../testing/judged-course.ts'
import { hire } from '../testing/newcomer.ts'
import { nextNumber } from '../testing/numbers.ts'
import { type CallContext, type CallsOf, nothing } from './call-context.ts'

/** A good call of every operation on certificates held; each has one of its own, of somebody of unit 3. */
export const employeeCertificateCalls: CallsOf<'employeeCertificates'> = {
  'employeeCertificates.list': nothing,
  'employeeCertificates.export': async () => ({ body: {} }),
  'employeeCertificates.import': async (context) => ({ body: { file: await heldWorkbook(context) } }),
  'employeeCertificates.importTemplate': nothing,
  'employeeCertificates.markImport': async (context) => ({ body: { file: await heldWorkbook(context) } }),
  'employeeCertificates.undoImport': async (context) => {
    const { api, caller, setupAdmin } = context
    const file = await heldWorkbook(context)
    // One's own import is taken back; who cannot make one asks for another's.
    const { result: own } = await doImport(api, caller, 'employeeCertificates', file)
    const { result } = own ? { result: own } : await doImport(api, setupAdmin, 'employeeCertificates', file)
    return { path: { id: result?.id ?? 0 } }
  },
  'employeeCertificates.show': onCertificate,
  'employeeCertificates.store': async (context) => ({ body: await certificateBody(context) }),
  'employeeCertificates.update': async (context) => ({
    ...(await onCertificate(context)),
    body: { note: 'Đã đối chiếu bản chính.', version: 1 },
  }),
  'employeeCertificates.revoke': async (context) => ({
    ...(await onCertificate(context)),
    body: { reason: 'Nơi cấp thông báo cấp nhầm.' },
  }),
  'employeeCertificates.renew': async (context) => ({
    body: {
      // Only what ends, or has ended, is renewed.
      ids: [await newCertificate(context, { expiry_date: '2025-01-15' })],
      course: { name: `Lớp gia hạn ma trận ${nextNumber()}`, type_id: await typeId(context) },
    },
  }),
  'employeeCertificates.print': async (context) => ({
    body: { ids: [(await givenCertificate(context)).id] },
  }),
  'employeeCertificates.printCourse': async (context) => ({
    path: { id: (await givenCertificate(context)).courseId },
  }),
  'employeeCertificates.destroy': onCertificate,
  'employeeCertificates.destroyBulk': async (context) => ({ body: { ids: [await newCertificate(context)] } }),
  'employeeCertificates.restore': async (context) => {
    const ids = [await newCertificate(context)]
    await context.setupAdmin.call('employeeCertificates.destroyBulk', { body: { ids } })
    return { body: { ids } }
  },
}

async function certificateBody({ api, setupAdmin }: CallContext) {
  const { employeeId } = await hire(api, 'Người Có Chứng Chỉ', 3)
  const { body } = await setupAdmin.call('certificates.store', {
    body: { name: `Chứng chỉ ma trận ${nextNumber()}` },
  })
  return {
    employee_id: employeeId,
    certificate_id: body.data.certificate.id,
    number: `MT-${nextNumber()}`,
    issue_date: '2024-01-15',
  }
}

/** A workbook of one certificate of somebody new. */
async function heldWorkbook({ api, setupAdmin }: CallContext): Promise<File> {
  const { nhansuId } = await hire(api, 'Người Có Chứng Chỉ Cũ', 3)
  const name = `Chứng chỉ cũ ma trận ${nextNumber()}`
  await setupAdmin.call('certificates.store', { body: { name } })
  return workbookFile(
    ['Mã NV', 'Chứng chỉ', 'Số chứng chỉ', 'Ngày cấp'],
    [[nhansuId, name, `CU-${nextNumber()}`, '15/01/2024']],
  )
}

async function newCertificate(context: CallContext, further: { expiry_date?: string } = {}): Promise<number> {
  const { body } = await context.setupAdmin.call('employeeCertificates.store', {
    body: { ...(await certificateBody(context)), ...further },
  })
  return body.data.employee_certificate.id
}

/** One that a finished course gave. */
async function givenCertificate({ api, setupAdmin }: CallContext) {
  const { employeeId } = await hire(api, 'Người Được Cấp', 3)
  const { body } = await setupAdmin.call('certificates.store', {
    body: { name: `Chứng chỉ cấp ma trận ${nextNumber()}` },
  })
  const certificate_id = body.data.certificate.id
  const courseId = await judgedCourse(setupAdmin, api, [[employeeId, 'passed']], { certificate_id })
  await setupAdmin.call('trainings.finish', { path: { id: courseId }, body: {} })
  const filter = { employee_id: { operator: 'equal', value: employeeId } } as const
  const held = await setupAdmin.call('employeeCertificates.list', { query: { filter } })
  return { id: held.body.data.employee_certificates[0]?.id ?? 0, courseId }
}

async function typeId({ setupAdmin }: CallContext): Promise<number> {
  return (await setupAdmin.call('trainingTypes.list')).body.data.types[0]?.id ?? 0
}

async function onCertificate(context: CallContext) {
  return { path: { id: await newCertificate(context) } }
}
