import { beforeAll, expect, test } from 'vitest'
import { pdfText } from '../../../print/testing/pdf-text.ts'
import { type Person, apiForFile } from '../../../testing/api.ts'
import { inCompanyOf } from '../../../testing/group.ts'
import { lastView } from '../../../testing/last-view.ts'
import { hire, newcomer } from '../../../testing/newcomer.ts'
import { nextNumber } from '../../../testing/numbers.ts'
import { openWorkbook } from '../../../testing/open-workbook.ts'

const api = apiForFile()
let hr: Person
let near: number
let far: number
beforeAll(async () => {
  hr = await api.as('hrOfOne')
  near = (await hire(api, 'Người Học Gần', 3)).employeeId
  far = (await hire(api, 'Người Học Xa', 4)).employeeId
  await taught('2094-02-01', { type_id: 31, hours: 16 }, { passed: near, failed: far })
  await taught('2094-02-20', { type_id: 32, hours: 8 }, { passed: near })
  await taught('2094-05-01', { type_id: 31, hours: 4 }, { joined: far })
})

/** A course of a far year with people in these states, which costs a million. */
async function taught(start: string, more: object, people: Record<string, number>) {
  const body = { name: `Khóa ${nextNumber()}`, type_id: 31, start_date: start, end_date: start, ...more }
  const { id } = (await hr.call('trainings.store', { body })).body.data.training
  const costs = [{ kind: 'room', name: 'Phòng', planned: 1_000_000, actual: 1_000_000 } as const]
  await hr.call('trainingCosts.storeBulk', { path: { id }, body: { costs } })
  await inCompanyOf(api.db.superuser, 1, async (client) => {
    for (const [state, employee] of Object.entries(people))
      await client.query(
        `insert into training_employees (company_id, training_id, employee_id, state, reason)
         values (1, $1, $2, $3, case $3 when 'refused' then 'Bận' end)`,
        [id, employee, state],
      )
  })
}

const allLevels = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]
const year = { from: '2094-01-01', to: '2094-12-31' }
const report = async (query: object, person: Pick<Person, 'call'> = hr) =>
  (await person.call('trainingReports.courses', { query: { ...year, ...query } })).body.data

test('courses are narrowed by type and by unit, whose costs are nobody’s alone', async () => {
  expect((await report({})).total).toMatchObject({ courses: 3, joined: 4, passed: 2, actual: 3_000_000 })
  expect((await report({ type_id: 32 })).total).toMatchObject({
    courses: 1,
    joined: 1,
    cost_per_person: 1_000_000,
  })
  const ofUnit = await report({ department_id: 4 })
  expect(ofUnit.total).toMatchObject({
    courses: 2,
    joined: 2,
    passed: 0,
    hours_per_person: 20,
    cost_per_person: null,
  })
  expect((await report({ field_id: 999_999 })).courses).toEqual([])
})

test('groups of courses add up to the whole, each by its own word', async () => {
  const { total, groups: none } = await report({})
  expect(none).toEqual([])
  for (const by of ['type', 'field', 'month'] as const) {
    const { groups } = await report({ by })
    for (const figure of ['courses', 'joined', 'passed', 'planned', 'actual'] as const)
      expect([by, figure, groups.reduce((sum, group) => sum + Number(group[figure]), 0)]).toEqual([
        by,
        figure,
        total[figure],
      ])
  }
  const { groups } = await report({ by: 'month' })
  expect(groups.map(({ name, courses, hours }) => [name, courses, hours])).toEqual([
    ['Tháng 02-2094', 2, 40],
    ['Tháng 05-2094', 1, 4],
  ])
})

test('units count the people of those below them, and people come by name with their code', async () => {
  const units = (await report({ by: 'unit' })).groups
  const unit = (id: number) => units.find((each) => each.id === id)
  expect(unit(3)).toMatchObject({
    courses: 2,
    joined: 2,
    passed: 2,
    pass_percent: 100,
    hours: 24,
    actual: null,
  })
  expect(unit(4)).toMatchObject({ courses: 2, joined: 2, passed: 0, pass_percent: 0, hours: 20 })
  const people = (await report({ by: 'person' })).groups
  expect(people.map(({ id, hours }) => [id, hours])).toEqual([
    [near, 24],
    [far, 20],
  ])
  expect(people[0]).toMatchObject({ name: 'Người Học Gần', code: expect.any(String), planned: null })
  expect((await report({ by: 'person', department_id: 4 })).groups.map(({ id }) => id)).toEqual([far])
})

