import { exampleFile } from '../testing/example-file.ts'
import { inCompanyOf } from '../testing/group.ts'
import { nextNumber } from '../testing/numbers.ts'
import { type CallContext, type CallsOf, nothing } from './call-context.ts'

type Course = { id: number }

/** A good call of every operation on courses; each has a course of its own. */
export const trainingCalls: CallsOf<'trainings'> = {
  'trainings.list': nothing,
  'trainings.show': onCourse,
  'trainings.store': async (context) => ({ body: await courseBody(context) }),
  'trainings.update': async (context) => ({ ...(await onCourse(context)), body: { hours: 16, version: 1 } }),
  'trainings.destroy': onCourse,
  'trainings.destroyBulk': async (context) => ({ body: { ids: [(await newCourse(context)).id] } }),
  'trainings.restore': async (context) => {
    const ids = [(await newCourse(context)).id]
    await context.setupAdmin.call('trainings.destroyBulk', { body: { ids } })
    return { body: { ids } }
  },
  'trainings.next': onCourse,
  'trainings.history': onCourse,
  'trainings.copy': async (context) => ({
    ...(await onCourse(context)),
    body: { start_date: '2027-11-02', end_date: '2027-11-04' },
  }),
  'trainings.enrol': async (context) => {
    const { id } = await newCourse(context)
    await inCompanyOf(context.api.db.superuser, 1, (client) =>
      client.query(
        `update trainings set status = 'open', is_open = true, start_date = current_date + 30,
           end_date = current_date + 31, register_deadline = null, confirm_deadline = null
         where company_id = 1 and id = $1`,
        [id],
      ),
    )
    return { path: { id } }
  },
  'trainings.open': async (context) => {
    const { id } = await newCourse(context)
    await context.setupAdmin.call('trainingSubjects.store', { path: { id }, body: subject() })
    return { path: { id }, body: {} }
  },
  'trainings.begin': async (context) => {
    const { id } = await newCourse(context)
    await context.setupAdmin.call('trainingSubjects.store', { path: { id }, body: subject() })
    await context.setupAdmin.call('trainings.open', { path: { id }, body: {} })
    await context.setupAdmin.call('trainingEmployees.storeBulk', {
      path: { id },
      body: { employee_ids: [12] },
    })
    const { body } = await context.setupAdmin.call('trainingEmployees.list', { path: { id } })
    const path = { id: body.data.employees[0]?.id ?? 0 }
    await context.setupAdmin.call('trainingEmployees.joined', { path, body: {} })
    return { path: { id }, body: {} }
  },
  'trainings.finish': async (context) => {
    const { id } = await newCourse(context)
    await inCompanyOf(context.api.db.superuser, 1, (client) =>
      client.query(`update trainings set status = 'running' where company_id = 1 and id = $1`, [id]),
    )
    return { path: { id }, body: {} }
  },
  'trainings.reopen': async (context) => {
    const { id } = await newCourse(context)
    await inCompanyOf(context.api.db.superuser, 1, (client) =>
      client.query(`update trainings set status = 'finished' where company_id = 1 and id = $1`, [id]),
    )
    return { path: { id }, body: { reason: 'Chấm nhầm bài thực hành.' } }
  },
  'trainings.cancel': async (context) => ({
    ...(await onCourse(context)),
    body: { reason: 'Giảng viên ốm.' },
  }),
}

export const trainingSubjectCalls: CallsOf<'trainingSubjects'> = {
  'trainingSubjects.store': async (context) => ({ ...(await onCourse(context)), body: subject() }),
  'trainingSubjects.update': async (context) => ({
    path: { id: await newSubject(context) },
    body: { theory_hours: 4, version: 1 },
  }),
  'trainingSubjects.destroy': async (context) => ({ path: { id: await newSubject(context) } }),
}

export const trainingLecturerCalls: CallsOf<'trainingLecturers'> = {
  'trainingLecturers.store': async (context) => ({ ...(await onCourse(context)), body: lecturer }),
  'trainingLecturers.storeBulk': async (context) => ({
    ...(await onCourse(context)),
    body: { lecturers: [lecturer] },
  }),
  'trainingLecturers.updateBulk': async (context) => ({
    ...(await onCourse(context)),
    body: { lecturers: [lecturer], removed_ids: [] },
  }),
}

