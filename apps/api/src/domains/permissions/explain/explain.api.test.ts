import type { Data } from '@nhansu/sdk/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { apiForFile } from '../../../testing/api.ts'
import { everyPermission, hire, newcomer, type SignedIn } from '../../../testing/newcomer.ts'
import type { Asked } from './explain.ts'

const api = apiForFile()
let admin: SignedIn
let head: SignedIn
let plain: SignedIn
beforeAll(async () => {
  admin = await newcomer(api, { login: 'admin', companies: { 1: everyPermission } })
  const { personId } = await hire(api, 'Trưởng Đội Kho', 4)
  head = await newcomer(api, { login: 'truong', companies: { 1: [['employee_access', 'unit']] }, personId })
  plain = await newcomer(api, { login: 'thuong', companies: { 1: [] } })
})

async function explained(
  person: SignedIn,
  asked: Omit<Asked, 'user_id'>,
): Promise<Data<'permissions.explain'>['explanation']> {
  const { operation, permissions } = asked
  const { body } = await admin.call('permissions.explain', {
    query: {
      user_id: person.userId,
      ...(operation !== undefined && { operation }),
      ...(permissions && { permissions: [...permissions] }),
    },
  })
  return body.data.explanation
}

describe('the explanation', () => {
  test('names the role that lets in, how far, and the units it reaches', async () => {
    const explanation = await explained(head, { operation: 'employees.list' })
    expect(explanation).toMatchObject({
      is_allowed: true,
      needs: 'right',
      rights: [
        {
          permission: 'employee_access',
          label: 'Xem nhân viên',
          held: [{ id: head.roleIds[1], scope: 'unit' }],
        },
      ],
      units: [{ id: 4, name: 'Đội Kho' }],
      own_record: null,
    })
    expect(explanation.notes).toEqual([
      'Vai trò "Vai trò của truong" cho phép: Xem nhân viên (Đơn vị và trực thuộc).',
      'Chỉ trong phạm vi: Đội Kho và các đơn vị trực thuộc.',
    ])
  })

  test('says what is missing, and which roles would give it', async () => {
    const explanation = await explained(plain, { permissions: ['department_access', 'position_access'] })
    expect(explanation).toMatchObject({ is_allowed: false, needs: 'right' })
    expect(explanation.rights.map(({ held }) => held)).toEqual([[], []])
    expect(explanation.rights[0]?.offered.map(({ id }) => id)).toContain(admin.roleIds[1])
    expect(explanation.notes).toEqual([
      expect.stringMatching(
        /^Không vai trò nào .* "Xem đơn vị" hoặc "Xem chức vụ"\. Vai trò có quyền này: .*"Vai trò của admin"/,
      ),
    ])
  })

  test('knows that everybody has his own record, if he has one', async () => {
    const withRecord = await explained(head, { operation: 'employees.info' })
    expect(withRecord).toMatchObject({ is_allowed: true, own_record: true })
    const without = await explained(plain, { operation: 'employees.info' })
    expect(without).toMatchObject({ is_allowed: false, own_record: false })
  })

  test('knows what needs no right, and who cannot sign in at all', async () => {
    expect(await explained(plain, { operation: 'permissions.currentUser' })).toMatchObject({
      is_allowed: true,
      needs: 'sign-in',
    })
    const closed = await newcomer(api, { login: 'dong', companies: { 1: [['level_access', 'company']] } })
    await admin.call('accounts.update', { path: { id: closed.userId }, body: { is_active: false } })
    const explanation = await explained(closed, { operation: 'levels.list' })
    expect(explanation.is_allowed).toBe(false)
    expect(explanation.notes[0]).toMatch(/vô hiệu hóa/)
  })

  test.each([
    ['nothing', {}, 400],
    ['an operation that is none', { operation: 'levels.fly' }, 400],
  ])('is not given of %s', async (_, asked, status) => {
    const answer = await admin.call('permissions.explain', { query: { user_id: plain.userId, ...asked } })
    expect(answer.status).toBe(status)
  })

  test('is not given of users of another company, nor to those who may not see users', async () => {
    const other = await newcomer(api, { login: 'kia', companies: { 2: [] } })
    const query = { user_id: other.userId, operation: 'levels.list' }
    expect((await admin.call('permissions.explain', { query })).status).toBe(404)
    expect((await head.call('permissions.explain', { query })).status).toBe(403)
  })
})
