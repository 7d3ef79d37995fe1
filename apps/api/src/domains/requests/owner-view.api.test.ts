import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { pdfText } from '../../print/testing/pdf-text.ts'
import { apiForFile, type Person } from '../../testing/api.ts'
import { fileOwner, type Owner, sent, store } from './testing/file-owner.ts'

const api = apiForFile()
let hr: Person
beforeAll(async () => {
  hr = await api.as('hrOfOne')
})

const review = { mode: 'review', needs_evidence: false } as const

function show(is_shown: boolean, ...fields: string[]) {
  return hr.call('requestChangeSettings.update', {
    body: { fields: fields.map((field) => ({ field, ...review, is_shown })) },
  })
}

const closed = ['native_place', 'tmp_address', 'relatives.job'] as const
afterEach(() => show(true, ...closed))

/** Somebody of whom HR knows what the company then shows to nobody about himself. */
async function known(): Promise<Owner> {
  const me = await fileOwner(api)
  const path = { id: me.employeeId }
  await hr.call('employees.update', { path, body: { native_place: 'Hải Phòng', ethnic: 'Kinh' } })
  await hr.call('employeeAddresses.update', { path, body: { tmp_address: '12 Hàng Bông' } })
  await hr.call('employeeRelatives.store', {
    path,
    body: { relationship: 8, full_name: 'Nguyễn Văn Em', job: 'Thợ điện' },
  })
  return me
}

describe('a field that its owner does not see', () => {
  test('is left out of his file and its paper, and HR sees it as before', async () => {
    const me = await known()
    const path = { id: me.employeeId }
    // A paper's text has no spaces.
    const paper = async (by: Person) =>
      pdfText((await by.call('employees.printFile', { path })).bytes).join('')
    expect((await me.call('employees.show', { path })).body.data.employee.native_place).toBe('Hải Phòng')
    expect(await paper(me)).toContain('HảiPhòng')

    expect((await show(false, ...closed)).status).toBe(200)
    const { employee } = (await me.call('employees.show', { path })).body.data
    expect(employee).not.toHaveProperty('native_place')
    expect(employee.masked_fields).toContain('native_place')
    expect(employee.ethnic).toBe('Kinh')
    const { addresses } = (await me.call('employeeAddresses.show', { path })).body.data
    // What is told of an address in one line goes with it.
    expect(addresses.masked_fields).toEqual(expect.arrayContaining(['tmp_address', 'tmp_text']))
    expect(addresses).not.toHaveProperty('tmp_text')
    const [relative] = (await me.call('employeeRelatives.list', { path })).body.data.relatives
    expect(relative).toMatchObject({ full_name: 'Nguyễn Văn Em', masked_fields: ['job'] })
    expect(relative).not.toHaveProperty('job')
    const mine = await paper(me)
    for (const value of ['HảiPhòng', 'HàngBông', 'Thợđiện']) expect(mine).not.toContain(value)
    expect(mine).toContain('Kinh')

    expect((await hr.call('employees.show', { path })).body.data.employee.native_place).toBe('Hải Phòng')
    expect(await paper(hr)).toContain('Thợđiện')
  })

  test('is not his to ask for, and stands in no request of his with its values', async () => {
    const me = await known()
    const request = await sent(me, [{ path: 'native_place', new_value: 'Nam Định' }])
    await show(false, ...closed)
    const [item] = (await me.call('requestChangeInfos.show', { path: { id: request.id } })).body.data.request
      .items
    expect(item).toMatchObject({ is_masked: true, label: 'Quê quán' })
    expect(item).not.toHaveProperty('old_value')
    const asked = await store(me, [{ path: 'tmp_address', new_value: 'Nơi khác' }])
    expect(asked).toMatchObject({ status: 400, body: { errors: { tmp_address: [expect.any(String)] } } })
    const seen = (await hr.call('requestChangeInfos.show', { path: { id: request.id } })).body.data.request
    expect(seen.items).toMatchObject([{ is_masked: false, old_value: 'Hải Phòng', new_value: 'Nam Định' }])
  })

  test('stands in no history of it that he reads by rights of his own', async () => {
    const me = await fileOwner(api, ['employee_access', 'own'], ['employee_sensitive', 'own'])
    const path = { id: me.employeeId }
    await hr.call('employees.update', { path, body: { native_place: 'Hải Phòng', ethnic: 'Kinh' } })
    const told = async (by: Person) =>
      (await by.call('employeeHistory.list', { path })).body.data.changes.map((change) => change.path)
    expect(await told(me)).toEqual(expect.arrayContaining(['native_place', 'ethnic']))
    await show(false, ...closed)
    expect(await told(me)).toContain('ethnic')
    expect(await told(me)).not.toContain('native_place')
    expect(await told(hr)).toContain('native_place')
  })

  test('is in no finding that he is told of', async () => {
    const me = await fileOwner(api)
    const said = async () => (await me.call('dataQuality.mine')).body.data.own_quality.findings
    expect(await said()).toContain('Chưa có mã số thuế')
    await show(false, 'tax_code')
    const left = await said()
    await show(true, 'tax_code')
    expect(left).not.toContain('Chưa có mã số thuế')
    expect(left).toContain('Chưa có mã số BHXH')
  })

  test('keeps no row from him that he asks to have removed', async () => {
    const me = await known()
    const path = { id: me.employeeId }
    const [relative] = (await me.call('employeeRelatives.list', { path })).body.data.relatives
    await show(false, ...closed)
    const request = await sent(me, [{ path: `relatives.${relative?.id}`, new_value: null }])
    expect(request.items).toMatchObject([{ is_removal: true, is_masked: false, old_value: 'Nguyễn Văn Em' }])
  })

  test('is shown to him again by a right over others, and by the setting', async () => {
    const me = await known()
    const head = await fileOwner(api, ['employee_access', 'company'], ['employee_sensitive', 'company'])
    await hr.call('employees.update', {
      path: { id: head.employeeId },
      body: { native_place: 'Hà Nam' },
    })
    await show(false, ...closed)
    const placeOf = async (by: Owner) =>
      (await by.call('employees.show', { path: { id: by.employeeId } })).body.data.employee.native_place
    expect(await placeOf(head)).toBe('Hà Nam')
    expect(await placeOf(me)).toBeUndefined()
    await show(true, 'native_place')
    expect(await placeOf(me)).toBe('Hải Phòng')
  })
})