test('whoever reads for one unit is told of its people and of no unit above', async () => {
  const { personId } = await hire(api, 'Trưởng Đơn Vị Xem', 4)
  const head = await newcomer(api, {
    login: `truong.${nextNumber()}`,
    companies: { 1: [['training_report', 'unit']] },
    personId,
  })
  expect((await report({ by: 'unit' }, head)).groups.map(({ id }) => id)).toEqual([4])
  expect((await report({ by: 'person' }, head)).groups.map(({ id }) => id)).toEqual([far])
  expect((await report({ by: 'unit', department_id: 3 }, head)).groups).toEqual([])
  // Of a course with people of others his own share is not known.
  const { total, courses } = await report({}, head)
  expect([total.actual, total.cost_per_person]).toEqual([2_000_000, null])
  expect(courses.map(({ cost_per_person: cost }) => cost)).toEqual([null, null])
})

test('whoever reads for a unit asks for one below his own', async () => {
  const { personId } = await hire(api, 'Trưởng Phòng Xem', 2)
  const head = await newcomer(api, {
    login: `truong.${nextNumber()}`,
    companies: { 1: [['training_report', 'unit']] },
    personId,
  })
  expect((await report({ by: 'unit', department_id: 3 }, head)).groups).toMatchObject([{ id: 3, joined: 2 }])
  expect((await report({ by: 'unit', department_id: 4 }, head)).groups).toEqual([])
})

test('people who only stand on a list, wait or refused have no line', async () => {
  const { employeeId } = await hire(api, 'Người Từ Chối', 7)
  await taught('2097-02-01', { hours: 8 }, { refused: employeeId })
  await taught('2097-03-01', { hours: 8 }, { listed: employeeId, passed: near })
  const ofYear = { from: '2097-01-01', to: '2097-12-31' }
  const people = (await report({ ...ofYear, by: 'person' })).groups
  expect(people.map(({ id, courses }) => [id, courses])).toEqual([[near, 1]])
  const units = (await report({ ...ofYear, by: 'unit' })).groups
  expect(units.map(({ id, courses }) => [id, courses])).not.toContainEqual([7, expect.anything()])
  expect(units.every(({ courses }) => courses === 1)).toBe(true)
})

test('each certificate in each unit opens as many rows as it says', async () => {
  const body = {
    name: `Chứng chỉ ${nextNumber()}`,
    remind_days: 30,
    required_position_levels: allLevels,
  }
  const { id } = (await hr.call('certificates.store', { body })).body.data.certificate
  const held = async (query: object) => (await hr.call('trainingReports.certificates', { query })).body.data
  const { units } = await held({ certificate_id: id })
  expect(units.length).toBeGreaterThan(0)
  for (const unit of units.filter(({ id: unitId }) => unitId !== null))
    for (const { certificate_id: certificate, figures } of unit.cells) {
      const { rows } = await held({ certificate_id: certificate, department_id: unit.id })
      expect([unit.name, rows.length]).toEqual([
        unit.name,
        figures.valid + figures.expiring + figures.expired + figures.missing,
      ])
    }
})

