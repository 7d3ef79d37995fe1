import { type OperationId, operations, type PermissionName, resourceOf, verbOf } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { apiForFile } from '../../../testing/api.ts'
import { inCompany } from '../../../db/transaction.ts'
import { inCompanyOf } from '../../../testing/group.ts'
import type { Scope } from '../../../contract/session.ts'
import { everyPermission, hire, newcomer, type SignedIn } from '../../../testing/newcomer.ts'
import { namedResources } from '../../../record-history/record-names.ts'

const api = apiForFile()
let admin: SignedIn
let reader: SignedIn
beforeAll(async () => {
  admin = await newcomer(api, { login: 'admin', companies: { 1: everyPermission, 2: everyPermission } })
  reader = await newcomer(api, { login: 'reader.two', companies: { 1: [['level_access', 'company']] } })
})

const newest = async () => (await admin.call('auditTrail.list')).body.data.audit_trail[0]

describe('the trail', () => {
  test('tells who did what to which record, with names, the newest first', async () => {
    await admin.call('levels.update', { path: { id: 21 }, body: { name: 'Phổ thông', version: 1 } })
    expect(await newest()).toMatchObject({
      user: { id: admin.userId, login: 'admin', full_name: 'Người dùng admin' },
      operation: 'levels.update',
      resource: 'levels',
      record_id: 21,
      record_name: 'Phổ thông',
      result: 'done',
      changed_fields: ['name'],
      changed_labels: ['Tên trình độ'],
    })
  })

  test('knows the records of each resource that has records to change by a name', async () => {
    // The table's keys are exactly these.
    const unnamed = (Object.keys(operations) as OperationId[])
      .filter((id) => verbOf(id) === 'update')
      .map((id): string => resourceOf(id))
      .filter((resource) => !(resource in namedResources))
      // Parts and rows of an employee's file, a test, a course or a campaign belong to a record that has a name.
      .filter((resource) => !/^(employee|exam|training|recruitment)[A-Z]/.test(resource))
    // There is one of the company, and one set of each kind of settings; mail templates, number series and reminders are told
    // by the line's own details, the review of a contract by the contract, what is done for a leaver by the leaver,
    // a procedure by the person whom it receives, its template by a nature of work, a form for applicants by its campaign;
    // what strangers change is told by its reference, and a saved query is found by whoever may open it.
    expect(unnamed.toSorted()).toEqual([
      'applicationForms',
      'company',
      'contractSettings',
      'decisionSettings',
      'externals',
      'firstImports',
      'leaverTasks',
      'leaverTemplate',
      'mailTemplates',
      'numberSeries',
      'paperClauses',
      'procedureTemplates',
      'procedures',
      'quizSettings',
      'reminderRules',
      'renewalReviews',
      'requestChangeSettings',
      'statisticsQueries',
    ])
    const body = { code: 'TEN', name: 'Đào tạo có tên' }
    const { type } = (await admin.call('trainingTypes.store', { body })).body.data
    expect(await newest()).toMatchObject({ record_id: type.id, record_name: 'Đào tạo có tên' })
    const found = await admin.call('auditTrail.list', {
      query: { search: { value: 'co ten', fields: ['record'] } },
    })
    expect(found.body.data.audit_trail.map(({ record_id }) => record_id)).toEqual([type.id])
  })

  test('tells of what was refused', async () => {
    await reader.call('levels.destroy', { path: { id: 21 } })
    expect(await newest()).toMatchObject({
      user: { id: reader.userId },
      operation: 'levels.destroy',
      result: 'refused',
    })
  })

  test('keeps the name of who has left the company', async () => {
    const leaver = await newcomer(api, { login: 'roi.di', companies: { 1: everyPermission } })
    await leaver.call('levels.update', { path: { id: 22 }, body: { rank: 21 } })
    await admin.call('accounts.destroy', { path: { id: leaver.userId } })
    const { body } = await admin.call('auditTrail.list', {
      query: { filter: { user_id: { operator: 'equal', value: leaver.userId } } },
    })
    expect(body.data.audit_trail.map(({ user }) => user?.full_name)).toEqual(['Người dùng roi.di'])
  })

  test('is narrowed by user, operation, resource, record, result and time, and counted', async () => {
    const { body: stored } = await admin.call('levels.store', {
      body: { code: 'NHATKY', name: 'Nhật ký', level_group: 'trade', rank: 700 },
    })
    const { id } = stored.data.level
    await admin.call('levels.destroy', { path: { id } })
    const hour = 3_600_000
    const around = {
      from: new Date(Date.now() - hour).toISOString(),
      to: new Date(Date.now() + hour).toISOString(),
    }
    const { body } = await admin.call('auditTrail.list', {
      query: {
        filter: {
          user_id: { operator: 'in', value: [admin.userId] },
          resource: { operator: 'equal', value: 'levels' },
          record_id: { operator: 'equal', value: id },
          result: { operator: 'equal', value: 'done' },
          at: { operator: 'between', ...around },
        },
        pagination: true,
      },
    })
    expect(body.data.audit_trail.map(({ operation }) => operation)).toEqual([
      'levels.destroy',
      'levels.store',
    ])
    expect(body.data.audit_trail.map(({ record_name, is_deleted }) => [record_name, is_deleted])).toEqual([
      ['Nhật ký', true],
      ['Nhật ký', true],
    ])
    expect(body.data.meta.pagination?.total).toBe(2)
    const before = await admin.call('auditTrail.list', {
      query: { filter: { at: { operator: 'lte', value: '2020-01-01T00:00:00+07:00' } } },
    })
    expect(before.body.data.audit_trail).toEqual([])
  })

  test('is searched by who did it, by what it was done to, and by the code of a request', async () => {
    const doer = await newcomer(api, { login: 'tim.toi', companies: { 1: everyPermission } })
    const { body: stored } = await doer.call('levels.store', {
      body: { code: 'TIMKIEM', name: 'Thạc sĩ kinh tế', level_group: 'trade', rank: 701 },
    })
    const found = async (value: string, fields?: ('user' | 'record' | 'request_id')[]) => {
      const search = { value, ...(fields && { fields }) }
      const { body } = await admin.call('auditTrail.list', { query: { search, pagination: true } })
      return body.data.audit_trail
    }
    const [line] = await found('tim toi')
    expect(line).toMatchObject({ operation: 'levels.store', record_id: stored.data.level.id })
    expect(await found('kinh te THAC')).toEqual([line])
    expect(await found(line?.request_id?.toUpperCase() ?? '')).toEqual([line])
    expect(await found('tim.toi', ['record'])).toEqual([])
    expect(await found('thac si', ['user'])).toEqual([])
    expect(await found('không có ai như vậy')).toEqual([])
    expect(await found('% _')).toEqual([])
  })

  test('counts no further than 10,000 lines and says so, and filters still reach the oldest', async () => {
    const lines = 10_400
    await inCompanyOf(api.db.superuser, 2, (client) =>
      client.query(
        `insert into audit_trail (company_id, at, user_id, operation, resource, record_id, result)
         select 2, timestamptz '2020-01-01 00:00+07' + n * interval '1 minute', $1, 'levels.update', 'levels', 121, 'done'
         from generate_series(1, $2) n`,
        [admin.userId, lines],
      ),
    )
    const switched = await admin.call('session.changeCompany', { body: { current_company_id: 2 } })
    const inTwo = api.withToken(switched.body.data.token)
    admin = { ...admin, ...inTwo }
    const read = async (query: object) =>
      (await inTwo.call('auditTrail.list', { query: { pagination: true, size: 100, ...query } })).body.data
    const { meta, audit_trail: last } = await read({ page: 100 })
    expect(meta).toEqual({
      pagination: { total: 10_000, per_page: 100, current_page: 100, total_pages: 100 },
      truncated: true,
    })
    expect(last).toHaveLength(100)
    expect((await read({ page: 101 })).audit_trail).toEqual([])
    const oldest = await read({
      filter: { at: { operator: 'lte', value: '2020-01-01T00:05:00+07:00' } },
      sort: 'at',
    })
    expect(oldest.meta).toEqual({
      pagination: { total: 5, per_page: 100, current_page: 1, total_pages: 1 },
    })
    expect(oldest.audit_trail[0]?.at).toMatch(/^2019-12-31T17:01|^2020-01-01T00:01/)
    const back = await inTwo.call('session.changeCompany', { body: { current_company_id: 1 } })
    admin = { ...admin, ...api.withToken(back.body.data.token) }
  })

  test('shows one company only', async () => {
    const switched = await admin.call('session.changeCompany', { body: { current_company_id: 2 } })
    const inTwo = api.withToken(switched.body.data.token)
    await inTwo.call('levels.update', { path: { id: 121 }, body: { rank: 11 } })
    const { body } = await inTwo.call('auditTrail.list')
    const today = body.data.audit_trail.filter(({ request_id }) => request_id !== null)
    expect(today.map(({ record_id }) => record_id)).toEqual([121])
  })

  test('needs the right to see users', async () => {
    expect((await reader.call('auditTrail.list')).status).toBe(403)
  })
})