test.each(['own', 'unit', 'company'] as const)(
  'what HR notes about somebody is not his to read or to write, with rights over %s',
  async (scope) => {
    const rights = ['employee_access', 'employee_edit', 'employee_sensitive'] as const
    const me = await fileOwner(api, ...rights.map((right) => [right, scope] as [typeof right, typeof scope]))
    const path = { id: me.employeeId }
    await hr.call('employees.update', { path, body: { hr_note: 'Cần theo dõi', ethnic: 'Kinh' } })
    const { employee } = (await me.call('employees.show', { path })).body.data
    expect(employee).not.toHaveProperty('hr_note')
    expect(employee.masked_fields).toContain('hr_note')
    const { changes } = (await me.call('employeeHistory.list', { path })).body.data
    expect(changes.map((change) => change.path)).toContain('ethnic')
    expect(changes.map((change) => change.path)).not.toContain('hr_note')
    const written = await me.call('employees.update', { path, body: { hr_note: 'Rất tốt' } })
    expect(written).toMatchObject({ status: 400, body: { errors: { hr_note: [expect.any(String)] } } })
    expect((await hr.call('employees.show', { path })).body.data.employee.hr_note).toBe('Cần theo dõi')
  },
)

test('what a file or a row is told by cannot be hidden, and what HR notes cannot be shown', async () => {
  expect((await show(false, 'full_name')).body).toMatchObject({ errors: { full_name: [expect.any(String)] } })
  expect((await show(false, 'relatives.full_name')).status).toBe(400)
  const note = await hr.call('requestChangeSettings.update', {
    body: { fields: [{ field: 'hr_note', mode: 'hr', needs_evidence: false, is_shown: true }] },
  })
  expect(note.status).toBe(400)
  // Whoever says nothing of it changes nothing of it.
  await show(false, 'native_place')
  await hr.call('requestChangeSettings.update', { body: { fields: [{ field: 'native_place', ...review }] } })
  const { fields } = (await hr.call('requestChangeSettings.show')).body.data.settings
  const said = new Map(fields.map((each) => [each.field, each]))
  expect(said.get('native_place')).toMatchObject({ is_shown: false, is_shown_fixed: false })
  expect(said.get('full_name')).toMatchObject({ is_shown: true, is_shown_fixed: true })
  expect(said.get('hr_note')).toMatchObject({ is_shown: false, is_shown_fixed: true })
})
