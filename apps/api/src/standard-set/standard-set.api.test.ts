import { beforeAll, describe, expect, test } from 'vitest'
import { type Person, apiForFile } from '../testing/api.ts'
import { inCompanyOf } from '../testing/group.ts'

const api = apiForFile()
let hr: Person
let colleague: Person
beforeAll(async () => {
  hr = await api.as('hrOfOne')
  colleague = await api.as('hrOfBoth')
})

let made = 0
/** A level of its own for each test. */
async function newLevel(): Promise<number> {
  made += 1
  const body = { code: `MOI${made}`, name: `Trình độ mới ${made}`, level_group: 'trade', rank: made } as const
  return (await hr.call('levels.store', { body })).body.data.level.id
}

async function trailOf(recordId: number): Promise<Record<string, unknown>[]> {
  const { rows } = await inCompanyOf(api.db.superuser, 1, (client) =>
    client.query<Record<string, unknown>>(
      `select operation, result, changed_fields, detail, login from audit_trail
       join users on users.id = user_id where record_id = $1 order by audit_trail.id`,
      [recordId],
    ),
  )
  return rows
}

async function valuesOf(recordId: number): Promise<Record<string, unknown>[]> {
  const { rows } = await inCompanyOf(api.db.superuser, 1, (client) =>
    client.query<Record<string, unknown>>(
      'select record_name, changes from audit_values where record_id = $1 order by line_id',
      [recordId],
    ),
  )
  return rows
}

describe('a save', () => {
  test('changes only the fields it brings, and counts', async () => {
    const id = await newLevel()
    const before = (await hr.call('levels.show', { path: { id } })).body.data.level
    const { body } = await hr.call('levels.update', { path: { id }, body: { rank: 500, version: 1 } })
    expect(body).toMatchObject({ message: 'Cập nhật thành công!' })
    const { updated_at: _, ...rest } = body.data.level
    const { updated_at: __, ...unchanged } = before
    expect(rest).toEqual({ ...unchanged, rank: 500, version: 2 })
  })

  test('from an older version is refused with the newer values, and nothing is lost', async () => {
    const id = await newLevel()
    await hr.call('levels.update', { path: { id }, body: { name: 'Người thứ nhất', version: 1 } })
    const late = await colleague.call('levels.update', {
      path: { id },
      body: { name: 'Người thứ hai', version: 1 },
    })
    expect(late).toMatchObject({
      status: 409,
      body: {
        message: 'Dữ liệu đã được người khác cập nhật, vui lòng tải lại.',
        data: { level: { id, name: 'Người thứ nhất', version: 2 } },
      },
    })
    expect((await hr.call('levels.show', { path: { id } })).body.data.level.name).toBe('Người thứ nhất')
  })

  test('is won by one of many at once', async () => {
    const id = await newLevel()
    const answers = await Promise.all(
      [1, 2, 3, 4, 5, 6].map((rank) =>
        hr.call('levels.update', { path: { id }, body: { rank, version: 1 } }),
      ),
    )
    const [winner, ...others] = answers.filter(({ status }) => status === 200)
    expect(others).toEqual([])
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(5)
    expect((await hr.call('levels.show', { path: { id } })).body.data.level).toEqual(winner?.body.data.level)
  })

  test('without a version wins, and the trail says so', async () => {
    const id = await newLevel()
    await hr.call('levels.update', { path: { id }, body: { rank: 1, version: 1 } })
    expect((await hr.call('levels.update', { path: { id }, body: { rank: 2 } })).status).toBe(200)
    expect((await trailOf(id)).at(-1)).toMatchObject({
      operation: 'levels.update',
      changed_fields: ['rank'],
      detail: { without_version: true },
    })
  })

  test.each([
    ['code', { code: 'THPT' }, 'Mã trình độ đã tồn tại.'],
    ['name', { name: 'trung học PHỔ THÔNG' }, 'Tên trình độ đã tồn tại.'],
  ])('under a %s that is taken is refused at that field', async (field, change, text) => {
    const id = await newLevel()
    const answer = await hr.call('levels.update', { path: { id }, body: change })
    expect(answer).toMatchObject({ status: 400, body: { message: text, errors: { [field]: [text] } } })
  })

  test('may use a code that only another company has', async () => {
    const body = { code: 'CHIHAI', name: 'Chỉ công ty Hai', level_group: 'trade', rank: 1 } as const
    expect((await (await api.as('hrOfTwo')).call('levels.store', { body })).status).toBe(201)
    expect((await hr.call('levels.store', { body })).status).toBe(201)
  })

  test('has its code in capitals, however it is typed', async () => {
    const body = { name: 'Chữ nhỏ', level_group: 'trade', rank: 1 } as const
    const { level } = (await hr.call('levels.store', { body: { ...body, code: 'chu-nho_1' } })).body.data
    expect(level.code).toBe('CHU-NHO_1')
    const path = { id: level.id }
    const changed = await hr.call('levels.update', { path, body: { code: 'chu-Nho_2' } })
    expect(changed.body.data.level.code).toBe('CHU-NHO_2')
    const unit = { code: 'pmoi', name: 'Phòng Mới', level: 4, parent_id: 1 } as const
    expect((await hr.call('departments.store', { body: unit })).body.data.department.code).toBe('PMOI')
  })

  test.each(['đh-1', 'ıst', 'ﬁne', 'a b'])('has no code %s', async (code) => {
    const body = { code, name: 'Mã lạ', level_group: 'trade', rank: 1 } as const
    const answer = await hr.call('levels.store', { body })
    expect(answer).toMatchObject({ status: 400, body: { errors: { code: [expect.any(String)] } } })
  })

  test('with faults tells them all, by field, in Vietnamese', async () => {
    const body = { code: 'sai mã', name: '', rank: 1000 } as never
    expect((await hr.call('levels.store', { body })).body).toMatchObject({
      message: 'Vui lòng kiểm tra lại các thông tin chưa hợp lệ.',
      errors: {
        code: ['Mã trình độ gồm 2–20 ký tự: chữ không dấu, chữ số, - hoặc _.'],
        name: ['Vui lòng nhập tên trình độ.'],
        rank: ['Thứ bậc không được lớn hơn 999.'],
        level_group: ['Vui lòng nhập nhóm trình độ.'],
      },
    })
  })
})