describe('old and new values', () => {
  beforeAll(async () => {
    admin = await newcomer(api, { login: 'admin.gia.tri', companies: { 1: everyPermission } })
  })
  const linesOf = async (person: SignedIn, resource: string, id: number) => {
    const { body } = await person.call('auditTrail.list', {
      query: {
        filter: {
          resource: { operator: 'equal', value: resource },
          record_id: { operator: 'equal', value: id },
        },
      },
    })
    return body.data.audit_trail
  }
  const trailReader = (login: string, ...more: [PermissionName, Scope][]) =>
    newcomer(api, { login, companies: { 1: [['permission_access', 'company'], ...more] } })

  test('stand in words beside the names of fields, for whoever may read the record', async () => {
    const body = { code: 'NHOMTEN', name: 'Nhóm có tên' }
    const { certificate_group: group } = (await admin.call('certificateGroups.store', { body })).body.data
    const { certificate } = (
      await admin.call('certificates.store', { body: { name: 'Chứng chỉ cũ', required_natures: [1] } })
    ).body.data
    await admin.call('certificates.update', {
      path: { id: certificate.id },
      body: { name: 'Chứng chỉ mới', group_id: group.id, required_natures: [1, 2], version: 1 },
    })
    const changes = [
      { label: 'Tên chứng chỉ', is_dotted: false, old_value: 'Chứng chỉ cũ', new_value: 'Chứng chỉ mới' },
      { label: 'Nhóm chứng chỉ', is_dotted: false, old_value: null, new_value: 'Nhóm có tên' },
      {
        label: 'Bắt buộc với tính chất công việc',
        is_dotted: false,
        old_value: 'Hành chính',
        new_value: 'Hành chính, Hỗn hợp',
      },
    ]
    const [line] = await linesOf(admin, 'certificates', certificate.id)
    expect(line?.changes).toEqual(expect.arrayContaining(changes))
    expect(line?.changes).toHaveLength(3)

    const catalogueReader = await trailReader('doc.dm', ['training_access', 'company'])
    expect((await linesOf(catalogueReader, 'certificates', certificate.id))[0]?.changes).toHaveLength(3)
    for (const stranger of [
      await trailReader('doc.nk'),
      await trailReader('doc.dv', ['training_access', 'unit']),
    ]) {
      const [closed] = await linesOf(stranger, 'certificates', certificate.id)
      expect(closed).toMatchObject({ changes: [], changed_fields: line?.changed_fields })
    }
  })

  test('of an employee’s file are those of its history, under the right of each field, and dots stay dots', async () => {
    const { employeeId: id } = await hire(api, 'Hồ sơ Có Nhật ký')
    await admin.call('employees.update', {
      path: { id },
      body: { phone: '0912345678', religion: 'Phật giáo' },
    })
    await admin.call('employeePapers.update', { path: { id }, body: { tax_code: '8012345678' } })
    const ofCard = (lines: Awaited<ReturnType<typeof linesOf>>) => lines[0]?.changes.map(({ label }) => label)
    const [line] = await linesOf(admin, 'employees', id)
    expect(line?.changes).toContainEqual({
      label: 'Số điện thoại',
      is_dotted: false,
      old_value: null,
      new_value: '0912345678',
    })
    expect(line?.changes).toHaveLength(2)
    const papers = await linesOf(admin, 'employeePapers', id)
    expect(papers[0]?.changes).toEqual([{ label: 'Mã số thuế', is_dotted: true }])
    expect(JSON.stringify(papers)).not.toContain('8012345678')

    const fileReader = await trailReader('doc.hs', ['employee_access', 'company'])
    expect(ofCard(await linesOf(fileReader, 'employees', id))).toEqual(['Số điện thoại'])
    expect(ofCard(await linesOf(fileReader, 'employeePapers', id))).toEqual([])
    expect(ofCard(await linesOf(await trailReader('doc.trong'), 'employees', id))).toEqual([])
  })

  test('of questions are not kept, so that no key of an exam is read here', async () => {
    const { rows } = await inCompanyOf(api.db.superuser, 1, (client) =>
      client.query(`select id, version from quiz_questions limit 1`),
    )
    const [question] = rows
    const saved = await admin.call('quizQuestions.update', {
      path: { id: question.id },
      body: { content: 'Nội dung mới của câu hỏi?', version: question.version },
    })
    expect(saved.status).toBe(200)
    const [line] = await linesOf(admin, 'quizQuestions', question.id)
    expect(line).toMatchObject({ changed_fields: ['content'], changes: [] })
    const kept = await api.db.superuser.query(`select from audit_values where resource = 'quizQuestions'`)
    expect(kept.rows).toEqual([])
  })

  test('a deleted record is found by the name it had; of a person none is kept', async () => {
    const { type } = (
      await admin.call('trainingTypes.store', { body: { code: 'SEXOA', name: 'Loại sắp bị xóa' } })
    ).body.data
    await admin.call('trainingTypes.destroy', { path: { id: type.id } })
    const found = await admin.call('auditTrail.list', {
      query: { search: { value: 'sap bi xoa', fields: ['record'] } },
    })
    expect(found.body.data.audit_trail.map(({ operation, record_name }) => [operation, record_name])).toEqual(
      [
        ['trainingTypes.destroy', 'Loại sắp bị xóa'],
        ['trainingTypes.store', 'Loại sắp bị xóa'],
      ],
    )
    const { employeeId, nhansuId } = await hire(api, 'Người Nhập Nhầm')
    await admin.call('employees.destroy', { path: { id: employeeId } })
    const [gone] = await linesOf(admin, 'employees', employeeId)
    expect(gone).toMatchObject({ record_name: nhansuId, is_deleted: true })
    await admin.call('employees.restore', { body: { ids: [employeeId] } })
    expect((await linesOf(admin, 'employees', employeeId))[0]).toMatchObject({
      record_name: 'Người Nhập Nhầm',
      is_deleted: false,
    })
  })
})

test.each([
  ['changed', `update audit_trail set result = 'done'`],
  ['removed', 'delete from audit_trail'],
  ['emptied', 'truncate audit_trail'],
])('is never %s by the server’s own role', async (_, statement) => {
  const tried = inCompany(api.db.database, { companyId: 1, readOnly: false }, ({ db }) =>
    sql.raw(statement).execute(db),
  )
  await expect(tried).rejects.toMatchObject({ code: '42501' })
})
