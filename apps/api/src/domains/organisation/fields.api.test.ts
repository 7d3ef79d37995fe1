import { beforeAll, describe, expect, test } from 'vitest'
import { apiForFile, type Person } from '../../testing/api.ts'

const api = apiForFile()
let hr: Person
beforeAll(async () => {
  hr = await api.as('hrOfOne')
})

let made = 0
async function field(parent_id: number | null = null, name?: string): Promise<number> {
  made += 1
  const body = { code: `LV${made}`, name: name ?? `Lĩnh vực ${made}`, parent_id }
  return (await hr.call('fields.store', { body })).body.data.field.id
}

const move = (id: number, parent_id: number | null) =>
  hr.call('fields.update', { path: { id }, body: { parent_id } })
const shown = async (id: number) => (await hr.call('fields.show', { path: { id } })).body.data.field
const loop = 'Lĩnh vực không được thuộc chính nó hoặc lĩnh vực bên dưới nó, và sâu tối đa 6 cấp.'

describe('the tree of fields', () => {
  test('lists each field after the one above it, with the way to it', async () => {
    const top = await field(null, 'An toàn')
    await field(null, 'Nghiệp vụ')
    await field(top, 'PCCC')
    const { fields } = (await hr.call('fields.list', { query: { search: { value: 'an toan' } } })).body.data
    expect(fields.map(({ name }) => name)).toEqual(['An toàn'])
    const all = (await hr.call('fields.list')).body.data.fields.map(({ path }) => path)
    expect(all.filter((path) => /^(An toàn|Nghiệp vụ)/.test(path))).toEqual([
      'An toàn',
      'An toàn › PCCC',
      'Nghiệp vụ',
    ])
  })

  test('takes what is below along when a field moves', async () => {
    const [from, to] = [await field(), await field()]
    const child = await field(from)
    const grandchild = await field(child)
    expect((await move(from, to)).status).toBe(200)
    expect([(await shown(from)).depth, (await shown(child)).depth, (await shown(grandchild)).depth]).toEqual([
      2, 3, 4,
    ])
  })

  test('has no loops', async () => {
    const top = await field()
    const below = await field(await field(top))
    for (const parent of [top, below])
      expect(await move(top, parent)).toMatchObject({ status: 400, body: { errors: { parent_id: [loop] } } })
    expect((await shown(top)).parent_id).toBeNull()
  })

  test('has no loops though two move at once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [one, other] = [await field(), await field()]
      const answers = await Promise.all([move(one, other), move(other, one)])
      expect(answers.filter(({ status }) => status === 200).length).toBeLessThan(2)
      const parents = [(await shown(one)).parent_id, (await shown(other)).parent_id]
      expect(parents).toContain(null)
    }
  })

  test('is six deep at most', async () => {
    let last: number | null = null
    for (let depth = 1; depth <= 6; depth += 1) last = await field(last)
    const answer = await hr.call('fields.store', { body: { code: 'SAU', name: 'Quá sâu', parent_id: last } })
    expect(answer).toMatchObject({ status: 400, body: { errors: { parent_id: [loop] } } })
  })

  test('knows no parent of another company', async () => {
    const refusal = { status: 400, body: { errors: { parent_id: ['Thuộc lĩnh vực không tồn tại.'] } } }
    for (const parent_id of [131, 999_999])
      expect(
        await hr.call('fields.store', { body: { code: 'NGOAI', name: 'Ngoài', parent_id } }),
      ).toMatchObject(refusal)
  })

  test('keeps a field that others hang below', async () => {
    const top = await field()
    await field(top)
    expect((await hr.call('fields.destroy', { path: { id: top } })).status).toBe(409)
  })
})

test('everybody of the company reads the fields', async () => {
  expect((await (await api.as('employee')).call('fields.list')).body.data.fields.length).toBeGreaterThan(1)
})
