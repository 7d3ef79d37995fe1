import { beforeAll, describe, expect, test } from 'vitest'
import { apiForFile, type Person } from '../../testing/api.ts'
import { fingerprint } from '../../testing/fingerprint.ts'
import { everyPermission, newcomer } from '../../testing/newcomer.ts'

const api = apiForFile()
/** May do everything in both companies, and works in company 1. */
let both: Person
/** The same of company 2. */
let theirs: Person
beforeAll(async () => {
  both = await newcomer(api, { login: 'ca.hai', companies: { 1: everyPermission, 2: everyPermission } })
  theirs = await newcomer(api, { login: 'cua.hai', companies: { 2: everyPermission } })
})

const fromTwo = { from_company_id: 2 } as const
const newLevel = (code: string, name: string, rank = 5) =>
  theirs.call('levels.store', { body: { code, name, level_group: 'trade', rank } })
const copyLevels = (keys: string[], person = both) =>
  person.call('catalogues.copy', { body: { catalogue: 'levels', ...fromTwo, keys } })

/** What a copy could touch of a company. */
async function print(company: number): Promise<string[]> {
  const lines = (await fingerprint(api.db.superuser, company)).split('\n')
  return lines.filter((line) =>
    /^(levels|certificates|certificate_groups|imports|deleted_records) /.test(line),
  )
}

async function levelHere(code: string) {
  const filter = { code: { operator: 'equal' as const, value: code } }
  return (await both.call('levels.list', { query: { filter } })).body.data.levels[0]
}

describe('the preview', () => {
  test('tells what is new here, what differs and what is the same, and changes nothing in either company', async () => {
    await newLevel('XEM-MOI', 'Bậc chỉ có ở Hai')
    await both.call('levels.store', {
      body: { code: 'XEM-KHAC', name: 'Bậc xem', level_group: 'trade', rank: 1 },
    })
    await newLevel('XEM-KHAC', 'Bậc xem', 2)
    const before = [await print(1), await print(2)]
    const { body } = await both.call('catalogues.preview', { body: { catalogue: 'levels', ...fromTwo } })
    const found = new Map(body.data.items.map((item) => [item.key, item]))
    expect(found.get('XEM-MOI')).toMatchObject({ state: 'new', name: 'Bậc chỉ có ở Hai' })
    expect(found.get('XEM-KHAC')).toMatchObject({
      state: 'changed',
      changes: [{ title: 'Thứ bậc', before: '1', after: '2' }],
    })
    expect(found.get('TC')).toMatchObject({ state: 'unchanged', changes: [], errors: [] })
    expect([await print(1), await print(2)]).toEqual(before)
  })

  test('says of an item what it would need here first', async () => {
    const group = { code: 'NHOM-HAI', name: 'Nhóm chỉ có ở Hai' }
    const { body: made } = await theirs.call('certificateGroups.store', { body: group })
    const group_id = made.data.certificate_group.id
    await theirs.call('certificates.store', { body: { name: 'Thẻ của Hai', group_id } })
    const asked = { catalogue: 'certificates', ...fromTwo } as const
    const { body } = await both.call('catalogues.preview', { body: asked })
    const sentence = 'Nhóm chứng chỉ "Nhóm chỉ có ở Hai" không có trong danh mục.'
    expect(body.data.items.find(({ key }) => key === 'Thẻ của Hai')).toMatchObject({
      state: 'wrong',
      errors: [sentence],
    })
    const refused = await both.call('catalogues.copy', { body: { ...asked, keys: ['Thẻ của Hai'] } })
    expect(refused).toMatchObject({ status: 400, body: { errors: { keys: [`Thẻ của Hai: ${sentence}`] } } })

    await both.call('catalogues.copy', {
      body: { catalogue: 'certificateGroups', ...fromTwo, keys: ['NHOM-HAI'] },
    })
    const copied = await both.call('catalogues.copy', { body: { ...asked, keys: ['Thẻ của Hai'] } })
    expect(copied.body.data.import).toMatchObject({ new: 1, wrong: 0 })
    const query = { include: ['group' as const], search: { value: 'the cua hai' } }
    const { certificates } = (await both.call('certificates.list', { query })).body.data
    expect(certificates).toMatchObject([{ group: { name: 'Nhóm chỉ có ở Hai' } }])
    expect(certificates[0]?.group_id).not.toBe(group_id)
  })
})