describe('a delete', () => {
  test('is undone into the very same record', async () => {
    const id = await newLevel()
    const before = (await hr.call('levels.show', { path: { id } })).body.data
    expect((await hr.call('levels.destroy', { path: { id } })).body).toMatchObject({
      message: 'Xóa thành công!',
      data: { ids: [id] },
    })
    expect((await hr.call('levels.show', { path: { id } })).status).toBe(404)
    expect((await hr.call('levels.restore', { body: { ids: [id] } })).status).toBe(200)
    expect((await hr.call('levels.show', { path: { id } })).body.data).toEqual(before)
    const search = { value: before.level.name }
    const found = await hr.call('levels.list', { query: { search, pagination: true } })
    expect(found.body.data.levels).toEqual([before.level])
  })

  test('of several is undone as a whole or not at all', async () => {
    const ids = [await newLevel(), await newLevel()]
    await hr.call('levels.destroyBulk', { body: { ids } })
    expect((await hr.call('levels.restore', { body: { ids: [...ids, 999_999] } })).status).toBe(404)
    expect((await hr.call('levels.restore', { body: { ids } })).body.data).toEqual({ ids })
  })

  test('cannot be undone twice, by another company, or the next day', async () => {
    const id = await newLevel()
    await hr.call('levels.destroy', { path: { id } })
    const restore = (person: Person) => person.call('levels.restore', { body: { ids: [id] } })
    expect((await restore(await api.as('hrOfTwo'))).status).toBe(404)
    expect((await restore(hr)).status).toBe(200)
    expect((await restore(hr)).status).toBe(404)
    await hr.call('levels.destroy', { path: { id } })
    await inCompanyOf(api.db.superuser, 1, (client) =>
      client.query(`update deleted_records set deleted_at = deleted_at - interval '1 day'`),
    )
    expect((await restore(hr)).status).toBe(404)
  })

  test('cannot be undone once its code has a new owner', async () => {
    const id = await newLevel()
    const { level } = (await hr.call('levels.show', { path: { id } })).body.data
    await hr.call('levels.destroy', { path: { id } })
    const { code, level_group, rank } = level
    await hr.call('levels.store', { body: { code, name: 'Chủ mới của mã', level_group, rank } })
    expect(await hr.call('levels.restore', { body: { ids: [id] } })).toMatchObject({
      status: 409,
      body: { message: 'Không thể hoàn tác vì mã hoặc tên đã được dùng cho mục khác.' },
    })
  })

  test('of what something refers to is refused in words', async () => {
    const [used, unused] = [await newLevel(), await newLevel()]
    await api.db.owner
      .query(`create table if not exists level_users (company_id integer not null, level_id bigint not null,
      foreign key (company_id, level_id) references levels (company_id, id))`)
    await api.db.owner.query('insert into level_users values (1, $1)', [used])
    const refusal = { status: 409, body: { message: 'Không thể xóa vì dữ liệu đang được sử dụng.' } }
    expect(await hr.call('levels.destroy', { path: { id: used } })).toMatchObject(refusal)
    expect(await hr.call('levels.destroyBulk', { body: { ids: [unused, used] } })).toMatchObject(refusal)
    expect((await hr.call('levels.show', { path: { id: unused } })).status).toBe(200)
  })
})