test('lines of units add up to each certificate, with who sits right in the upper one and who has no unit', async () => {
  for (const unit of [1, 2, 3, 4, undefined]) {
    const { employeeId } = await hire(api, 'Người Theo Tính Chất', unit)
    await inCompanyOf(api.db.superuser, 1, (client) =>
      client.query('update employees set nature_of_work = 7 where company_id = 1 and id = $1', [employeeId]),
    )
  }
  const body = { name: `Chứng chỉ ${nextNumber()}`, remind_days: 30, required_natures: [7] }
  const { id } = (await hr.call('certificates.store', { body })).body.data.certificate
  const held = async (query: object, person: Pick<Person, 'call'> = hr) =>
    (await person.call('trainingReports.certificates', { query: { certificate_id: id, ...query } })).body.data
  const { units, certificates } = await held({})
  expect(units.map((unit) => [unit.id, unit.name])).toEqual([
    [2, 'Phòng Hành chính Nhân sự'],
    [4, 'Đội Kho'],
    [null, 'Trực thuộc Công ty'],
    [null, 'Chưa thuộc đơn vị nào'],
  ])
  const missing = units.flatMap(({ cells }) => cells.map(({ figures }) => figures.missing))
  expect([missing, certificates[0]?.figures.missing]).toEqual([[2, 1, 1, 1], 5])
  // A line that is no unit opens its rows as well.
  for (const [rest, name] of [
    ['upper', 'Trực thuộc Công ty'],
    ['none', 'Chưa thuộc đơn vị nào'],
  ] as const) {
    const alone = await held({ rest })
    expect([rest, alone.rows.length, alone.total.missing]).toEqual([rest, 1, 1])
    expect(alone.units.map((unit) => [unit.rest, unit.name])).toEqual([[rest, name]])
  }
  expect((await held({ rest: 'upper', department_id: 2 })).rows).toHaveLength(1)
  const below = await held({ department_id: 2 })
  expect(below.units.map((unit) => [unit.id, unit.name])).toEqual([
    [3, 'Tổ Tuyển dụng'],
    [null, 'Trực thuộc Phòng Hành chính Nhân sự'],
  ])
  const head = await newcomer(api, {
    login: `truong.${nextNumber()}`,
    companies: { 1: [['training_report_certificate', 'unit']] },
    personId: (await hire(api, 'Trưởng Tổ Xem', 3)).personId,
  })
  expect((await held({}, head)).units.map((unit) => unit.id)).toEqual([3])
  expect((await held({ department_id: 4 }, head)).units).toEqual([])
})

test('both go on paper with what was asked, and the trail keeps whose names stand there', async () => {
  const squeezed = (words: string) => words.replaceAll(' ', '')
  const paper = await hr.call('trainingReports.coursesPrint', { query: { ...year, by: 'person' } })
  expect([paper.status, paper.headers['content-type']]).toEqual([200, 'application/pdf'])
  const told = pdfText(paper.bytes).join('')
  for (const words of [
    'BÁO CÁO KHÓA ĐÀO TẠO',
    'Khai giảng từ ngày: 01-01-2094',
    'Xem theo: Nhân viên',
    'Người Học Xa',
    'Tổng cộng',
    'Người in:',
  ])
    expect(told).toContain(squeezed(words))
  expect(await lastView(api, 'trainingReports.coursesPrint')).toMatchObject({
    deed: 'print',
    people: [near, far].toSorted((one, other) => one - other),
  })
  const certificates = await hr.call('trainingReports.certificatesPrint', { query: { department_id: 4 } })
  expect([certificates.status, certificates.headers['content-type']]).toEqual([200, 'application/pdf'])
  expect(pdfText(certificates.bytes).join('')).toContain(squeezed('BÁO CÁO CHỨNG CHỈ'))
})

test('a workbook has the groups on a sheet of their own, and each certificate in each unit', async () => {
  const courses = await hr.call('trainingReports.coursesExport', { query: { ...year, by: 'type' } })
  const { sheets } = await openWorkbook(courses.bytes)
  expect(sheets['Theo nhóm']?.[0]?.[0]).toBe('Loại đào tạo')
  expect(sheets['Theo nhóm']).toHaveLength(3)
  const ofUnits = await hr.call('trainingReports.coursesExport', { query: { ...year, by: 'unit' } })
  const about = Object.values((await openWorkbook(ofUnits.bytes)).sheets).at(-1) ?? []
  expect(about.find(([what]) => what === 'Xem theo')?.[1]).toBe(
    'Đơn vị (mỗi đơn vị tính cả các đơn vị trực thuộc, nên không cộng các dòng với nhau)',
  )
  const certificates = await hr.call('trainingReports.certificatesExport')
  expect(Object.keys((await openWorkbook(certificates.bytes)).sheets)).toContain('Từng đơn vị')
})
