import { hire } from '../testing/newcomer.ts'
import { nextNumber } from '../testing/numbers.ts'
import { type CallContext, type CallsOf, nothing } from './call-context.ts'

/** A good call of every operation on certificates held; each has one of its own, of somebody of unit 3. */
export const employeeCertificateCalls: CallsOf<'employeeCertificates'> = {
  'employeeCertificates.list': nothing,
  'employeeCertificates.export': async () => ({ body: {} }),
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

async function newCertificate(context: CallContext): Promise<number> {
  const { body } = await context.setupAdmin.call('employeeCertificates.store', {
    body: await certificateBody(context),
  })
  return body.data.employee_certificate.id
}

async function onCertificate(context: CallContext) {
  return { path: { id: await newCertificate(context) } }
}