export const trainingPartnerCalls: CallsOf<'trainingPartners'> = {
  'trainingPartners.store': async (context) => ({
    ...(await onCourse(context)),
    body: { partner_info_id: await newPartnerInfo(context) },
  }),
  'trainingPartners.update': async (context) => ({
    path: { id: await newPartner(context) },
    body: { evaluation: 4, version: 1 },
  }),
  'trainingPartners.destroy': async (context) => ({ path: { id: await newPartner(context) } }),
}

export const trainingDetailCalls: CallsOf<'trainingDetails'> = {
  'trainingDetails.calendar': async () => ({ query: { from: '2026-11-01', to: '2026-11-30' } }),
  'trainingDetails.storeBulk': async (context) => ({
    ...(await onCourse(context)),
    body: { details: [day] },
  }),
  'trainingDetails.updateBulk': async (context) => ({
    ...(await onCourse(context)),
    body: { details: [day] },
  }),
}

export const trainingCostCalls: CallsOf<'trainingCosts'> = {
  'trainingCosts.storeBulk': async (context) => ({ ...(await onCourse(context)), body: { costs: [cost] } }),
  'trainingCosts.updateBulk': async (context) => ({ ...(await onCourse(context)), body: { costs: [cost] } }),
}

export const trainingDocumentCalls: CallsOf<'trainingDocuments'> = {
  'trainingDocuments.store': async (context) => ({ ...(await onCourse(context)), body: upload() }),
  'trainingDocuments.update': async (context) => ({
    path: { id: await newDocument(context) },
    body: { name: 'Giáo trình mới', version: 1 },
  }),
  'trainingDocuments.destroy': async (context) => ({ path: { id: await newDocument(context) } }),
  'trainingDocuments.file': async (context) => ({ path: { id: await newDocument(context) } }),
}

const lecturer = { name: 'Trần Văn Giảng', organisation: 'Trung tâm Huấn luyện An toàn Mẫu' }
const day = { date: '2026-11-02', from_time: '07:30', to_time: '11:30' }
const cost = { kind: 'lecturer', name: 'Thù lao giảng viên', planned: 7_200_000 } as const

/** A subject that every course may have. */
export function subject() {
  return { name: `Môn học ma trận ${nextNumber()}` }
}

function upload() {
  const file = exampleFile({ contentMediaType: 'application/pdf', example: 'giao-trinh.pdf' })
  return { kind: 'material', name: 'Giáo trình', file } as const
}

/** A course with a type and a place of its own. */
export async function courseBody({ setupAdmin }: CallContext) {
  const number = nextNumber()
  const type = { code: `LDT${number}`, name: `Loại đào tạo ma trận ${number}` }
  const place = { code: `DDT${number}`, name: `Địa điểm ma trận ${number}` }
  const { body: typed } = await setupAdmin.call('trainingTypes.store', { body: type })
  const { body: placed } = await setupAdmin.call('trainingLocations.store', { body: place })
  return {
    name: `Khóa ma trận ${number}`,
    type_id: typed.data.type.id,
    location_id: placed.data.location.id,
    start_date: '2026-11-02',
    end_date: '2026-11-04',
    confirm_deadline: '2026-10-27',
  }
}

async function newCourse(context: CallContext): Promise<Course> {
  const { body } = await context.setupAdmin.call('trainings.store', { body: await courseBody(context) })
  return body.data.training
}

async function onCourse(context: CallContext) {
  const { id } = await newCourse(context)
  return { path: { id } }
}

async function newSubject(context: CallContext): Promise<number> {
  const { body } = await context.setupAdmin.call('trainingSubjects.store', {
    ...(await onCourse(context)),
    body: subject(),
  })
  return body.data.subject.id
}

async function newPartnerInfo({ setupAdmin }: CallContext): Promise<number> {
  const name = `Đối tác ma trận ${nextNumber()}`
  const { body } = await setupAdmin.call('partnerInfos.store', { body: { name } })
  return body.data.partnerInfo.id
}

async function newPartner(context: CallContext): Promise<number> {
  const { body } = await context.setupAdmin.call('trainingPartners.store', {
    ...(await onCourse(context)),
    body: { partner_info_id: await newPartnerInfo(context) },
  })
  return body.data.partner.id
}

/** A document of a course of its own. */
export async function newDocument(context: CallContext): Promise<number> {
  const { body } = await context.setupAdmin.call('trainingDocuments.store', {
    ...(await onCourse(context)),
    body: upload(),
  })
  return body.data.document.id
}
