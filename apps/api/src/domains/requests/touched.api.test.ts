import type { PermissionName } from '@nhansu/sdk/contract'
import { beforeAll, expect, test } from 'vitest'
import { apiForFile, type Person } from '../../testing/api.ts'
import { exampleFile } from '../../testing/example-file.ts'
import { day } from '../../testing/exam-steps.ts'
import { inCompanyOf } from '../../testing/group.ts'
import { newcomer } from '../../testing/newcomer.ts'
import { nextNumber } from '../../testing/numbers.ts'
import { fileOwner, type Items, type Owner, type Request, sent } from './testing/file-owner.ts'

const api = apiForFile()
let hr: Person
let typeId: number
beforeAll(async () => {
  hr = await api.as('hrOfOne')
  const type = { code: 'TV24', name: 'Hai mươi bốn tháng', kind: 'fixed_term', term_months: 24 } as const
  typeId = (await hr.call('contractTypes.store', { body: type })).body.data.contract_type.id
})

const sql = (text: string, values: unknown[]) =>
  inCompanyOf(api.db.superuser, 1, (client) => client.query(text, values))

async function accepted(me: Owner, items: Items): Promise<Request> {
  const file = exampleFile({ contentMediaType: 'image/png', example: 'minh-chung.png' })
  const scan = (await me.call('requestChangeInfos.storeFile', { body: { file } })).body.data.file.id
  const { id, version, items: kept } = await sent(me, items, { file_ids: [scan] })
  const answer = await hr.call('requestChangeInfos.review', {
    path: { id },
    body: { version, items: kept.map((item) => ({ id: item.id, accept: true })) },
  })
  expect(answer.status, answer.text).toBe(200)
  return answer.body.data.request
}
const readBy = async (by: Person, { id }: Pick<Request, 'id'>) =>
  (await by.call('requestChangeInfos.show', { path: { id } })).body.data.request.touches.map(({ key }) => key)
const reviewer = (...rights: PermissionName[]) =>
  newcomer(api, {
    login: `xet.duyet.${nextNumber()}`,
    companies: {
      1: ['request_change_edit' as const, ...rights].map((permission) => [permission, 'company'] as const),
    },
  })

test('a new name touches the contract in effect, the insurance and an account that is called otherwise, each for who may see it', async () => {
  const me = await fileOwner(api)
  await sql(
    `insert into employee_papers (company_id, employee_id, social_insurance_no) values (1, $1, '7912345678')
     on conflict (company_id, employee_id) do update set social_insurance_no = excluded.social_insurance_no`,
    [me.employeeId],
  )
  const stored = await hr.call('contracts.store', {
    body: {
      employee_id: me.employeeId,
      contract_type_id: typeId,
      start_date: day(-30),
      job_title: 'Kế toán',
      work_place: 'Trụ sở',
      salary: 15_000_000,
    },
  })
  const path = { id: stored.body.data.contract.id }
  const signing = { sign_date: day(-31) }
  const { body: offered } = await hr.call('contracts.signers', { body: { ids: [path.id], ...signing } })
  const signer_id = offered.data.signers.find(({ refusal }) => refusal === null)?.id
  const body = { ...signing, ...(signer_id !== undefined && { signer_id }) }
  const issued = await hr.call('contracts.issue', { path, body })
  expect(issued.status, issued.text).toBe(200)
  const { contract_number: number } = issued.body.data.contract
  const request = await accepted(me, [{ path: 'full_name', new_value: 'Nguyễn Thị Đào' }])

  const all = await reviewer('contract_access', 'permission_access', 'employee_sensitive')
  // The account has followed the file.
  expect(await readBy(all, request)).toEqual(['contract', 'social_insurance'])
  await sql(
    `update users set full_name = 'Nguyễn Thị Khác'
     where person_id = (select person_id from employees where company_id = 1 and id = $1)`,
    [me.employeeId],
  )
  const { touches } = (await all.call('requestChangeInfos.show', { path: { id: request.id } })).body.data
    .request
  expect(touches.map(({ key }) => key)).toEqual(['contract', 'account_name', 'social_insurance'])
  expect(touches[0]).toEqual({
    key: 'contract',
    text: `Hợp đồng ${number} đang có hiệu lực được ký trước thay đổi này.`,
    link: `/nhan-vien/${me.employeeId}/chi-tiet?tab=contracts`,
  })
  const { link } = touches[1] ?? {}
  const { rows: logins } = await sql(
    'select login from accounts where person_id = (select person_id from employees where company_id = 1 and id = $1)',
    [me.employeeId],
  )
  expect(logins.map(({ login }) => login)).toContain(new URL(link ?? '', 'http://x').searchParams.get('q'))
  expect(await readBy(await reviewer('contract_access'), request)).toEqual(['contract'])
  expect(await readBy(await reviewer('permission_access'), request)).toEqual(['account_name'])
  expect(await readBy(await reviewer(), request)).toEqual([])
  expect(await readBy(me, request)).toEqual([])
})

test('what is not there, or not touched, is not told', async () => {
  const me = await fileOwner(api)
  const all = await reviewer('contract_access', 'permission_access', 'employee_sensitive')
  const waiting = await sent(me, [{ path: 'native_place', new_value: 'Hà Nam' }])
  expect(await readBy(all, waiting)).toEqual([])
  const request = await accepted(me, [{ path: 'date_of_birth', new_value: '1991-05-17' }])
  expect(await readBy(all, request)).toEqual([])
})

test('a relative touches who is counted as a dependant this month', async () => {
  const me = await fileOwner(api)
  const all = await reviewer('employee_sensitive')
  const relative = { relationship: 8, full_name: 'Nguyễn Văn Em' }
  const items = (values: object) =>
    Object.entries(values).map(([field, new_value]) => ({ path: `relatives.new-1.${field}`, new_value }))
  const first = await accepted(me, items(relative))
  expect(await readBy(all, first)).toEqual([])
  await sql('update employee_relatives set is_dependant = true, dep_from = $2 where employee_id = $1', [
    me.employeeId,
    day(-90).slice(0, 7),
  ])
  expect(await readBy(all, first)).toEqual(['dependants'])
  await sql('update employee_relatives set dep_to = $2 where employee_id = $1', [
    me.employeeId,
    day(-40).slice(0, 7),
  ])
  expect(await readBy(all, first)).toEqual([])
})