describe('the trail', () => {
  test('has every write with who and which fields, and values beside its lines only', async () => {
    const id = await newLevel()
    await colleague.call('levels.update', {
      path: { id },
      body: { name: 'Đổi tên bởi đồng nghiệp', version: 1 },
    })
    await hr.call('levels.destroy', { path: { id } })
    const trail = await trailOf(id)
    expect(trail).toMatchObject([
      { operation: 'levels.store', result: 'done', login: 'hr.one' },
      { operation: 'levels.update', changed_fields: ['name'], login: 'hr.both' },
      { operation: 'levels.destroy', login: 'hr.one' },
    ])
    expect(JSON.stringify(trail)).not.toContain('Đổi tên')
    expect(await valuesOf(id)).toMatchObject([
      { record_name: null, changes: { name: [null, `Trình độ mới ${made}`] } },
      {
        record_name: null,
        changes: { name: [`Trình độ mới ${made}`, 'Đổi tên bởi đồng nghiệp'] },
      },
      { record_name: 'Đổi tên bởi đồng nghiệp', changes: {} },
    ])
  })

  test('keeps nothing of what stayed as it was', async () => {
    const id = await newLevel()
    const { name, rank } = (await hr.call('levels.show', { path: { id } })).body.data.level
    await hr.call('levels.update', { path: { id }, body: { name, rank: rank + 1, version: 1 } })
    expect((await valuesOf(id))[1]).toMatchObject({ changes: { rank: [rank, rank + 1] } })
    expect((await trailOf(id))[1]).toMatchObject({ changed_fields: ['rank'] })
    await hr.call('levels.update', { path: { id }, body: { name, version: 2 } })
    expect(await valuesOf(id)).toHaveLength(2)
  })

  test('has what somebody was refused', async () => {
    await (await api.as('reader')).call('levels.destroy', { path: { id: 21 } })
    const { rows } = await inCompanyOf(api.db.superuser, 1, (client) =>
      client.query(
        `select operation, result, login from audit_trail join users on users.id = user_id order by audit_trail.id desc limit 1`,
      ),
    )
    expect(rows).toEqual([{ operation: 'levels.destroy', result: 'refused', login: 'reader' }])
  })

  test('cannot be changed by the server', async () => {
    const { pool } = api.db.database
    await expect(pool.query(`update audit_trail set result = 'failed'`)).rejects.toThrow('permission denied')
    await expect(pool.query('delete from audit_trail')).rejects.toThrow('permission denied')
  })
})