describe('a copy', () => {
  test('takes the chosen items only, and is taken back as a whole', async () => {
    await newLevel('LAY-1', 'Bậc lấy một')
    await newLevel('LAY-2', 'Bậc lấy hai')
    const theirsBefore = await print(2)
    const { body } = await copyLevels(['LAY-1'])
    expect(body.data.import).toMatchObject({ new: 1, changed: 0, wrong: 0 })
    expect(await levelHere('LAY-1')).toMatchObject({ name: 'Bậc lấy một', version: 1 })
    expect(await levelHere('LAY-2')).toBeUndefined()
    await both.call('levels.undoImport', { path: { id: body.data.import.id ?? 0 } })
    expect(await levelHere('LAY-1')).toBeUndefined()
    expect(await print(2)).toEqual(theirsBefore)
  })

  test('is all or nothing', async () => {
    await newLevel('GOP-1', 'Bậc gộp')
    await newLevel('GOP-2', 'Bậc trùng tên')
    await both.call('levels.store', {
      body: { code: 'GOP-X', name: 'Bậc trùng tên', level_group: 'trade', rank: 1 },
    })
    const answer = await copyLevels(['GOP-1', 'GOP-2'])
    expect(answer).toMatchObject({
      status: 400,
      body: { errors: { keys: ['GOP-2: Tên trình độ đã tồn tại.'] } },
    })
    expect(await levelHere('GOP-1')).toBeUndefined()
  })

  test('of what is not there any more is refused', async () => {
    expect(await copyLevels(['TC', 'KHONG-CO'])).toMatchObject({
      status: 400,
      body: { errors: { keys: [expect.stringContaining('không còn')] } },
    })
  })

  test('leaves a line in the trail that says what came from where', async () => {
    await newLevel('VET-1', 'Bậc để lại vết')
    await copyLevels(['VET-1'])
    const filter = { operation: { operator: 'equal' as const, value: 'catalogues.copy' } }
    const { body } = await both.call('auditTrail.list', { query: { filter } })
    expect(body.data.audit_trail[0]?.detail).toEqual({
      catalogue: 'levels',
      from_company_id: 2,
      keys: ['VET-1'],
    })
  })
})

describe('the wall between the companies', () => {
  const asked = { catalogue: 'levels' as const, ...fromTwo, keys: ['TC'] }

  async function answersOf(person: Person) {
    const { catalogue, from_company_id } = asked
    const { body } = await person.call('catalogues.companies', { query: { catalogue } })
    const preview = await person.call('catalogues.preview', { body: { catalogue, from_company_id } })
    const copy = await person.call('catalogues.copy', { body: asked })
    return [body.data?.companies?.map(({ id }) => id), preview.status, copy.status]
  }

  test('opens for who may read there and write here', async () => {
    const reader = await newcomer(api, {
      login: 'doc.hai',
      companies: { 1: [['level_edit', 'company']], 2: [['level_access', 'company']] },
    })
    expect(await answersOf(reader)).toEqual([[2], 200, 200])
  })

  test.each<[string, Parameters<typeof newcomer>[1]['companies'], unknown[]]>([
    ['a stranger to that company', { 1: everyPermission }, [[], 404, 404]],
    ['a member of it without the right to read there', { 1: everyPermission, 2: [] }, [[], 404, 404]],
    [
      'who may read only his units there',
      { 1: everyPermission, 2: [['level_access', 'unit']] },
      [[], 404, 404],
    ],
    [
      'who may read another catalogue there',
      { 1: everyPermission, 2: [['training_access', 'company']] },
      [[], 404, 404],
    ],
    [
      'who may only read here',
      { 1: [['level_access', 'company']], 2: everyPermission },
      [undefined, 403, 403],
    ],
    [
      'who may write another catalogue here',
      { 1: [['training_edit', 'company']], 2: everyPermission },
      [undefined, 403, 403],
    ],
    [
      'who may write here for his units only',
      { 1: [['level_edit', 'unit']], 2: everyPermission },
      [undefined, 403, 403],
    ],
  ])('stays shut for %s', async (who, companies, answers) => {
    const before = await print(1)
    const login = who.replaceAll(' ', '-').toLowerCase()
    expect(await answersOf(await newcomer(api, { login, companies }))).toEqual(answers)
    expect(await print(1)).toEqual(before)
  })

  test('stays shut for a membership that has ended', async () => {
    const person = await newcomer(api, {
      login: 'da.roi',
      companies: { 1: everyPermission, 2: everyPermission },
    })
    const end = 'update memberships set is_active = false where user_id = $1 and company_id = 2'
    await api.db.superuser.query(end, [person.userId])
    expect(await answersOf(person)).toEqual([[], 404, 404])
  })

  test('knows no way to copy a company from itself', async () => {
    const own = await both.call('catalogues.preview', { body: { catalogue: 'levels', from_company_id: 1 } })
    expect(own.status).toBe(404)
  })

  test('shows nothing of the own company while it reads the other one', async () => {
    await both.call('levels.store', {
      body: { code: 'CHI-MOT', name: 'Chỉ ở Một', level_group: 'trade', rank: 1 },
    })
    const { body } = await both.call('catalogues.preview', { body: { catalogue: 'levels', ...fromTwo } })
    expect(body.data.items.map(({ key }) => key)).not.toContain('CHI-MOT')
  })
})
